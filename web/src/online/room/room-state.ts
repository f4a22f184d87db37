// room-state.ts: reads the state of a table, and applies events to it by the module.
import { Refusal, type Session } from '../../engine/session';
import { isTaken, type Brief, type Details, type TableEvent } from '../types';

// The host is the first person's seat; 0: nobody sits there.
export const hostOf = (details: Brief) => details.seats.findIndex(isTaken) + 1;

// Other players with a seat who do not have the table open.
export const absentNames = ({ seats }: Brief, own: number) =>
  seats
    .filter((seat, at) => isTaken(seat) && !seat.here && at + 1 !== own)
    .map(({ name }) => name)
    .join(', ');

// The players themselves ended the game: one resigned, or all agreed to.
export const endedByPlayers = ({ why }: Details) => why === 'agreed' || why === 'resigned';
// The players still talk after the end of a game, but not at a table that others have closed.
export const canTalk = (details: Details) => details.state !== 'closed' || endedByPlayers(details);

// The only other player, if that is a person who still plays: whoever resigns loses to them. 0: none.
export function opponentOf({ seats }: Brief, own: number): number {
  const other = seats[2 - own];
  return seats.length === 2 && other && isTaken(other) && !other.left ? 3 - own : 0;
}

// The table after these events; null if they do not fit it.
export function applyEvents(
  session: Session,
  table: Details,
  events: TableEvent[],
): Details | null {
  try {
    const change = session.do<Partial<Details>>('room', JSON.stringify({ table, events }));
    const clocks = events.filter((event) => event.clocks).at(-1)?.clocks ?? table.clocks;
    const winners = events.find((event) => event.winners)?.winners ?? table.winners;
    return { ...table, ...change, clocks, winners };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
