// log.tsx: all that happened; a line shows the position after it.
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '../core/say';
import type { GameEvent } from '../core/types';
import type { Model } from './model';
import { title } from './words';

function Line({ model, event, shown }: { model: Model; event: GameEvent; shown: boolean }) {
  return (
    <li class={event.seat === 0 ? 'play-log-chance' : ''}>
      <button type="button" class="play-log-line" aria-current={shown ? 'true' : undefined} onClick={() => model.look(event)}>
        {title(event.text)}
      </button>
    </li>
  );
}

// Rounds are headed, the first line of each.
function linesOf(model: Model, shown: GameEvent | undefined) {
  let round = 0;
  return model.events.map((event) => {
    const head = event.round !== round && event.round > 0;
    round = event.round;
    return [
      head && <li key={`r${event.event}`} class="play-log-round">{say('Round %d', round)}</li>,
      <Line key={event.event} model={model} event={event} shown={event === shown} />,
    ];
  });
}

export function Log({ model }: { model: Model }) {
  const list = useRef<HTMLOListElement>(null);
  const shown = (model.past ?? model.telling)?.event;
  const lines = useMemo(() => linesOf(model, shown), [model, model.events, shown]);
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current]');
    if (box) box.scrollTop = line ? line.offsetTop - box.clientHeight / 2 : box.scrollHeight;
  }, [model.events, shown]);
  return <ol class="play-log" ref={list} aria-label={say('What happened so far')}>{lines}</ol>;
}
