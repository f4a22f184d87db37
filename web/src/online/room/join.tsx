// join.tsx: taking a free seat at a table.
import { useState } from 'preact/hooks';
import { randomWord } from '../../storage/new-game';
import { createEntropy } from '../../engine/fair-dice';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { ChoiceField, TextField } from '../../ui/fields';
import { errorText } from './request';
import type { RoomClient } from './room-client';
import { Refused } from '../connection';
import { forgetSeat, keepSeat, lastName, mySeat, rememberName, tidyName } from '../my-seats';
import { isFree } from './room-state';

// What is asked under one id until an answer comes: a `join` that is repeated leads to the same seat.
function begin(table: string) {
  const known = mySeat(table);
  const id = known?.joining || randomWord(22),
    thrown = (known?.joining && known.thrown[0]) || createEntropy();
  keepSeat(table, { joining: id, thrown: [thrown] });
  return { id, thrown };
}
// Throws what `ask` does.
export async function join(room: RoomClient, name: string, seat: number) {
  const { table, connection, invited, details } = room;
  const { id, thrown } = begin(table);
  try {
    const answer = await connection.ask<{ seat: number; token: string }>({
      do: 'join',
      table,
      name,
      id,
      entropy: thrown.promise,
      ...(invited ? { invite: invited } : {}),
      ...(seat ? { seat } : {}),
    });
    rememberName(name);
    keepSeat(table, {
      token: answer.token,
      seat: answer.seat,
      name,
      game: details?.game.split(':')[0] ?? '',
      joining: '',
      pending: null,
      over: false,
    });
  } catch (error) {
    if (error instanceof Refused) forgetSeat(table);
    throw error;
  }
}

export function JoinForm({ room }: { room: RoomClient }) {
  const [name, setName] = useState(lastName());
  const [seat, setSeat] = useState('');
  const [trouble, setTrouble] = useState<{ field: string; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const free = room.details!.seats.flatMap((one, at) => (isFree(one) ? [String(at + 1)] : []));
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    if (tidyName(name) === '')
      return setTrouble({ field: 'name', text: tr('Type the name that the others shall see.') });
    setBusy(true);
    try {
      await join(room, tidyName(name), free.includes(seat) ? Number(seat) : 0);
      await room.come(false);
    } catch (error) {
      setTrouble({ field: error instanceof Refused ? error.field : '', text: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="online-join" onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        title={tr('Your name')}
        value={name}
        longest={20}
        onChange={setName}
        error={trouble?.field === 'name' ? trouble.text : ''}
      />
      {free.length > 1 && (
        <ChoiceField
          title={tr('Seat')}
          value={free.includes(seat) ? seat : free[0]}
          onChange={setSeat}
          values={free.map((value) => ({ value, label: value }))}
        />
      )}
      {trouble && trouble.field !== 'name' && (
        <p class="field-error" role="alert">
          {trouble.text}
        </p>
      )}
      <Button kind="main" icon="people" submit idle={busy}>
        {tr('Sit down')}
      </Button>
    </form>
  );
}
