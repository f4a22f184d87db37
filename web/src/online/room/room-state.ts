// room-state.ts: what is known of a table, folded from its events.
import type { Details, SeatBrief, TableEvent } from '../types';

const nobody: SeatBrief = { name: '', player: '', here: false, away: false };
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

function withSeat(details: Details, event: TableEvent, change: Partial<SeatBrief>): Details {
  const seats = details.seats.map((seat, at) =>
    at + 1 === event.seat ? { ...seat, ...change } : seat,
  );
  return { ...details, seats, free: seats.filter(isFree).length };
}
function withEntropy(
  details: Details,
  event: TableEvent,
  change: { promise?: string; bytes?: string },
): Details {
  return {
    ...details,
    entropy: details.entropy.map((one, at) =>
      at + 1 === event.seat ? { ...one, ...change } : one,
    ),
  };
}
const forgetful = (details: Details): Details => ({
  ...details,
  entropy: details.entropy.map(() => ({})),
});

const folds: Record<string, (details: Details, event: TableEvent) => Details> = {
  sat: (details, event) =>
    withEntropy(
      withSeat(details, event, { ...nobody, name: event.name ?? '', here: true }),
      event,
      { promise: event.entropy || undefined, bytes: undefined },
    ),
  player: (details, event) =>
    withEntropy(withSeat(details, event, { ...nobody, player: event.player ?? '' }), event, {
      promise: undefined,
      bytes: undefined,
    }),
  free: (details, event) =>
    withEntropy(withSeat(details, event, nobody), event, { promise: undefined, bytes: undefined }),
  call: (details, event) => ({ ...details, state: 'reveal', deadline: event.at + 120000 }),
  seed: (details, event) => ({
    ...forgetful(details),
    state: 'open',
    deadline: 0,
    commitment: event.commitment ?? '',
  }),
  promise: (details, event) =>
    withEntropy(details, event, { promise: event.entropy, bytes: undefined }),
  reveal: (details, event) => withEntropy(details, event, { bytes: event.entropy }),
  begin: (details, event) => ({ ...details, state: 'on', at: event.n }),
  chance: (details, event) => ({ ...details, at: event.n }),
  move: (details, event) => ({ ...details, at: event.n }),
  away: (details, event) => withSeat(details, event, { away: true }),
  back: (details, event) => withSeat(details, event, { away: false }),
  over: (details, event) => ({
    ...details,
    state: 'over',
    deadline: 0,
    winners: event.winners ?? [],
    scores: event.scores ?? [],
    seed: event.seed,
  }),
  closed: (details) => ({ ...details, state: 'closed', deadline: 0 }),
  rematch: (details, event) => ({ ...details, rematch: event.table }),
};

export function fold(details: Details, event: TableEvent): Details {
  const timed = {
    ...details,
    n: event.n,
    deadline: event.deadline ?? details.deadline,
    clocks: event.clocks ?? details.clocks,
  };
  return folds[event.kind]?.(timed, event) ?? timed;
}
