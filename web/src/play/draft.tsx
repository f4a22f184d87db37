// draft.tsx: the move that is being put together, in words, and what becomes of it.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../core/say';
import { Button } from '../ui/button';
import { namesOf } from '../ui/names';
import { dieWords, ToldMove } from '../ui/told';
import type { Model } from './model';

const guard = 250; // milliseconds in which a second tap on the same place makes no move

// A button that goes with the draft gives the focus up before anything changes: to take away what
// is focused has the page laid out at once, and again when all has changed.
const leaving = (act: () => void) => (event: Event) => {
  (event.currentTarget as HTMLElement).blur();
  act();
};

// Makes the move. A tap that still belonged to the last choice does not count.
function Confirm({ model }: { model: Model }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), guard);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button kind="main" icon="check" class="play-confirm" idle={!ready} onClick={leaving(() => ready && model.confirm())}>
      {say('Make the move')}
    </Button>
  );
}

// What was chosen, and what was picked for the next choice.
function Words({ model }: { model: Model }) {
  const { draft, game } = model.situation;
  const name = namesOf(model.app.session, game, model.picked);
  return (
    <p class="play-draft-words">
      <span>{draft.whole ? say('Your move:') : say('Your move so far:')}</span>
      {draft.text && <>{' '}<ToldMove game={game} text={draft.text} /></>}
      {model.picked.map((thing, at) => (
        <span key={at}> {dieWords(thing) ? <ToldMove game={game} text={dieWords(thing)} /> : name(thing) || thing}</span>
      ))}
    </p>
  );
}

export function Draft({ model }: { model: Model }) {
  const { draft, enough } = model.situation;
  const { picked } = model;
  if (!draft.count && !picked.length) return null;
  return (
    <div class="play-draft">
      <Words model={model} />
      <div class="play-row">
        <Button icon="close" label={say('Drop the whole move')} onClick={leaving(() => model.drop())} />
        <Button icon="back" class="play-back" onClick={() => model.back()}><span>{say('Back')}</span></Button>
        {picked.length > 0 && enough &&
          <Button kind="main" class="play-enough" onClick={leaving(() => model.all())}>{say('These, no more')}</Button>}
        {draft.whole && <Confirm key={draft.text} model={model} />}
      </div>
    </div>
  );
}
