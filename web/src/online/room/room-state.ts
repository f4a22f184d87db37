// room-state.ts: what is known of a table, which the module changes by events.
import { Refusal, type Session } from '../../engine/session';
import type { Details, SeatBrief, TableEvent } from '../types';

export const isTaken = (seat: SeatBrief) => seat.name !== '' && seat.player === '';
export const isFree = (seat: SeatBrief) => seat.name === '' && seat.player === '';

// The host is the first seat that a person sits in.
export const hostOf = (details: Details) => details.seats.findIndex(isTaken) + 1;

// Who has a seat and no page of the table open.
export const absentNames = ({ seats }: Details) =>
  seats
    .filter((seat) => isTaken(seat) && !seat.here)
    .map(({ name }) => name)
    .join(', ');

// What becomes of a table by these events; null if they do not fit it.
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
