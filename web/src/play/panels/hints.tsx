// hints.tsx: the best moves and why; taking one makes it the draft.
import { useEffect, useState } from 'preact/hooks';
import { Stopped } from '../../engine/engine';
import { percent } from '../../i18n/numbers';
import { tr } from '../../i18n/tr';
import type { HintMove } from '../../engine/types';
import { Button } from '../../ui/button';
import { Remark, MoveText } from '../../ui/move-text';
import type { Match } from '../../match/match';
import { RuleLink, sentence } from '../text';

// Requests a hint whenever the position or draft changes.
function useHint(match: Match) {
  const [error, setError] = useState('');
  const { step, draft } = match.situation.value;
  const wanted = match.turn.canAct.value && !draft.whole;
  useEffect(() => {
    if (!wanted) return;
    let cancelled = false;
    const { record } = match.app.session.do<{ record: string }>('record');
    setError('');
    match.hints.set(null);
    match.hints.searches++;
    match.app.engine
      .hint(record, draft.text)
      .then(
        (hint) => cancelled || match.hints.set(hint),
        (reason: Error) => cancelled || reason instanceof Stopped || setError(reason.message),
      )
      .finally(() => match.hints.searches--);
    return () => void (cancelled = true);
  }, [match, step, draft.text, wanted]);
  return error;
}

// On a phone the panel covers the table and closes to show it.
const panelIsBeside = () => matchMedia('(min-width: 1100px)').matches;
function show(match: Match, move: HintMove) {
  match.hints.marked.value = move.things;
  if (!panelIsBeside()) match.overlay.show('');
}

function putTogether(match: Match, move: HintMove) {
  if (match.draft.type(move.text) && !panelIsBeside()) match.overlay.show('');
}

interface MoveProps {
  game: string;
  move: HintMove;
  best: boolean;
  marked: boolean;
  onShow(): void;
  onPutTogether(): void;
}
function Move({ game, move, best, marked, onShow, onPutTogether }: MoveProps) {
  return (
    <li class="play-hint">
      <p>
        <b>
          <MoveText game={game} text={move.text} />
        </b>
      </p>
      <p class="play-soft">
        {tr('Wins %s of games like this.', percent(move.win))}
        {!best &&
          move.loss > 0.0005 &&
          ` ${tr('%s fewer than with the best move.', percent(move.loss))}`}
      </p>
      {move.reason && (
        <p>
          <Remark game={game} text={sentence(move.reason)} />
        </p>
      )}
      <div class="play-row">
        <Button pressed={marked} onClick={onShow}>
          {tr('Show it')}
        </Button>
        <Button onClick={onPutTogether}>{tr('Put it together')}</Button>
      </div>
    </li>
  );
}

export function HintsPanel({ match }: { match: Match }) {
  const error = useHint(match);
  if (error) return <p>{tr('There is no hint now: %s', sentence(error))}</p>;
  if (!match.turn.canAct.value) return <p>{tr('Hints are for a person whose turn it is.')}</p>;
  if (match.situation.value.draft.whole)
    return <p>{tr('Your move is put together. Take a part back to see other moves.')}</p>;
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
            best={at === 0}
            marked={match.hints.marked.value === move.things}
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
