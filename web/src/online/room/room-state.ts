// room-state.ts: reads the state of a table, and applies events to it by the module.
import { Refusal, type Session } from '../../engine/session';
import type { Details, SeatBrief, TableEvent } from '../types';

export const isTaken = (seat: SeatBrief) => seat.name !== '' && seat.player === '';
export const isFree = (seat: SeatBrief) => seat.name === '' && seat.player === '';

// The host is the first person's seat.
export const hostOf = (details: Details) => details.seats.findIndex(isTaken) + 1;

// Players with a seat who do not have the table open.
export const absentNames = ({ seats }: Details) =>
  seats
    .filter((seat) => isTaken(seat) && !seat.here)
    .map(({ name }) => name)
    .join(', ');

// The table after these events; null if they do not fit it.
export function applyEvents(
  session: Session,
  table: Details,
  events: TableEvent[],
): Details | null {
  try {
    const change = session.do<Partial<Details>>('room', JSON.stringify({ table, events }));
    return { ...table, ...change };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
