// log.tsx: the log, turn by turn; choosing a line shows the position after it.
import '../../app/shell'; // see build.mjs
import { useMemo, useRef, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import type { GameEvent } from '../../engine/types';
import { useAfterPaint } from '../../ui/after-paint';
import { Icon } from '../../ui/icon';
import { memo } from '../../ui/memo';
import { EventText } from '../../ui/move-text';
import { displayName } from '../../ui/thing-names';
import type { Match } from '../../match/match';
import { turnsOf, type Turn } from '../../match/turns';
import { TurnBody } from '../turns/turns';
import { useListKeys } from './list-keys';

// Names are not observed: a long log renders once.
const Line = memo(({ match, event, shown }: { match: Match; event: GameEvent; shown: boolean }) => (
  <li class={event.seat === 0 ? 'play-log-chance' : ''}>
    <button
      type="button"
      class="play-log-line"
      data-line
      tabIndex={-1}
      aria-current={shown ? 'true' : undefined}
      onClick={() => match.view(event)}
    >
      <EventText game={match.game} event={event} seats={match.situation.peek().seats} />
    </button>
  </li>
));

// A turn in a line, which shows the position after it. Its events appear on request, or when one of
// them is looked at.
interface TurnLineProps {
  match: Match;
  turn: Turn;
  shown: GameEvent | undefined; // if it is part of the turn
  viewed: boolean; // not while it is played back
}
const TurnLine = memo(({ match, turn, shown, viewed }: TurnLineProps) => {
  const [wanted, setWanted] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  useAfterPaint(
    () => void (wanted && line.current?.scrollIntoView({ block: 'nearest' })),
    [wanted],
  );
  const open = wanted || (viewed && shown !== undefined && shown !== turn.last);
  const name = displayName(match.situation.peek().seats[turn.seat - 1]);
  return (
    <li class="play-log-turn" ref={line}>
      <div class="play-log-head">
        <button
          type="button"
          class="play-log-line"
          data-line
          tabIndex={-1}
          aria-current={shown && !open ? 'true' : undefined}
          onClick={() => match.view(turn.last)}
        >
          <b class="move-who">{name}:</b> <TurnBody game={match.game} turn={turn} />
        </button>
        <button
          type="button"
          class="play-log-open"
          tabIndex={-1}
          aria-expanded={open}
          aria-label={tr('Single moves of %s', name)}
          onClick={() => setWanted(!open)}
        >
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </div>
      {open && (
        <ol class="play-log-events">
          {turn.events.map((event) => (
            <Line key={event.event} match={match} event={event} shown={event === shown} />
          ))}
        </ol>
      )}
    </li>
  );
});

// Each round starts with a heading. What happens in nobody's turn stands by itself.
function linesOf(match: Match, events: readonly GameEvent[], shown: GameEvent | undefined) {
  const viewed = match.viewed.value !== null;
  let round = 0;
  return turnsOf(events).map((turn) => {
    const [first] = turn.events;
    const head = first.round !== round && first.round > 0;
    round = first.round;
    const inside = shown && turn.events.includes(shown) ? shown : undefined;
    return [
      head && (
        <li key={`r${first.event}`} class="play-log-round">
          {tr('Round %d', round)}
        </li>
      ),
      turn.seat > 0 && turn.events.length > 1 ? (
        <TurnLine key={turn.first} match={match} turn={turn} shown={inside} viewed={viewed} />
      ) : (
        turn.events.map((event) => (
          <Line key={event.event} match={match} event={event} shown={event === shown} />
        ))
      ),
    ];
  });
}

// Right opens a turn, left closes it.
function onArrow(event: KeyboardEvent) {
  const opens = event.key === 'ArrowRight',
    turn = (event.target as Element).closest('.play-log-turn');
  const button = turn?.querySelector<HTMLElement>('.play-log-open');
  if (!button || (!opens && event.key !== 'ArrowLeft')) return;
  event.preventDefault();
  event.stopPropagation();
  if ((button.getAttribute('aria-expanded') === 'true') === opens) return;
  button.click();
  turn!.querySelector<HTMLElement>('[data-line]')?.focus();
}

// Chance events before the first move collapse into one line. There may be a hundred: they are
// rendered only while open.
function Layout({
  match,
  events,
  shown,
}: {
  match: Match;
  events: readonly GameEvent[];
  shown: GameEvent | undefined;
}) {
  const [wanted, setWanted] = useState(false);
  const looked = shown !== undefined && events.includes(shown);
  if (events.length === 0) return null;
  return (
    <li>
      <details
        class="play-log-layout"
        open={wanted || looked}
        onToggle={(event) => looked || setWanted(event.currentTarget.open)}
      >
        <summary data-line tabIndex={-1}>
          {tr('Setup')}
        </summary>
        {(wanted || looked) && <ol>{linesOf(match, events, shown)}</ol>}
      </details>
    </li>
  );
}

export function Log({ match }: { match: Match }) {
  const list = useRef<HTMLOListElement>(null);
  const shown = (match.viewed.value ?? match.playing.value)?.event;
  const events = match.turns.shown.value;
  const lines = useMemo(() => {
    const moved = events.findIndex((event) => event.seat !== 0 || event.round > 0);
    const start = moved < 0 ? events.length : moved;
    return [
      <Layout key="layout" match={match} events={events.slice(0, start)} shown={shown} />,
      ...linesOf(match, events.slice(start), shown),
    ];
  }, [match, events, shown]);
  useAfterPaint(() => {
    const box = list.current?.parentElement;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box) box.scrollTop = line ? line.offsetTop - box.clientHeight / 2 : box.scrollHeight;
  }, [events, shown]);
  const roving = useListKeys(list, [events, shown]);
  return (
    <>
      <p id="play-log-keys" class="visually-hidden">
        {tr(
          'The arrow keys, Home and End go from line to line, right and left open and close a turn. Enter shows the position after it.',
        )}
      </p>
      <div
        class="play-log"
        role="group"
        aria-label={tr('What happened so far')}
        aria-describedby="play-log-keys"
        onKeyDown={onArrow}
      >
        <ol ref={list} {...roving}>
          {lines}
        </ol>
      </div>
    </>
  );
}
