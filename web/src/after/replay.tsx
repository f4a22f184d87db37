// replay.tsx: replays a game event by event: a saved one (#/replay/KEY/STEP), or one from a link
// (#/record/DATA).
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { newSession, type App } from '../app/app';
import { loadGame } from '../storage/saved-games';
import type { Session } from '../engine/session';
import type { Route } from '../app/router';
import { linkTo } from '../app/router';
import { tr, trContext } from '../i18n/tr';
import type { GameEvent, Position, Situation } from '../engine/types';
import type { Scene } from '../games/view';
import { canAnimate } from '../storage/settings';
import { Button } from '../ui/button';
import type { IconName } from '../ui/icon';
import { displayName } from '../ui/thing-names';
import { useOnce } from '../ui/once';
import { EventText } from '../ui/move-text';
import { WithView } from '../ui/with-view';
import { prefetchView, viewOf } from '../games/registry';
import { continueRecord } from './rematch';
import { Review } from './review';
import { unpackRecord } from './share';
import { Sharing } from './sharing';

interface Loaded {
  session: Session;
  situation: Situation;
  events: GameEvent[];
  record: string;
}

async function load(app: App, route: Route): Promise<Loaded> {
  const record =
    route.screen === 'record'
      ? await unpackRecord(route.words[0] ?? '')
      : (await loadGame(route.words[0] ?? ''))?.record;
  if (record === undefined) throw new Error(tr('There is no such game in this browser.'));
  prefetchView(/^game: (\S+)/m.exec(record)?.[1] ?? ''); // loads while the record is parsed
  const session = newSession(app);
  const situation = session.do<Situation>('look', record);
  return {
    session,
    situation,
    record,
    events: session.do<{ events: GameEvent[] }>('events 0').events,
  };
}

// Why a link or record cannot be shown.
function explain(error: unknown, route: Route) {
  const why = error instanceof Error ? error.message : String(error);
  return route.screen === 'record'
    ? tr('This link does not hold a whole game: it was probably cut when it was copied. (%s)', why)
    : why;
}

export function Replay({ app, route }: { app: App; route: Route }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [why, setWhy] = useState('');
  useEffect(() => {
    let cancelled = false;
    setLoaded(null);
    setWhy('');
    load(app, route).then(
      (found) => cancelled || setLoaded(found),
      (error) => cancelled || setWhy(explain(error, route)),
    );
    return () => void (cancelled = true);
  }, [route.screen, route.words[0]]);
  if (why)
    return (
      <div class="after">
        <h1>{tr('Looking back')}</h1>
        <p role="alert">{why}</p>
        <a class="button" href={linkTo()}>
          {tr('Home')}
        </a>
      </div>
    );
  if (!loaded)
    return (
      <div class="after">
        <p role="status">{tr('Opening the game')}</p>
      </div>
    );
  return (
    <WithView game={loaded.situation.game} session={loaded.session}>
      <Player app={app} route={route} loaded={loaded} />
    </WithView>
  );
}

// The number of the event that led to a step: 0 before the first.
const eventAt = (events: GameEvent[], step: number) =>
  events.filter((event) => event.end <= step).length;

function usePlaying(last: number, first: number) {
  const [at, setAt] = useState(first);
  const [playing, setPlaying] = useState(false);
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  // A passive effect could let the old timer fire after somebody has paused or gone elsewhere.
  useLayoutEffect(() => {
    if (!playing) return undefined;
    if (at >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), 1100);
    return () => clearTimeout(timer);
  }, [playing, at]);
  return { at, go, playing, setPlaying };
}

interface ControlsProps {
  at: number;
  last: number;
  playing: boolean;
  text: string; // of the current event
  onGo(to: number): void;
  onPlay(playing: boolean): void;
}
function Controls({ at, last, playing, text, onGo, onPlay }: ControlsProps) {
  const step = (icon: IconName, label: string, to: number) => {
    const isThere = Math.max(0, Math.min(last, to)) === at;
    return <Button icon={icon} label={label} disabled={isThere} onClick={() => onGo(to)} />;
  };
  return (
    <div class="after-controls" role="group" aria-label={tr('Stepping through the game')}>
      {step('first', tr('To the beginning'), 0)}
      {step('back', tr('One step back'), at - 1)}
      <Button
        kind="main"
        icon={playing ? 'pause' : 'play'}
        disabled={at === last}
        onClick={() => onPlay(!playing)}
      >
        {playing ? trContext('replay', 'Pause') : trContext('replay', 'Play')}
      </Button>
      {step('forward', tr('One step forward'), at + 1)}
      {step('last', tr('To the end'), last)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={tr('Where in the game')}
        aria-valuetext={text}
        onInput={(event) => {
          onPlay(false);
          onGo(Number(event.currentTarget.value));
        }}
      />
      <output>
        {at} / {last}
      </output>
    </div>
  );
}

function Player({ app, route, loaded }: { app: App; route: Route; loaded: Loaded }) {
  const { session, situation, events, record } = loaded;
  const wanted =
    route.screen === 'replay' && route.words[1] !== undefined ? Number(route.words[1]) : NaN;
  const { at, go, playing, setPlaying } = usePlaying(
    events.length,
    Number.isFinite(wanted) ? eventAt(events, wanted) : 0,
  );
  useEffect(() => {
    if (Number.isFinite(wanted)) go(eventAt(events, wanted));
  }, [wanted]);
  const event = at > 0 ? events[at - 1] : null;
  const position = useMemo(
    () => session.do<Position>(`at ${event ? event.end : 0}`),
    [session, at],
  );
  const keys = (press: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: events.length,
    };
    if (press.key in steps && (press.target as Element).tagName !== 'INPUT') {
      press.preventDefault();
      setPlaying(false);
      go(steps[press.key]);
    }
  };
  const play = useOnce(() => continueRecord(app, record));
  const { Table } = viewOf(situation.game);
  const scene: Scene = {
    session,
    situation: { ...situation, ...position, choices: [] } as Situation,
    state: position.state,
    events: events.slice(0, at),
    steps: [],
    past: true,
    isEvent: true,
    lit: new Set(),
    picked: [],
    marked: event?.things ?? [],
    moving: playing && canAnimate.value,
    onPoint: () => {},
    onAbout: () => {},
    onRefuse: () => {},
  };
  return (
    <div class="after-replay" onKeyDown={keys}>
      <header class="after-replay-head">
        <h1>{app.games.find((game) => game.name === situation.game)?.title ?? situation.game}</h1>
        <p role="status" class="after-event">
          {event ? (
            <EventText game={situation.game} event={event} seats={situation.seats} />
          ) : (
            tr('The beginning of the game')
          )}
        </p>
      </header>
      <div class="after-table">
        <Table {...scene} />
      </div>
      <Controls
        at={at}
        last={events.length}
        playing={playing}
        text={event ? event.text : tr('The beginning of the game')}
        onGo={go}
        onPlay={setPlaying}
      />
      <div class="after-buttons">
        {route.screen === 'replay' && (
          <a class="button" href={linkTo('play', route.words[0])}>
            {tr('To the game')}
          </a>
        )}
        {route.screen === 'record' && situation.waits !== 'over' && (
          <button type="button" class="button button-main" onClick={play}>
            {tr('Go on with this game')}
          </button>
        )}
        <a class="button" href={linkTo()}>
          {tr('Home')}
        </a>
      </div>
      <Sharing game={situation.game} id={situation.id} record={record} />
      <Review
        app={app}
        record={record}
        game={situation.game}
        names={situation.seats.map(displayName)}
        onLook={(step) => go(eventAt(events, step))}
      />
    </div>
  );
}
