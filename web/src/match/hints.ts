// hints.ts: the best moves for the position, and the things one of them points at.
import { signal } from '@preact/signals';
import type { Hint, ThingName } from '../engine/types';

export type Hints = ReturnType<typeof createHints>;

export function createHints() {
  const hint = signal<Hint | null>(null),
    marked = signal<readonly ThingName[]>([]);
  return {
    hint,
    marked,
    searches: 0, // number in progress
    set(next: Hint | null) {
      hint.value = next;
      marked.value = next?.moves[0]?.things ?? [];
    },
  };
}
