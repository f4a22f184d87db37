// chances.tsx: the best chances of the dice, told of themselves where something depends on them.
import { say } from '../core/say';
import type { Goal } from '../core/types';
import type { Model } from './model';
import { chanceOf, useOdds } from './odds';

const told = 3;

// What is sure needs no dice, and what cannot be is no help.
const isOpen = ({ low, high }: Goal) => high > 0 && low < 1;

export function Chances({ model }: { model: Model }) {
  const { goals } = useOdds(model);
  const best = (goals ?? []).filter(isOpen).sort((a, b) => b.low - a.low).slice(0, told);
  if (!best.length || !model.free) return null;
  return (
    <p class="play-chances">
      <span>{say('Chances')}</span>
      {best.map((goal) => <span key={goal.name}>{goal.title} <b>{chanceOf(goal)}</b></span>)}
    </p>
  );
}
