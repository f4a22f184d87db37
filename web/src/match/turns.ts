// turns.ts: events put together to turns, as the log and the cards show them.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { GameEvent, Situation, Turn as Summary } from '../engine/types';
import type { Moment } from './state';

export interface Turn extends Summary {
  events: readonly GameEvent[];
  last: GameEvent;
}

// The same object for the same events.
const known = new WeakMap<GameEvent, Turn>();
function turnOf(events: readonly GameEvent[]): Turn {
  const last = events[events.length - 1];
  const turn = known.get(last) ?? { ...last.turn, events, last };
  known.set(last, turn);
  return turn;
}

// Where a turn begins: in the middle if its first events are not there.
function startOf(events: readonly GameEvent[], end: number) {
  let start = end - 1;
  while (start > 0 && events[start - 1].turn.first === events[end - 1].turn.first) start--;
  return start;
}

// From the latest to the first, as long as they are asked for.
function* backwards(events: readonly GameEvent[]) {
  for (let end = events.length; end > 0;) {
    const start = startOf(events, end);
    yield turnOf(events.slice(start, end));
    end = start;
  }
}

export const turnsOf = (events: readonly GameEvent[]): Turn[] => [...backwards(events)].reverse();

// What the others did since the player's own last turn: at most so many, the latest last.
function turnsOfOthers(events: readonly GameEvent[], own: number, most: number): Turn[] {
  const found: Turn[] = [];
  for (const turn of backwards(events)) {
    if (turn.seat === own && found.length) break;
    if (turn.seat !== own && turn.seat > 0 && (turn.summary || turn.dice)) found.unshift(turn);
    if (found.length === most) break;
  }
  return found;
}

interface Parts {
  situation: ReadonlySignal<Situation>;
  events: ReadonlySignal<readonly GameEvent[]>;
  playing: ReadonlySignal<Moment | null>;
  replaying: ReadonlySignal<boolean>;
}

export function createTurns({ situation, events, playing, replaying }: Parts) {
  // Moves may be made faster than they are shown.
  const shown = computed(() =>
    playing.value && !replaying.value
      ? events.value.slice(0, playing.value.event.event + 1)
      : events.value,
  );
  return {
    shown,
    // The turn of another player that is on screen now, as far as it has got.
    live: computed((): Turn | null => {
      const { waits, viewer } = situation.value,
        at = playing.value;
      const until = at ? events.value.slice(0, at.event.event + 1) : events.value;
      if (!at && waits !== 'computer' && waits !== 'elsewhere') return null;
      const [turn] = backwards(until);
      if (!turn || turn.seat === 0 || (!at && (turn.over || turn.seat === viewer))) return null;
      return at?.still ? { ...turn, summary: '', dice: '', points: 0, over: false } : turn;
    }),
    ofOthers: computed(() =>
      turnsOfOthers(
        shown.value,
        situation.value.viewer,
        Math.max(3, situation.value.seats.length - 1),
      ),
    ),
  };
}
