// odds.ts: the odds of the position with its draft, computed once for all users.
import { computed, signal } from '@preact/signals';
import type { App } from '../app/app';
import { Stopped } from '../engine/engine';
import type { Goal } from '../engine/types';
import type { MatchState } from './state';

interface Known {
  place: string;
  goals: Goal[] | null;
  error: string;
} // place: see below
const unknown: Known = { place: '', goals: null, error: '' };

const merge = (all: Goal[] | null, better: Goal[]) =>
  (all ?? []).map((goal) => better.find(({ name }) => name === goal.name) ?? goal);

export function createOdds({ engine }: App, state: MatchState) {
  const known = signal(unknown);
  // The position with its draft, as a key.
  const place = computed(() => {
    const { step, hash, draft } = state.situation.value;
    return `${step} ${hash} ${draft.text}`;
  });
  async function ask(goal: string) {
    const asked = place.value;
    const answer = (change: Omit<Known, 'place'>) => {
      if (known.value.place === asked) known.value = { place: asked, ...change };
    };
    try {
      const { goals } = await engine.odds(state.record(), state.situation.value.draft.text, goal);
      answer({ error: '', goals: goal ? merge(known.value.goals, goals) : goals });
    } catch (error) {
      if (!(error instanceof Stopped)) answer({ goals: null, error: (error as Error).message });
      else if (known.value.place === asked && !known.value.goals) known.value = unknown; // requested again by the next reader
    }
  }
  return {
    place,
    // Has neither goals nor an error while being computed.
    current: computed(() => (known.value.place === place.value ? known.value : unknown)),
    // Computes them, unless done or in progress.
    seek() {
      if (known.peek().place === place.peek()) return;
      known.value = { ...unknown, place: place.peek() };
      void ask('');
    },
    // Computes one goal exactly, however long it takes.
    seekExact: (goal: string) => void ask(goal),
  };
}
