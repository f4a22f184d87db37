// opening.ts: what is chosen before the first dice of a game fall. Who would rather roll than
// choose leaves it to the computer.
import type { GameEvent, Situation } from '../core/types';

// No round has begun, and nothing fell since somebody moved first.
export function isOpening({ round, lesson }: Situation, events: readonly GameEvent[]): boolean {
  const moved = events.findIndex(({ seat }) => seat > 0);
  return round === 0 && !lesson && (moved < 0 || events.slice(moved).every(({ seat }) => seat > 0));
}

// Where a word is all that it takes to go on, as "roll", nobody needs to be spared anything.
export const hasPlainWord = ({ choices }: Situation) =>
  choices.some(({ things }) => things.every((thing) => thing.startsWith('word:')));
