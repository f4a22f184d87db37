// hints.ts: the best moves for the position, and the things one of them points at.
import { signal } from '@preact/signals';
import type { Hint, ThingName } from '../engine/types';

export type Hints = ReturnType<typeof createHints>;

export function createHints() {
  const hint = signal<Hint | null>(null),
    marked = signal<readonly ThingName[]>([]);
  let position = '';
  return {
    hint,
    marked,
    searches: 0, // number in progress
    // The hint for this position with its draft, if it was asked for.
    of: (wanted: string) => (position === wanted ? hint.value : null),
    set(next: Hint | null, of = '') {
      position = of;
      hint.value = next;
      marked.value = next?.moves[0]?.things ?? [];
    },
  };
}
