// odds.tsx: the odds of reaching a goal with the dice.
import { percent, percentAtLeast } from '../../i18n/numbers';
import { tr } from '../../i18n/tr';
import type { Goal, State } from '../../engine/types';
import { Button } from '../../ui/button';
import { MoveText } from '../../ui/move-text';
import type { Match } from '../../match/match';
import { viewOf } from '../../games/registry';
import { useOdds } from '../chances';
import { sentence, title } from '../text';

export const chanceOf = ({ low, high, exact }: Goal) =>
  exact || high - low < 0.0005 ? percent(low) : tr('at least %s', percentAtLeast(low));

// A place is shown by what lies there.
interface GoalProps {
  game: string;
  state: State;
  goal: Goal;
  onAdvice(): void;
  onExactly(): void;
}
function GoalOdds({ game, state, goal, onAdvice, onExactly }: GoalProps) {
  return (
    <li class="play-odd">
      <p class="play-odd-line">
        <span>
          {goal.title.startsWith(`${goal.name},`) && (
            <>
              <MoveText game={game} text={goal.name} state={state} />{' '}
            </>
          )}
          {title(goal.title)}
        </span>
        <b title={goal.text}>{chanceOf(goal)}</b>
      </p>
      <meter
        class="play-meter"
        min={0}
        max={1}
        value={goal.low}
        aria-label={tr('The chance of %s', goal.title)}
      />
      <div class="play-row">
        {goal.advice && (
          <Button onClick={onAdvice}>
            {tr('Best:')} <MoveText game={game} text={goal.advice} />
          </Button>
        )}
        {!goal.exact && <Button onClick={onExactly}>{tr('Work it out exactly')}</Button>}
      </div>
    </li>
  );
}

export function OddsPanel({ match }: { match: Match }) {
  const { goals, error } = useOdds(match);
  if (!match.turn.canAct.value) return <p>{tr('Odds are available on your turn.')}</p>;
  if (match.situation.value.draft.whole)
    return <p>{tr('Your move is ready. Confirm it or undo.')}</p>;
  if (error) return <p>{sentence(error)}</p>;
  if (!goals)
    return (
      <p role="status" class="play-busy">
        {tr('Working out the odds')}
      </p>
    );
  if (!goals.length)
    return (
      <p>{tr('No odds to show here. They are available when your next dice decide something.')}</p>
    );
  return (
    <>
      <p class="play-soft">{viewOf(match.game).chances?.about()}</p>
      <ul class="play-odds">
        {goals.map((goal) => (
          <GoalOdds
            key={goal.name}
            game={match.game}
            state={match.situation.value.state}
            onAdvice={() => match.draft.type(goal.advice)}
            goal={goal}
            onExactly={() => match.odds.requestExact(goal.name)}
          />
        ))}
      </ul>
    </>
  );
}
