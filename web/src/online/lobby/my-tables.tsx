// my-tables.tsx: the tables where this device has a seat, and whose turn it is there.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../../app/app';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { Lost, Refused, getConnection, type Connection } from '../connection';
import { forgetSeat, mySeats, seatsChanged, type MySeat } from '../my-seats';
import { namesIn } from '../terms';
import type { Details } from '../types';
import { useConnection } from '../hooks';

const looked = 12; // tables that are asked about

async function lookAt(connection: Connection, { table, token }: MySeat): Promise<Details | null> {
  try {
    return (await connection.ask<{ table: Details }>({ do: 'peek', table, token })).table;
  } catch (error) {
    if (error instanceof Refused && ['missing', 'forbidden'].includes(error.code))
      forgetSeat(table);
    if (error instanceof Lost) throw error;
    return null;
  }
}

// One after the other, as a connection may ask so much at once. A peek is no presence: nobody there sees us come and go.
function useDetails(seats: MySeat[]): Record<string, Details> {
  const [known, setKnown] = useState<Record<string, Details>>({});
  const { kind } = useConnection();
  useEffect(() => {
    if (kind !== 'on') return;
    let gone = false;
    const look = async () => {
      for (const seat of seats.slice(0, looked)) {
        const details = await lookAt(getConnection(), seat);
        if (gone) return;
        if (details) setKnown((before) => ({ ...before, [seat.table]: details }));
      }
    };
    look().catch(() => undefined);
    return () => void (gone = true);
  }, [kind, seats.map(({ table }) => table).join(' ')]);
  return known;
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

function Row({ app, seat, details }: { app: App; seat: MySeat; details?: Details }) {
  const title = app.games.find(({ name }) => name === seat.game)?.title ?? tr('A table');
  const isTurn = details?.state === 'on' && details.turn === seat.seat;
  const names = details ? namesIn(app, details) : seat.name;
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

export function MyTables({ app }: { app: App }) {
  void seatsChanged.value; // drawn again when it changes
  const seats = mySeats().filter(({ token, over }) => token && !over);
  const details = useDetails(seats);
  if (seats.length === 0) return null;
  return (
    <section class="home-games" aria-labelledby="online-my-tables">
      <h2 id="online-my-tables">{tr('Your tables')}</h2>
      <ul class="home-list">
        {seats.map((seat) => (
          <Row key={seat.table} app={app} seat={seat} details={details[seat.table]} />
        ))}
      </ul>
    </section>
  );
}
