// join.tsx: taking a free seat at a table.
import { useState } from 'preact/hooks';
import { createEntropy } from '../../engine/fair-dice';
import { tr } from '../../i18n/tr';
import { randomWord } from '../../storage/new-game';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/fields';
import { forgetSeat, mySeat, rememberName, saveSeat } from '../my-seats';
import { useNameForm } from '../name-form';
import { Refused } from '../requests';
import type { Room } from './room';

// A `join` keeps its id until it is answered: repeated, it leads to the same seat.
function beginJoin(table: string) {
  const known = mySeat(table);
  const id = known?.joining || randomWord(22),
    entropy = (known?.joining && known.thrown[0]) || createEntropy();
  saveSeat(table, { joining: id, thrown: [entropy] });
  return { id, entropy };
}
// `seat`: 0 for any. Throws what `ask` does.
export async function join(room: Room, name: string, seat: number) {
  const { table, connection, invitation, details } = room;
  const { id, entropy } = beginJoin(table);
  try {
    const answer = await connection.ask<{ seat: number; token: string }>({
      do: 'join',
      table,
      name,
      id,
      entropy: entropy.promise,
      ...(invitation ? { invite: invitation } : {}),
      ...(seat ? { seat } : {}),
    });
    rememberName(name);
    saveSeat(table, {
      token: answer.token,
      seat: answer.seat,
      name,
      game: details.value?.game.split(':')[0] ?? '',
      joining: '',
      pending: null,
      over: false,
    });
  } catch (error) {
    if (error instanceof Refused) forgetSeat(table);
    throw error;
  }
  await room.enter(false);
}

interface Props {
  free: number[]; // seats
  onJoin(name: string, seat: number): Promise<void>;
}
export function JoinForm({ free, onJoin }: Props) {
  const [chosen, setChosen] = useState(0);
  const isFree = free.includes(chosen);
  const { busy, onSubmit, nameField, otherError } = useNameForm((name) =>
    onJoin(name, isFree ? chosen : 0),
  );
  return (
    <form class="online-join" onSubmit={onSubmit} noValidate>
      {nameField}
      {free.length > 1 && (
        <ChoiceField
          title={tr('Seat')}
          value={String(isFree ? chosen : free[0])}
          onChange={(seat) => setChosen(Number(seat))}
          values={free.map((seat) => ({ value: String(seat), label: String(seat) }))}
        />
      )}
      {otherError && (
        <p class="field-error" role="alert">
          {otherError}
        </p>
      )}
      <Button kind="main" icon="people" submit idle={busy}>
        {tr('Take a seat')}
      </Button>
    </form>
  );
}
