// log.tsx: the log; choosing a line shows the position after it.
import { useMemo, useRef, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import type { GameEvent } from '../../engine/types';
import { useAfterPaint } from '../../ui/after-paint';
import { memo } from '../../ui/memo';
import { EventText } from '../../ui/move-text';
import type { Match } from '../../match/match';
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

// Each round starts with a heading.
function linesOf(match: Match, events: readonly GameEvent[], shown: GameEvent | undefined) {
  let round = 0;
  return events.map((event) => {
    const head = event.round !== round && event.round > 0;
    round = event.round;
    return [
      head && (
        <li key={`r${event.event}`} class="play-log-round">
          {tr('Round %d', round)}
        </li>
      ),
      <Line key={event.event} match={match} event={event} shown={event === shown} />,
    ];
  });
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
          {tr('The game is laid out')}
        </summary>
        {(wanted || looked) && <ol>{linesOf(match, events, shown)}</ol>}
      </details>
    </li>
  );
}

export function Log({ match }: { match: Match }) {
  const list = useRef<HTMLOListElement>(null);
  const shown = (match.viewed.value ?? match.playing.value)?.event;
  const lines = useMemo(() => {
    const moved = match.events.value.findIndex((event) => event.seat !== 0 || event.round > 0);
    const start = moved < 0 ? match.events.value.length : moved;
    return [
      <Layout
        key="layout"
        match={match}
        events={match.events.value.slice(0, start)}
        shown={shown}
      />,
      ...linesOf(match, match.events.value.slice(start), shown),
    ];
  }, [match, match.events.value, shown]);
  useAfterPaint(() => {
    const box = list.current?.parentElement;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box) box.scrollTop = line ? line.offsetTop - box.clientHeight / 2 : box.scrollHeight;
  }, [match.events.value, shown]);
  const roving = useListKeys(list, [match.events.value, shown]);
  return (
    <>
      <p id="play-log-keys" class="visually-hidden">
        {tr(
          'The arrow keys, Home and End go from line to line. Enter shows the position after it.',
        )}
      </p>
      <div
        class="play-log"
        role="group"
        aria-label={tr('What happened so far')}
        aria-describedby="play-log-keys"
      >
        <ol ref={list} {...roving}>
          {lines}
        </ol>
      </div>
    </>
  );
}
