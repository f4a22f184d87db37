// draft-bar.tsx: the draft of a move: its text, the available words, and the buttons to confirm or
// undo.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import type { Scene, View } from '../games/view';
import type { ThingName } from '../engine/types';
import { Button } from '../ui/button';
import { namesOf } from '../ui/thing-names';
import { Thing } from '../ui/thing';
import { MoveText } from '../ui/move-text';
import { keyOf } from './letter-keys';
import { notationOf } from '../games/registry';
import { secondTap, type Match } from '../match/match';
import { settings } from '../storage/settings';
import { title } from './text';

// The remark of the single choice a thing stands for, to add to its button.
function remarkOf(match: Match, thing: ThingName) {
  const choices = match.situation.value.choices.filter((choice) => choice.things.includes(thing));
  return choices.length === 1 && choices[0].things.length === 1 ? choices[0].remark : '';
}

function Choices({ match, scene, things }: { match: Match; scene: Scene; things: ThingName[] }) {
  const name = namesOf(match.app.session, match.game, things);
  return (
    <div class="play-row play-choices">
      {things.map((thing) => {
        const remark = remarkOf(match, thing);
        const words = title(name(thing) || thing.replace(/^[^:]*:/, ''));
        return (
          <Thing
            key={thing}
            as="button"
            scene={scene}
            name={thing}
            class="button play-choice"
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

// At a server a move that brings no news is made by itself, but can be taken back until then.
function useGrace(match: Match): boolean {
  const waits = !!match.remote && match.situation.value.draft.immediate && !settings.value.confirm;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => match.confirm(), grace);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits;
}

// Confirms the move. Ignores a tap that still belonged to the last choice.
function Confirm({ match }: { match: Match }) {
  const [ready, setReady] = useState(false);
  const soon = useGrace(match);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), secondTap);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      kind="main"
      icon="check"
      class={soon ? 'play-confirm play-confirm-soon' : 'play-confirm'}
      shortcut={keyOf('y')}
      idle={!ready}
      onClick={leaving(() => ready && match.confirm())}
    >
      {tr('Make the move')}
    </Button>
  );
}

// The choices made and the picks for the next one; in notation for people who type. If it is too
// long, the end is visible.
function Words({ match }: { match: Match }) {
  const { draft, game } = match.situation.value;
  const name = namesOf(match.app.session, game, match.draft.picked.value);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(
    () => void line.current?.scrollTo(line.current.scrollWidth, line.current.scrollHeight),
    [draft.text, match.draft.picked.value.length],
  );
  return (
    <p class="play-draft-words" ref={line}>
      <span class="play-draft-lead">
        {draft.whole ? tr('Your move:') : tr('Your move so far:')}
      </span>
      {draft.text && (
        <>
          {' '}
          <MoveText game={game} text={draft.text} state={match.state.draftStart()} named />
        </>
      )}
      {match.draft.picked.value.map((thing, at) => (
        <span key={at}>
          {' '}
          {notationOf(game, thing) ? (
            <MoveText game={game} text={notationOf(game, thing)} />
          ) : (
            name(thing) || thing
          )}
        </span>
      ))}
      {draft.text && (
        <code
          class={`play-notation${match.overlay.panel.value === 'type' ? ' play-notation-wanted' : ''}`}
          aria-hidden="true"
        >
          {draft.text}
        </code>
      )}
    </p>
  );
}

// Before the first dice, everything can be left to the computer.
const Invite = ({ match }: { match: Match }) => (
  <div class="play-invite">
    <p>{tr('Choose one of the things that glow.')}</p>
    {match.canChooseForMe() && (
      <Button
        kind="main"
        icon="dice"
        class="play-choose-for-me"
        onClick={leaving(() => match.chooseForMe())}
      >
        {tr('Choose for me and roll')}
      </Button>
    )}
  </div>
);

export function DraftBar({ match, view, scene }: { match: Match; view: View; scene: Scene }) {
  const { draft, enough, lesson } = match.situation.value;
  const things = [...scene.lit].filter(
    (thing) => thing.startsWith('word:') || !view.shows(thing, scene),
  );
  const begun = draft.count > 0 || match.draft.picked.value.length > 0;
  if (!begun && !things.length) return lesson ? null : <Invite match={match} />;
  return (
    <div class={`play-compose ${begun ? 'play-draft-started' : ''}`}>
      {begun && <Words match={match} />}
      <div class="play-row play-draft-buttons">
        {begun && (
          <Button
            icon="close"
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
        {things.length > 0 && <Choices match={match} scene={scene} things={things} />}
        {match.draft.picked.value.length > 0 && enough && (
          <Button
            kind="main"
            class="play-pick-all"
            shortcut={keyOf('y')}
            onClick={leaving(() => {
              match.draft.pickAll();
              match.confirmIfImmediate();
            })}
          >
            {tr('These, no more')}
          </Button>
        )}
        {draft.whole && <Confirm key={draft.text} match={match} />}
      </div>
    </div>
  );
}
