// odds.tsx: how likely it is to get there with the dice.
import { useEffect } from 'preact/hooks';
import { percent, percentAtLeast } from '../core/figures';
import { say } from '../core/say';
import type { Goal } from '../core/types';
import { Button } from '../ui/button';
import { ToldMove } from '../ui/told';
import type { Model } from './model';
import type { Odds } from './oracle';
import { sentence, title } from './words';

// The odds of the position with its draft; they are asked for when that changes.
export function useOdds(model: Model): Odds {
  const { oracle, situation: { draft } } = model;
  const wanted = model.free && !draft.whole;
  useEffect(() => {
    if (wanted) oracle.seek();
  }, [oracle, oracle.place, wanted]);
  return oracle.odds;
}

const chanceOf = ({ low, high, exact }: Goal) =>
  (exact || high - low < 0.0005 ? percent(low) : say('at least %s', percentAtLeast(low)));

// Of a place it is told what lies there.
function One({ model, goal, onExactly }: { model: Model; goal: Goal; onExactly(): void }) {
  const { game, state } = model.situation;
  return (
    <li class="play-odd">
      <p class="play-odd-line"><span>{goal.title.startsWith(`${goal.name},`) && <><ToldMove game={game} text={goal.name} state={state} />{' '}</>}{title(goal.title)}</span><b title={goal.text}>{chanceOf(goal)}</b></p>
      <meter class="play-meter" min={0} max={1} value={goal.low} aria-label={say('The chance of %s', goal.title)} />
      <div class="play-row">
        {goal.advice && <Button onClick={() => model.type(goal.advice)}>{say('Best:')} <ToldMove game={game} text={goal.advice} /></Button>}
        {!goal.exact && <Button onClick={onExactly}>{say('Work it out exactly')}</Button>}
      </div>
    </li>
  );
}

export function OddsPanel({ model }: { model: Model }) {
  const { goals, error } = useOdds(model);
  if (!model.free || model.situation.draft.whole) return <p>{say("Odds are shown when it is a person's turn to choose.")}</p>;
  if (error) return <p>{sentence(error)}</p>;
  if (!goals) return <p role="status" class="play-busy">{say('Working out the odds')}</p>;
  if (!goals.length) return <p>{say('Nothing depends on dice here.')}</p>;
  return (
    <ul class="play-odds">
      {goals.map((goal) => <One key={goal.name} model={model} goal={goal} onExactly={() => model.oracle.exactly(goal.name)} />)}
    </ul>
  );
}
