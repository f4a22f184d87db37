// paths.ts: how one gets from place to place in the dungeon over open floor. It is for drawings
// only: what can be reached the session says.
import type { SealsBoard } from '../state';

export type Near = Map<string, string[]>; // what lies next to each place

export function nearOf({ ways }: SealsBoard): Near {
  const near: Near = new Map();
  for (const [a, b] of ways) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  return near;
}

// For each place that is reached, the one before it on a shortest way; "" for the start. Where
// a place is closed a way can end, but not go on.
export function stepsFrom(
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

// The places of a shortest way, both ends included; [] when there is none.
export function wayBetween(
  near: Near,
  from: string,
  to: string,
  closed: (place: string) => boolean,
): string[] {
  const before = stepsFrom(near, from, closed);
  const way: string[] = [];
  if (before.has(to))
    for (let place = to; place; place = before.get(place) ?? '') way.unshift(place);
  return way;
}
