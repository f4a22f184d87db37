// paths.ts: paths through the dungeon over open floor. For drawing only: the session decides what
// can be reached.
import type { SealsBoard } from '../state';

export type Near = Map<string, string[]>; // neighbours of each place

export function nearOf({ ways }: SealsBoard): Near {
  const near: Near = new Map();
  for (const [a, b] of ways) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  return near;
}

// For each reached place, its predecessor on a shortest path; "" for the start. A path can end at a
// closed place but not pass it.
export function pathsFrom(
  near: Near,
  from: string,
  closed: (place: string) => boolean,
): Map<string, string> {
  const before = new Map<string, string>([[from, '']]);
  const queue = [from];
  for (const place of queue)
    for (const next of place !== from && closed(place) ? [] : (near.get(place) ?? []))
      if (!before.has(next)) {
        before.set(next, place);
        queue.push(next);
      }
  return before;
}
