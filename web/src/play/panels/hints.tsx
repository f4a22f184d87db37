// hints.tsx: the best moves and why; taking one makes it the draft.
import { useEffect, useState } from 'preact/hooks';
import { Stopped } from '../../engine/engine';
import { percent } from '../../i18n/numbers';
import { tr } from '../../i18n/tr';
import type { Goal, HintMove } from '../../engine/types';
import { Button } from '../../ui/button';
import { Remark, MoveText } from '../../ui/move-text';
import type { Match } from '../../match/match';
import { useOdds } from '../chances';
import { RuleLink, sentence } from '../text';
import { positionOf } from '../tips';
import { chanceOf } from './odds';
import { isSheet } from './sheet';

const equal = 0.01; // of the games; less is within what a search can tell

// Requests a hint whenever the position or draft changes.
function useHint(match: Match) {
  const [error, setError] = useState('');
  const { step, draft } = match.situation.value;
  const wanted = match.turn.canAct.value && !draft.whole && !match.situation.value.follows;
  useEffect(() => {
    if (!wanted) return;
    let cancelled = false;
    setError('');
    match.hints.set(null);
    match.hints.searches++;
    match.app.engine
      .hint(match.state.record(), draft.text)
      .then(
        (hint) => cancelled || match.hints.set(hint, positionOf(match)),
        (reason: Error) => cancelled || reason instanceof Stopped || setError(reason.message),
      )
      .finally(() => match.hints.searches--);
    return () => void (cancelled = true);
  }, [match, step, draft.text, wanted]);
  return error;
}

function show(match: Match, move: HintMove) {
  match.hints.marked.value = [...move.things]; // anew, so that the table scrolls there again
  match.overlay.large.value = false;
}

// On a phone the panel covers the buttons, which come next.
function putTogether(match: Match, move: HintMove) {
  if (match.draft.type(move.text) && isSheet()) match.overlay.show('');
}

// What the move is the best for; then its reason alone would not say how much it helps.
const goalOf = (goals: Goal[] | null, move: HintMove) =>
  (goals ?? []).filter(({ advice }) => advice === move.text).sort((a, b) => b.low - a.low)[0];

interface MoveProps {
  game: string;
  move: HintMove;
  begun: string; // the draft that it goes on with
  goal: Goal | undefined;
  best: boolean;
  marked: boolean;
  onShow(): void;
  onPutTogether(): void;
}
function Move({ game, move, begun, goal, best, marked, onShow, onPutTogether }: MoveProps) {
  return (
    <li class="play-hint">
      <p>
        <b>
          <MoveText game={game} text={`${begun} ${move.text}`.trim()} />
        </b>
      </p>
      <p class="play-soft">
        {tr('Wins %s of games like this.', percent(move.win))}
        {!best &&
          ` ${
            move.loss < equal
              ? tr('About equal to the best move.')
              : tr('%s fewer than with the best move.', percent(move.loss))
          }`}
      </p>
      {move.reason && (
        <p>
          <Remark game={game} text={sentence(move.reason)} />
        </p>
      )}
      {goal && (
        <p>
          <Remark
            game={game}
            text={tr('With it your chance of %1$s is %2$s.', goal.name, chanceOf(goal))}
          />
        </p>
      )}
      <div class="play-row">
        <Button pressed={marked} onClick={onShow}>
          {tr('Show it')}
        </Button>
        <Button onClick={onPutTogether}>{tr('Choose this move')}</Button>
      </div>
    </li>
  );
}

export function HintsPanel({ match }: { match: Match }) {
  const error = useHint(match),
    { goals } = useOdds(match);
  if (match.situation.value.follows) return <p>{tr('There are no hints here.')}</p>;
  if (error) return <p>{tr('There is no hint now: %s', sentence(error))}</p>;
  if (!match.turn.canAct.value) return <p>{tr('Hints are available on your turn.')}</p>;
  if (match.situation.value.draft.whole)
    return <p>{tr('Your move is ready. Confirm it or undo.')}</p>;
  if (!match.hints.hint.value)
    return (
      <p role="status" class="play-busy">
        {tr('Looking for good moves')}
      </p>
    );
  if (!match.hints.hint.value.moves.length) return <p>{tr('There is nothing to choose now.')}</p>;
  return (
    <>
      <ol class="play-hints">
        {match.hints.hint.value.moves.map((move, at) => (
          <Move
            key={move.text}
            game={match.game}
            move={move}
            begun={match.situation.value.draft.text}
            goal={goalOf(goals, move)}
            best={at === 0}
            marked={match.hints.marked.value.join(' ') === move.things.join(' ')}
            onShow={() => show(match, move)}
            onPutTogether={() => putTogether(match, move)}
          />
        ))}
      </ol>
      <p class="play-soft">
        <RuleLink game={match.game} rule="">
          {tr('All rules')}
        </RuleLink>
      </p>
    </>
  );
}
