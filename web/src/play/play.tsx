// play.tsx: the play screen around a game's view; the same for all games.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { App } from '../app/app';
import type { SavedGame } from '../storage/saved-games';
import { linkTo, type Route } from '../app/router';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { lazy } from '../ui/lazy';
import { WithView } from '../ui/with-view';
import { viewOf } from '../games/registry';
import { ActionBar } from './action-bar';
import { useFocus } from './focus';
import { useHoverHelp } from './hover-help';
import { hold } from '../match/window-lock';
import type { Match } from '../match/match';
import { openLessonMatch, openSavedMatch } from '../match/open';
import './play.css';
import './scoreboard.css';
import './action-bar.css';
import './draft-bar.css';
import './lesson.css';
import './tips.css';
import './panels/side-panel.css';
import './panels/log.css';
import './turns/turns.css';
import './bubble.css';
import { aboutOf } from './point';
import { Prompt } from './prompt';
import { Scoreboard } from './scoreboard';
import { createScene } from './scene';
import { SidePanel } from './panels/side-panel';
import { useHeight, useScrollIntoView } from './scroll';
import { Tools } from './tools';
import { Turns } from './turns/turns';

const Bubble = lazy(async () => (await import('./bubble')).Bubble, false);
const After = lazy(async () => (await import('../app/lazy-screens')).After);
const Finale = lazy(async () => (await import('../app/lazy-screens')).Finale);

function Table({ match }: { match: Match }) {
  const view = viewOf(match.game);
  const scene = useMemo(() => createScene(match), [match]).value;
  const drawn = useMemo(() => <view.Table {...scene} />, [view, scene]);
  const table = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  useScrollIntoView(table, scene, match.overlay.panel.value !== '');
  useHeight(bar, '--bar-now');
  return (
    <>
      <div class="play-table" ref={table}>
        {drawn}
      </div>
      <div class="play-bar" ref={bar}>
        <ActionBar match={match} view={view} scene={scene} />
        <Tools match={match} />
      </div>
    </>
  );
}

// Page-level effects while a match is on screen.
function usePlaying(match: Match) {
  useHoverHelp(match);
  useFocus(match);
  useEffect(() => {
    const release = match.autosave
      ? hold(match.autosave.game.key, match.yieldToOtherWindow)
      : () => {};
    void match.computer.go();
    const ask = (event: Event) =>
      match.autosave?.failed.value &&
      match.situation.value.waits !== 'over' &&
      event.preventDefault();
    addEventListener('beforeunload', ask); // unsaved moves would be lost
    return () => {
      removeEventListener('beforeunload', ask);
      release();
      match.leave();
    };
  }, [match]);
}

function Result({ match, saved }: { match: Match; saved: SavedGame }) {
  const { app, situation, remote, resultHidden } = match;
  return (
    <div class="play-after">
      <After
        app={app}
        session={app.session}
        situation={situation.value}
        saved={saved}
        instead={remote && <remote.Rematch />}
      />
      {remote && (
        <section class="panel">
          <h2>{tr('Chat')}</h2>
          <remote.Chat />
        </section>
      )}
      <div class="play-row">
        <Button onClick={() => (resultHidden.value = true)}>{tr('Look at the table')}</Button>
      </div>
    </div>
  );
}

function Help({ match }: { match: Match }) {
  const { overlay, game } = match;
  const note = overlay.note.value;
  if (!note) return null;
  const more = note.kind === 'why' && note.thing ? aboutOf(match, note.thing).text : '';
  const sort = (thing: string) => thing.split(':')[0];
  const isAsked =
    !note.tried && !match.situation.value.lit.some((one) => sort(one) === sort(note.thing));
  const close = () => overlay.note.value === note && overlay.explain(null);
  const { Picture } = viewOf(game);
  return (
    <Bubble {...{ game, note, more, isAsked }} onClose={close}>
      {Picture && note.thing && <Picture session={match.app.session} thing={note.thing} />}
    </Bubble>
  );
}

export function MatchScreen({ match }: { match: Match }) {
  usePlaying(match);
  const {
    remote,
    situation: {
      value: { waits, lesson },
    },
  } = match;
  const over = waits === 'over' && !match.playing.value && !match.viewed.value;
  const celebrates = over && match.turn.celebrates.value;
  const ended = over && !celebrates && !match.resultHidden.value && !lesson && match.saved();
  return (
    <div
      class={`play play-${match.game} ${ended ? 'play-ended' : ''} ${lesson ? 'play-in-lesson' : ''} ${remote ? 'play-online' : ''}`}
    >
      <h1 class="visually-hidden">{match.info.title}</h1>
      {ended ? (
        <Result match={match} saved={ended} />
      ) : (
        <>
          <Scoreboard match={match} />
          <Prompt match={match} />
          <div class="play-strip">
            {remote && <remote.PlayersBar />}
            <Turns match={match} />
          </div>
          <Table match={match} />
          <SidePanel match={match} />
        </>
      )}
      {celebrates && <Finale match={match} />}
      <Help match={match} />
    </div>
  );
}

const Missing = ({ text }: { text: string }) => (
  <div class="play-missing panel">
    <h1>{tr('This game cannot be opened')}</h1>
    <p>{text}</p>
    <Button kind="main" href={linkTo()}>
      {tr('To the first page')}
    </Button>
  </div>
);

export function Play({ app, route }: { app: App; route: Route }) {
  const [match, setMatch] = useState<Match | null>(null);
  const [error, setError] = useState('');
  const key = route.words[0] ?? '';
  useEffect(() => {
    let cancelled = false;
    setMatch(null);
    setError('');
    const opening =
      route.screen === 'lesson'
        ? openLessonMatch(app, key)
        : openSavedMatch(app, key, () => cancelled);
    opening.then(
      (opened) => cancelled || setMatch(opened),
      (reason: Error) => cancelled || setError(reason.message),
    );
    return () => void (cancelled = true);
  }, [app, route.screen, key]);
  if (error) return <Missing text={error} />;
  return match ? (
    <WithView game={match.game} session={app.session}>
      <MatchScreen key={key} match={match} />
    </WithView>
  ) : (
    <p class="play-busy" role="status">
      {tr('Laying out the game')}
    </p>
  );
}
