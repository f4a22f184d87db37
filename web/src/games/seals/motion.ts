// motion.ts: what moved to get to a position, as told by the session (src/session/session.h).
import type { Scene } from '../view';

interface SealsMotion {
  path?: string[]; // the spaces that a figure passes to the seals it breaks
  roller?: number;
  rolled?: string[]; // "f3"
}

function motionsOf({ steps, isEvent, situation }: Scene): SealsMotion[] {
  const told = steps.map(({ event }) => event.motion);
  return (isEvent ? told : [...told, situation.draft.motion]) as SealsMotion[];
}

// The spaces from one to the other on the way of a figure, both included; [] if it did not walk.
export function wayBetween(scene: Scene, from: string, to: string): string[] {
  for (const { path = [] } of motionsOf(scene).reverse()) {
    const begin = path.indexOf(from),
      end = path.lastIndexOf(to);
    if (begin >= 0 && begin < end) return path.slice(begin, end + 1);
  }
  return [];
}

// The spaces on the way of the figures that moved.
export const pathsTold = (scene: Scene) => motionsOf(scene).flatMap(({ path = [] }) => path);

// Milliseconds, for a way of so many spaces.
export const walkTime = (spaces: number) => Math.min(1200, 280 + 100 * spaces);
// The camera goes first to what others do.
export const walkDelay = ({ isEvent }: Scene) => (isEvent ? 280 : 0);

// The dice of a seat that fell to get to the position.
export const rolledBy = ({ steps }: Scene, seat: number): string[] =>
  steps
    .map(({ event }) => event.motion as SealsMotion)
    .filter(({ roller }) => roller === seat)
    .flatMap(({ rolled = [] }) => rolled);
