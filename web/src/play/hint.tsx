// hint.tsx: the best moves now and why; one that is taken becomes the draft.
import { useEffect, useState } from 'preact/hooks';
import { Stopped } from '../core/mind';
import { percent } from '../core/figures';
import { say } from '../core/say';
import type { HintMove } from '../core/types';
import { Button } from '../ui/button';
import { Remark, ToldMove } from '../ui/told';
import type { Model } from './model';
import { RuleLink, sentence } from './words';

// Asks for a hint on the position with its draft, whenever that changes.
function useHint(model: Model) {
  const [error, setError] = useState('');
  const { step, draft } = model.situation;
  const wanted = model.free && !draft.whole;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const { record } = model.app.session.do<{ record: string }>('record');
    setError('');
    model.setHint(null);
    model.seeking++;
    model.app.mind.hint(record, draft.text).then(
      (hint) => gone || model.setHint(hint),
      (reason: Error) => gone || reason instanceof Stopped || setError(reason.message),
    ).finally(() => model.seeking--);
    return () => void (gone = true);
  }, [model, step, draft.text, wanted]);
  return error;
}

// On a phone the panel lies over the table: it makes room for what it shows.
const beside = () => matchMedia('(min-width: 1100px)').matches;
function show(model: Model, move: HintMove) {
  model.mark(move.things);
  if (!beside()) model.show('');
}

function putTogether(model: Model, move: HintMove) {
  if (model.type(move.text) && !beside()) model.show('');
}

function Move({ model, move, best }: { model: Model; move: HintMove; best: boolean }) {
  return (
    <li class="play-hint">
      <p><b><ToldMove game={model.situation.game} text={move.text} /></b></p>
      <p class="play-soft">
        {say('Wins %s of games like this.', percent(move.win))}
        {!best && move.loss > 0.0005 && ` ${say('%s fewer than with the best move.', percent(move.loss))}`}
      </p>
      {move.reason && <p><Remark game={model.situation.game} text={sentence(move.reason)} /></p>}
      <div class="play-row">
        <Button pressed={model.hinted === move.things} onClick={() => show(model, move)}>{say('Show it')}</Button>
        <Button onClick={() => putTogether(model, move)}>{say('Put it together')}</Button>
      </div>
    </li>
  );
}

export function HintPanel({ model }: { model: Model }) {
  const error = useHint(model);
  if (error) return <p>{say('There is no hint now: %s', sentence(error))}</p>;
  if (!model.free) return <p>{say('Hints are for a person whose turn it is.')}</p>;
  if (model.situation.draft.whole) return <p>{say('Your move is put together. Take a part back to see other moves.')}</p>;
  if (!model.hint) return <p role="status" class="play-busy">{say('Looking for good moves')}</p>;
  if (!model.hint.moves.length) return <p>{say('There is nothing to choose now.')}</p>;
  return (
    <>
      <ol class="play-hints">
        {model.hint.moves.map((move, at) => <Move key={move.text} model={model} move={move} best={at === 0} />)}
      </ol>
      <p class="play-soft"><RuleLink game={model.situation.game} rule="">{say('All rules')}</RuleLink></p>
    </>
  );
}
