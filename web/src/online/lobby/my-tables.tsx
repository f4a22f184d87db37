// my-tables.tsx: the tables at which this device has a seat, and whose turn it is.
import { useEffect, useState } from 'preact/hooks';
import type { GameInfo } from '../../engine/types';
import { linkTo } from '../../app/router';
import { tr, trPlural } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { getConnection } from '../connection';
import { Lost, Refused, type Ask } from '../requests';
import { forgetSeat, mySeats, saveRematchSeat, seatsChanged, type MySeat } from '../my-seats';
import { namesIn } from '../terms';
import { isTaken, type Details } from '../types';
import { useConnection } from '../hooks';
import { TableCard } from './table-card';

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

const pause = 10000, // milliseconds between looks for a rematch
  fresh = 3600000, // and after the end of a game
  maxEnded = 3; // games

// Others may want to play again after this player has left the table.
function useRematches() {
  const { kind } = useConnection();
  useEffect(() => {
    if (kind !== 'connected') return;
    const look = async () => {
      const ended = mySeats().filter(
        ({ token, over, again, changed }) =>
          token && over && !again && Date.now() - changed < fresh,
      );
      for (const seat of ended.slice(0, maxEnded)) {
        const details = await fetchDetails(getConnection().ask, seat);
        if (details?.rematch) saveRematchSeat(seat, details.rematch);
      }
    };
    const lookNow = () => void look().catch(() => undefined);
    lookNow();
    const timer = setInterval(lookNow, pause);
    return () => clearInterval(timer);
  }, [kind]);
}

// Who waits at the table of a rematch.
const whoWaits = ({ seats, state, rematch_of }: Details, own: number) =>
  rematch_of && state === 'open'
    ? seats.find((seat, at) => isTaken(seat) && seat.here && at + 1 !== own)
    : undefined;

function stateWords(details: Details, seat: number): string {
  const waits = whoWaits(details, seat);
  if (waits) return tr('%s wants to play again. Your seat is kept for you.', waits.name);
  if (details.state === 'open' && details.free > 0)
    return trPlural('Waiting for %d more player.', 'Waiting for %d more players.', details.free);
  if (details.state === 'open' || details.state === 'reveal') return tr('Everybody has a seat.');
  if (details.state === 'over') return tr('The game is over');
  if (details.state === 'closed') return tr('The table is closed.');
  return details.turn === seat
    ? tr('Your turn')
    : tr('%s is to move', details.seats[details.turn - 1]?.name || tr('a computer'));
}

interface RowProps {
  games: GameInfo[];
  seat: MySeat;
  details?: Details;
}
function Row({ games, seat, details }: RowProps) {
  const href = linkTo('table', seat.table);
  if (!details)
    return (
      <li class="table-card">
        <a class="table-card-link" href={href}>
          <span class="table-card-words">
            <strong translate={false}>
              {games.find(({ name }) => name === seat.game)?.title ?? tr('A table')}
            </strong>
            <span>{seat.name}</span>
          </span>
          <span class="home-saved-go table-card-go">{tr('Go on')}</span>
        </a>
      </li>
    );
  return (
    <TableCard
      games={games}
      brief={details}
      href={href}
      state={stateWords(details, seat.seat)}
      urgent={
        (details.state === 'on' && details.turn === seat.seat) ||
        whoWaits(details, seat.seat) !== undefined
      }
      go={tr('Go on')}
    >
      {['over', 'closed'].includes(details.state) && (
        <Button
          kind="bare"
          icon="trash"
          label={tr('Remove from the list: %s', namesIn(games, details))}
          onClick={() => forgetSeat(seat.table)}
        />
      )}
    </TableCard>
  );
}

export function MyTables({ games }: { games: GameInfo[] }) {
  useRematches();
  void seatsChanged.value; // rerenders when they change
  const seats = mySeats().filter(({ token, over }) => token && !over);
  const details = useDetails(seats);
  if (seats.length === 0) return null;
  return (
    <section class="home-games" aria-labelledby="online-my-tables">
      <h2 id="online-my-tables">{tr('Your tables')}</h2>
      <ul class="table-cards">
        {seats.map((seat) => (
          <Row key={seat.table} games={games} seat={seat} details={details[seat.table]} />
        ))}
      </ul>
    </section>
  );
}
