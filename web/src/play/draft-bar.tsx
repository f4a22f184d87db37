// draft-bar.tsx: the draft of a move: its text, the available words, and the buttons to confirm or
// undo.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import type { Scene, View } from '../games/view';
import type { Session } from '../engine/session';
import type { Situation, State, ThingName } from '../engine/types';
import { Button } from '../ui/button';
import { namesOf } from '../ui/thing-names';
import { Thing } from '../ui/thing';
import { MoveText } from '../ui/move-text';
import { keyOf } from './letter-keys';
import { notationOf } from '../games/registry';
import { secondTap, type Match } from '../match/match';
import { title } from './text';

// The remark of the single choice a thing stands for, to add to its button.
function remarkOf({ choices }: Situation, thing: ThingName) {
  const fitting = choices.filter((choice) => choice.things.includes(thing));
  return fitting.length === 1 && fitting[0].things.length === 1 ? fitting[0].remark : '';
}

interface ChoicesProps {
  scene: Scene;
  things: ThingName[];
  usual?: readonly ThingName[];
}
function Choices({ scene, things, usual }: ChoicesProps) {
  const { session, situation } = scene;
  const name = namesOf(session, situation.game, things);
  return (
    <div class="play-row play-choices">
      {things.map((thing) => {
        const remark = remarkOf(situation, thing);
        const words = title(name(thing) || thing.replace(/^[^:]*:/, ''));
        return (
          <Thing
            key={thing}
            as="button"
            scene={scene}
            name={thing}
            class={`button play-choice ${usual?.includes(thing) ? 'button-main' : ''}`}
            label={remark ? `${words}: ${remark}` : words}
          >
            <span>{words}</span> {remark && <small>{remark}</small>}
          </Thing>
        );
      })}
    </div>
  );
}

// A button that will disappear with the draft gives up focus first: removing a focused element
// forces an extra layout.
const leaving = (act: () => void) => (event: Event) => {
  (event.currentTarget as HTMLElement).blur();
  act();
};

const grace = 2500; // milliseconds to take back a move that is going to be made by itself

// Ignores a tap that still belonged to the last choice. A move that is made soon can be taken back
// until then.
function Confirm({ soon, onConfirm }: { soon: boolean; onConfirm(): void }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), secondTap);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!soon) return;
    const timer = setTimeout(onConfirm, grace);
    return () => clearTimeout(timer);
  }, [soon]);
  return (
    <Button
      kind="main"
      icon="check"
      class={soon ? 'play-confirm play-confirm-soon' : 'play-confirm'}
      shortcut={keyOf('y')}
      idle={!ready}
      onClick={leaving(() => ready && onConfirm())}
    >
      {tr('Make the move')}
    </Button>
  );
}

interface WordsProps {
  session: Session;
  game: string;
  draft: Situation['draft'];
  start: State; // the position the draft starts from
  picked: readonly ThingName[];
  typing: boolean; // the command line is open
}
// The choices made and the picks for the next one; in notation for people who type. If it is too
// long, the end is visible.
function Words({ session, game, draft, start, picked, typing }: WordsProps) {
  const name = namesOf(session, game, picked);
  const drawn = picked.map((thing) => notationOf(game, thing));
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(
    () => void line.current?.scrollTo(line.current.scrollWidth, line.current.scrollHeight),
    [draft.text, picked.length],
  );
  return (
    <p class="play-draft-words" ref={line}>
      <span class="play-draft-lead">
        {draft.whole ? tr('Your move:') : tr('Your move so far:')}
      </span>
      {draft.text && (
        <>
          {' '}
          <MoveText game={game} text={draft.text} state={start} named />
        </>
      )}
      {drawn.length > 0 && drawn.every(Boolean) ? (
        <>
          {' '}
          <MoveText game={game} text={drawn.join(' ')} />
        </>
      ) : (
        picked.map((thing, at) => (
          <span key={at}>
            {' '}
            {drawn[at] ? <MoveText game={game} text={drawn[at]} /> : name(thing) || thing}
          </span>
        ))
      )}
      {draft.text && (
        <code class={`play-notation${typing ? ' play-notation-wanted' : ''}`} aria-hidden="true">
          {draft.text}
        </code>
      )}
    </p>
  );
}

// Before the first dice, everything can be left to the computer.
const Invite = ({ words, onChooseForMe }: { words: string; onChooseForMe?: () => void }) => (
  <div class="play-invite">
    {words && <p>{words}</p>}
    {onChooseForMe && (
      <Button kind="main" icon="dice" class="play-choose-for-me" onClick={leaving(onChooseForMe)}>
        {tr('Choose for me')}
      </Button>
    )}
  </div>
);

interface Props {
  match: Match;
  view: View;
  scene: Scene;
  tips: boolean; // they say what to do
}
export function DraftBar({ match, view, scene, tips }: Props) {
  const { draft, enough, lesson } = match.situation.value;
  const picked = match.draft.picked.value;
  const things = [...scene.lit].filter(
    (thing) => thing.startsWith('word:') || !view.shows(thing, scene),
  );
  const begun = draft.count > 0 || picked.length > 0;
  if (!begun && !things.length && lesson) return null;
  if (!begun && !things.length)
    return (
      <Invite
        words={tips ? '' : tr('Choose one of the things that glow.')}
        onChooseForMe={match.canChooseForMe() ? match.chooseForMe : undefined}
      />
    );
  return (
    <div class={`play-compose ${begun ? 'play-draft-started' : ''}`}>
      {begun && (
        <Words
          session={match.app.session}
          game={match.game}
          draft={draft}
          start={match.state.draftStart()}
          picked={picked}
          typing={match.overlay.panel.value === 'type'}
        />
      )}
      <div class="play-row play-draft-buttons">
        {begun && (
          <Button
            icon="first"
            label={tr('Drop the whole move')}
            onClick={leaving(() => match.draft.drop())}
          />
        )}
        {begun && (
          <Button
            icon="back"
            class="play-back"
            shortcut={keyOf('Backspace')}
            onClick={() => match.draft.back()}
          >
            <span>{tr('Back')}</span>
          </Button>
        )}
        {things.length > 0 && <Choices scene={scene} things={things} usual={view.usual} />}
        {picked.length > 0 && enough && (
          <Button
            kind="main"
            class="play-pick-all"
            shortcut={keyOf('y')}
            onClick={leaving(() => {
              match.draft.pickAll();
              match.confirmIfImmediate();
            })}
          >
            {tr('Only these')}
          </Button>
        )}
        {draft.whole && (
          <Confirm key={draft.text} soon={match.confirmsSoon()} onConfirm={match.confirm} />
        )}
      </div>
    </div>
  );
}
