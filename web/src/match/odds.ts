// odds.ts: the odds of the position with its draft, computed once for all users.
import { computed, signal } from '@preact/signals';
import type { App } from '../app/app';
import { Stopped } from '../engine/engine';
import type { Goal } from '../engine/types';
import type { MatchState } from './state';

interface Known {
  position: string; // with its draft, as a key
  goals: Goal[] | null;
  error: string;
}
const unknown: Known = { position: '', goals: null, error: '' };

const merge = (all: Goal[] | null, better: Goal[]) =>
  (all ?? []).map((goal) => better.find(({ name }) => name === goal.name) ?? goal);

export function createOdds({ engine }: App, state: MatchState) {
  const known = signal(unknown);
  const position = computed(() => {
    const { step, hash, draft } = state.situation.value;
    return `${step} ${hash} ${draft.text}`;
  });
  async function ask(goal: string) {
    const asked = position.value;
    const answer = (change: Omit<Known, 'position'>) => {
      if (known.value.position === asked) known.value = { position: asked, ...change };
    };
    try {
      const { goals } = await engine.odds(state.record(), state.situation.value.draft.text, goal);
      answer({ error: '', goals: goal ? merge(known.value.goals, goals) : goals });
    } catch (error) {
      if (!(error instanceof Stopped)) answer({ goals: null, error: (error as Error).message });
      else if (known.value.position === asked && !known.value.goals) known.value = unknown; // requested again by the next reader
    }
  }
  return {
    position,
    // Has neither goals nor an error while being computed.
    current: computed(() => (known.value.position === position.value ? known.value : unknown)),
    // Computes them, unless done or in progress.
    request() {
      if (known.peek().position === position.peek()) return;
      known.value = { ...unknown, position: position.peek() };
      void ask('');
    },
    // Computes one goal exactly, however long it takes.
    requestExact: (goal: string) => void ask(goal),
  };
}
