// turn-time.ts: how long the events of a turn are shown. However many there are, the turn gets no more
// than its share of the time that all others together may take.
import type { GameEvent } from '../engine/types';

// Milliseconds at normal speed.
const rounds = [9000, 7600, 6600], // for the turns of one other player, of two, of more
  betweenTurns = 1300; // what happens in nobody's turn, such as everybody's roll
export const longest = 1500; // for one event
const shortest = 240; // at any speed: less is not seen
const expected = 3; // more events of a turn that is not over

export const turnTime = (seat: number, others: number) =>
  seat === 0
    ? betweenTurns
    : rounds[Math.max(1, Math.min(others, rounds.length)) - 1] / Math.max(1, others);

// New words count most, then dice that fall.
function weightOf(event: GameEvent, before: GameEvent | null, ends: boolean): number {
  const words = before?.turn.first === event.turn.first ? before.turn.summary : '';
  if (ends || event.turn.summary !== words) return 3;
  return event.dice > 0 ? 2 : 1;
}

// How long to show the first of these events, in `left` milliseconds for the rest of its turn. If
// they are too many, those that matter least are not shown by themselves: 0.
export function displayTime(
  [event, ...rest]: readonly GameEvent[],
  before: GameEvent | null,
  left: number,
): number {
  const turn = [event, ...rest.filter((one) => one.turn.first === event.turn.first)];
  const open = event.turn.seat > 0 && !turn[turn.length - 1].turn.over;
  const weights = turn.map((one, at) =>
    weightOf(one, at > 0 ? turn[at - 1] : before, one.turn.over),
  );
  for (let least = 1; least <= 3; least++) {
    const sum = weights.reduce(
      (all, weight) => all + (weight < least ? 0 : weight),
      open ? expected : 0,
    );
    if (weights[0] < least) return 0;
    const time = (left * weights[0]) / sum;
    if (time >= shortest) return time;
  }
  return shortest;
}
