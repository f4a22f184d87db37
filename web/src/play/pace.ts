// pace.ts: how long an event stays on the screen before the next is told.
import type { Speed } from '../core/settings';
import type { GameEvent } from '../core/types';

// A person reads about twenty letters a second; nobody should wait for a long line for ever.
const perLetter = 28;
const shortest = 900;
const longest = 3200;
const fast = 0.4;

// Milliseconds; 0: it is not shown by itself.
export function dwell(event: GameEvent, speed: Speed): number {
  if (speed === 'off') return 0;
  const normal = Math.min(longest, Math.max(shortest, event.text.length * perLetter));
  return speed === 'fast' ? normal * fast : normal;
}
