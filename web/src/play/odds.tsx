// odds.tsx: how likely it is to get there with the dice.
import { useEffect, useState } from 'preact/hooks';
import { Stopped } from '../core/mind';
import { percent } from '../core/figures';
import { say } from '../core/say';
import type { Goal } from '../core/types';
import { Button } from '../ui/button';
import type { Model } from './model';
import { sentence } from './words';

interface Odds { goals: Goal[] | null; error: string }

// The odds of the position with its draft; they are asked for again when that changes.
export function useOdds(model: Model): Odds & { exactly(goal: string): void } {
  const [odds, setOdds] = useState<Odds>({ goals: null, error: '' });
  const { step, draft } = model.situation;
  const ask = (goal: string, heed: () => boolean) => {
    const { record } = model.app.session.do<{ record: string }>('record');
    model.app.mind.odds(record, draft.text, goal).then(
      ({ goals }) => heed() && setOdds((before) => ({ error: '', goals: goal ? merge(before.goals, goals) : goals })),
      (error: Error) => heed() && !(error instanceof Stopped) && setOdds({ goals: null, error: error.message }));
  };
  useEffect(() => {
    let gone = false;
    setOdds({ goals: null, error: '' });
    if (model.free && !draft.whole) ask('', () => !gone);
    return () => void (gone = true);
  }, [model, step, draft.text, model.free]);
  return { ...odds, exactly: (goal) => ask(goal, () => model.situation.step === step) };
}

const merge = (all: Goal[] | null, better: Goal[]) =>
  (all ?? []).map((goal) => better.find(({ name }) => name === goal.name) ?? goal);

const chanceOf = ({ low, high, exact }: Goal) =>
  (exact || high - low < 0.0005 ? percent(low) : say('at least %s', percent(low)));

function One({ model, goal, onExactly }: { model: Model; goal: Goal; onExactly(): void }) {
  return (
    <li class="play-odd">
      <p class="play-odd-line"><span>{goal.title}</span><b title={goal.text}>{chanceOf(goal)}</b></p>
      <meter class="play-meter" min={0} max={1} value={goal.low} aria-label={say('The chance of %s', goal.title)} />
      <div class="play-row">
        {goal.advice && <Button onClick={() => model.type(goal.advice)}>{say('Best: %s', goal.advice)}</Button>}
        {!goal.exact && <Button onClick={onExactly}>{say('Work it out exactly')}</Button>}
      </div>
    </li>
  );
}

export function OddsPanel({ model }: { model: Model }) {
  const { goals, error, exactly } = useOdds(model);
  if (!model.free || model.situation.draft.whole) return <p>{say("Odds are shown when it is a person's turn to choose.")}</p>;
  if (error) return <p>{sentence(error)}</p>;
  if (!goals) return <p role="status" class="play-busy">{say('Working out the odds')}</p>;
  if (!goals.length) return <p>{say('Nothing depends on dice here.')}</p>;
  return (
    <ul class="play-odds">
      {goals.map((goal) => <One key={goal.name} model={model} goal={goal} onExactly={() => exactly(goal.name)} />)}
    </ul>
  );
}
