// moving.ts: moves dice, cards and tokens from where they were to where they are now.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { moveFrom, type Box } from '../../ui/motion';
import type { GameEvent } from '../../engine/types';
import type { Scene } from '../view';
import type { Slots } from './slots';

type Boxes = Map<string, { element: HTMLElement; box: Box }>;

// Where an element lies in the table: neither scrolling nor a motion changes that.
function boxIn(table: HTMLElement, element: HTMLElement): Box {
  let left = 0,
    top = 0;
  for (
    let at: HTMLElement | null = element;
    at && at !== table;
    at = at.offsetParent as HTMLElement | null
  ) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top, width: element.offsetWidth, height: element.offsetHeight };
}

const boxesOn = (table: HTMLElement): Boxes =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('[data-move]')].map((element) => [
      element.dataset.move!,
      { element, box: boxIn(table, element) },
    ]),
  );

const isSame = (a: Box, b: Box) => Math.hypot(a.left - b.left, a.top - b.top) < 3;

// What a thing that was nowhere comes from, and one that is gone goes to.
const homeOf = (key: string, colour: string) =>
  key.startsWith('die:') ? `supply:${colour}` : key.startsWith('card:') ? 'pile' : '';

// Dice move inside their places, so that the place can still be hit.
const moverOf = (key: string, element: HTMLElement) =>
  key.startsWith('die:') ? (element.firstElementChild as HTMLElement) : element;

// A picture of a die that leaves; it removes itself.
function leave(table: HTMLElement, element: HTMLElement, from: Box, to: Box) {
  const copy = element.firstElementChild!.cloneNode(true) as HTMLElement;
  copy.classList.add('ciub-leaving');
  copy.style.cssText = `left:${to.left}px;top:${to.top}px;width:${to.width}px;height:${to.height}px`;
  table.append(copy);
  const remove = () => copy.remove();
  const motion = moveFrom(copy, from, to, { time: 420, hop: 18 });
  if (motion) motion.finished.then(remove, remove);
  else remove();
}

// A die that was taken at the end of a turn goes to its player.
function showTaken(table: HTMLElement, events: readonly GameEvent[], boxes: Boxes) {
  for (const { seat, move } of events) {
    const [, colour] = /^take (\w+)$/.exec(move) ?? [];
    const from = boxes.get(`supply:${colour}`),
      to = boxes.get(`owned:${seat} ${colour}`);
    if (from && to) leave(table, from.element, from.box, to.box);
  }
}

export interface Dropped {
  key: string;
  box: Box;
} // what was let go, and where in the table

export function useMoves(
  table: RefObject<HTMLElement | null>,
  { moving, state, situation, events }: Scene,
  slots: Slots,
) {
  const before = useRef<Boxes>(new Map());
  const turn = useRef(situation.turn),
    seen = useRef(events.length);
  const dropped = useRef<Dropped | null>(null);
  useLayoutEffect(() => {
    // By then everything else is drawn as well, so that this is the frame's only layout.
    const frame = requestAnimationFrame(() => {
      const within = table.current!,
        old = before.current,
        now = boxesOn(within);
      before.current = now;
      const sameTurn = turn.current === situation.turn;
      const news = events.slice(seen.current);
      turn.current = situation.turn;
      seen.current = events.length;
      if (dropped.current)
        old.set(dropped.current.key, {
          ...old.get(dropped.current.key)!,
          box: dropped.current.box,
        });
      dropped.current = null;
      if (!moving || !old.size) return;
      const colourOf = new Map(slots.bodies.map(({ id, colour }) => [`die:${id}`, colour]));
      for (const [key, { element, box }] of now) {
        const comes = sameTurn || !key.startsWith('die:');
        const from =
          old.get(key) ?? (comes ? now.get(homeOf(key, colourOf.get(key) ?? '')) : undefined);
        if (!from || isSame(from.box, box)) continue;
        const carried = element.closest('[data-move^="card:"]');
        if (
          carried &&
          carried !== element &&
          from.element.closest('[data-move^="card:"]') === carried
        )
          continue; // a token on its card
        const motion = moveFrom(moverOf(key, element), from.box, box, {
          time: key.startsWith('die:') ? 380 : 520,
          hop: key.startsWith('card:') ? 0 : 16,
        });
        element.classList.add('ciub-moving');
        const arrive = () => element.classList.remove('ciub-moving');
        void motion?.finished.then(arrive, arrive);
      }
      if (!sameTurn) showTaken(within, news, now);
      else
        for (const { id, colour } of slots.gone) {
          const from = old.get(`die:${id}`),
            to = now.get(`supply:${colour}`);
          if (from && to) leave(within, from.element, from.box, to.box);
        }
    });
    return () => cancelAnimationFrame(frame);
  }, [state]);
  // A resize is no motion.
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => (before.current = boxesOn(table.current!)));
    observer.observe(table.current!);
    return () => observer.disconnect();
  }, []);
  return dropped;
}
