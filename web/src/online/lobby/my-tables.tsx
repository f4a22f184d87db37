// my-tables.tsx: the tables at which this device has a seat, and whose turn it is.
import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../../engine/types';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { getConnection } from '../connection';
import { Lost, Refused, type Ask } from '../requests';
import { forgetSeat, mySeats, seatsChanged, type MySeat } from '../my-seats';
import { namesIn } from '../terms';
import type { Details } from '../types';
import { useConnection } from '../hooks';

const maxLooked = 12; // tables asked about

async function fetchDetails(ask: Ask, { table, token }: MySeat): Promise<Details | null> {
  try {
    return (await ask<{ table: Details }>({ do: 'peek', table, token })).table;
  } catch (error) {
    if (error instanceof Refused && ['missing', 'forbidden'].includes(error.code))
      forgetSeat(table);
    if (error instanceof Lost) throw error;
    return null;
  }
}

// One request at a time, because of the server's request limit. Other players do not notice a peek.
function useDetails(seats: MySeat[]): Record<string, Details> {
  const [found, setFound] = useState<Record<string, Details>>({});
  const { kind } = useConnection();
  useEffect(() => {
    if (kind !== 'connected') return;
    let cancelled = false;
    const look = async () => {
      for (const seat of seats.slice(0, maxLooked)) {
        const details = await fetchDetails(getConnection().ask, seat);
        if (cancelled) return;
        if (details) setFound((before) => ({ ...before, [seat.table]: details }));
      }
    };
    look().catch(() => undefined);
    return () => void (cancelled = true);
  }, [kind, seats.map(({ table }) => table).join(' ')]);
  return found;
}

function stateWords(details: Details | undefined, seat: number): string {
  if (!details) return '';
  if (details.state === 'open' || details.state === 'reveal') return tr('not begun yet');
  if (details.state === 'over') return tr('over');
  if (details.state === 'closed') return tr('closed');
  return details.turn === seat
    ? tr('Your turn')
    : tr('%s is to act', details.seats[details.turn - 1]?.name || tr('a computer'));
}

interface RowProps {
  games: GameInfo[];
  seat: MySeat;
  details?: Details;
}
function Row({ games, seat, details }: RowProps) {
  const title = games.find(({ name }) => name === seat.game)?.title ?? tr('A table');
  const isTurn = details?.state === 'on' && details.turn === seat.seat;
  const names = details ? namesIn(games, details) : seat.name;
  return (
    <li class="home-saved">
      <a class="home-saved-link" href={linkTo('table', seat.table)}>
        <strong translate={false}>{title}</strong>
        <span>{names}</span>
        <span class={`home-saved-when ${isTurn ? 'online-turn' : ''}`}>
          {stateWords(details, seat.seat)}
        </span>
        <span class="home-saved-go">{tr('Go on')}</span>
      </a>
      {details && ['over', 'closed'].includes(details.state) && (
        <Button
          kind="bare"
          icon="trash"
          label={tr('Take this table off the list: %s', names)}
          onClick={() => forgetSeat(seat.table)}
        />
      )}
    </li>
  );
}

export function MyTables({ games }: { games: GameInfo[] }) {
  void seatsChanged.value; // rerenders when they change
  const seats = mySeats().filter(({ token, over }) => token && !over);
  const details = useDetails(seats);
  if (seats.length === 0) return null;
  return (
    <section class="home-games" aria-labelledby="online-my-tables">
      <h2 id="online-my-tables">{tr('Your tables')}</h2>
      <ul class="home-list">
        {seats.map((seat) => (
          <Row key={seat.table} games={games} seat={seat} details={details[seat.table]} />
        ))}
      </ul>
    </section>
  );
}
