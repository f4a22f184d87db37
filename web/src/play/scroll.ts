// scroll.ts: scrolls to what matters if it is not in view, and tells overlays the height of the button
// bar.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { canAnimate } from '../storage/settings';
import type { Scene } from '../games/view';
import { useAfterPaint } from '../ui/after-paint';

interface Span {
  top: number;
  bottom: number;
}
const hidden = (box: Span, inside: Span) =>
  box.top < inside.top - 2 || box.bottom > inside.bottom + 2;
const union = (boxes: Span[]): Span => ({
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

interface Target {
  elements: Element[];
  all: boolean; // one of them is not enough
  also: Element[]; // if there is room, or as much of it as there is room for
}
// What to look at: what is marked, dice that have just fallen, or else something that can be chosen;
// and during an event the drawing it happens in, however much else it changes.
function targetOf(frame: Element, scene: Scene, begins: boolean): Target {
  const find = (selector: string) => [...frame.querySelectorAll(selector)];
  const stage = find('.play-stage');
  if (scene.isEvent && stage.length) return { elements: stage, all: true, also: [] };
  const wanted = find('.play-wanted'); // places that a view wants to be seen as a whole
  if (scene.marked.length) {
    const open = find('.marked.lit:not(.picked)');
    return { elements: open.length ? open : find('.marked'), all: true, also: wanted };
  }
  if (wanted.length) return { elements: wanted, all: true, also: [] };
  const fallen = scene.isEvent ? '.play-falls' : '.play-falls:has(.lit)';
  const falls = scene.isEvent || begins ? find(fallen) : [];
  return falls.length
    ? { elements: falls, all: true, also: find('.play-aim') }
    : { elements: find('.lit'), all: false, also: [] };
}

// The part of the table that scrolls around an element.
function scrollerOf(element: Element, frame: HTMLElement): HTMLElement {
  for (let at = element.parentElement; at && at !== frame; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return at;
  return frame;
}

// What is seen of it: the button bar may cover the lower edge of the table.
function spanOf(scroller: HTMLElement, frame: HTMLElement): Span {
  const own = scroller.getBoundingClientRect(),
    table = frame.getBoundingClientRect();
  const bar = frame.parentElement?.querySelector('.play-bar')?.getBoundingClientRect();
  const top = Math.max(own.top, table.top);
  const lowest = bar && bar.top > top ? bar.top : Infinity;
  return { top, bottom: Math.min(own.bottom, table.bottom, lowest) };
}

// As little as shows the box; if it has no room, its beginning.
function distance(box: Span, inside: Span) {
  const room = inside.bottom - inside.top,
    height = box.bottom - box.top;
  const gap = Math.min(12, Math.max(0, (room - height) / 2));
  return box.top < inside.top || height > room
    ? box.top - inside.top - gap
    : box.bottom - inside.bottom + gap;
}

// The box with as much of what is above it, from `top` on, as there is room for.
const stretch = (box: Span, top: number, inside: Span): Span => ({
  top: Math.min(box.top, Math.max(top, box.bottom - (inside.bottom - inside.top))),
  bottom: box.bottom,
});

const isMoving = (element: Element | null, frame: HTMLElement): boolean =>
  element !== null &&
  element !== frame &&
  (element.getAnimations().length > 0 || isMoving(element.parentElement, frame));

// Where it is, or will be once nothing moves it any more.
function boxOf(element: Element, scroller: HTMLElement, frame: HTMLElement): Span {
  const { top, bottom } = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement) || !isMoving(element, frame)) return { top, bottom };
  let place = scroller.getBoundingClientRect().top + scroller.clientTop - scroller.scrollTop;
  for (let at: Element | null = element; at !== scroller; at = (at as HTMLElement).offsetParent) {
    if (!(at instanceof HTMLElement) || !scroller.contains(at)) return { top, bottom };
    place += at.offsetTop;
  }
  return { top: place, bottom: place + element.offsetHeight };
}

// A drawing with a camera of its own is shown as a whole, whatever in it is meant.
const wholeOf = (element: Element) => element.closest('.play-stage') ?? element;

// The top of the table, with a player's own dice or the cards, if what matters is in view there.
function returnToTop(frame: HTMLElement, { elements, also }: Target): boolean {
  const whole = [...new Set([...elements, ...also].map(wholeOf))];
  const stage = frame.querySelector('.play-stage') ?? frame.firstElementChild ?? frame;
  const scroller = scrollerOf(whole[0] ?? stage, frame),
    inside = spanOf(scroller, frame);
  const isSeen = (element: Element) => {
    const { top, bottom } = boxOf(element, scroller, frame);
    return !hidden({ top: top + scroller.scrollTop, bottom: bottom + scroller.scrollTop }, inside);
  };
  const fits = whole.every((element) => scroller.contains(element) && isSeen(element));
  if (fits) scroller.scrollTo({ top: 0, behavior: canAnimate.value ? 'smooth' : 'auto' });
  return fits;
}

// `calm`: what is in view stays where it is, so that the next tap hits.
function show(frame: HTMLElement, { elements, all, also }: Target, calm = false) {
  const whole = [...new Set(elements.map(wholeOf))];
  if (!whole.length) return;
  const scroller = scrollerOf(whole[0], frame),
    inside = spanOf(scroller, frame);
  const boxesOf = (wanted: Element[]) =>
    wanted
      .filter((element) => scroller.contains(element))
      .map((element) => boxOf(element, scroller, frame));
  const needed = boxesOf(whole);
  if (calm && needed.every((box) => !hidden(box, inside))) return;
  const more = boxesOf([...whole, ...also]),
    { top, bottom } = union(more);
  const boxes = bottom - top <= inside.bottom - inside.top ? more : needed;
  const seen = boxes.filter((box) => !hidden(box, inside));
  if (all ? seen.length === boxes.length : seen.length > 0) return;
  const together = union(boxes),
    fits = together.bottom - together.top <= inside.bottom - inside.top;
  const wanted = fits ? together : all ? boxes.find((box) => hidden(box, inside))! : boxes[0];
  const behavior = canAnimate.value ? 'smooth' : 'auto';
  scroller.scrollBy({ top: distance(stretch(wanted, top, inside), inside), behavior });
}

// When a choice begins, when a part of a move was made, when something else is pointed out, and when a
// panel that took the room is closed.
export function useScrollIntoView(
  table: RefObject<HTMLElement | null>,
  scene: Scene,
  hasPanel: boolean,
) {
  const { step } = scene.situation;
  const last = useRef(-1);
  const hadPanel = useRef(hasPanel);
  const target = useRef<Target | null>(null);
  const beside = useRef<Element[]>([]);
  useAfterPaint(() => {
    const begins = !scene.isEvent && last.current !== step;
    last.current = scene.isEvent ? -1 : step;
    if (!table.current) return;
    const next = targetOf(table.current, scene, begins);
    const stays = (one: Element) => one.matches('.play-wanted') || !!scene.situation.lesson;
    target.current = next.elements.some(stays) ? next : null;
    const untouched = !scene.picked.length && scene.situation.draft.count === 0;
    const opens = hasPanel && !hadPanel.current,
      returns = begins || scene.isEvent || (hadPanel.current && !hasPanel);
    hadPanel.current = hasPanel;
    if (opens && !returns) return;
    const isAtTop = returns && untouched && returnToTop(table.current, next);
    const isNew = next.also.some((one) => !beside.current.includes(one));
    beside.current = next.also;
    if (!isAtTop) show(table.current, next, !untouched && !isNew);
  }, [
    [...scene.lit].join(' '),
    scene.marked.length ? scene.marked : '',
    scene.isEvent && scene.state,
    step,
    hasPanel,
  ]);
  useSteadyView(table, target);
}

// A place that a view wants to be seen, or that a lesson speaks of, stays in view when the bar grows
// over it, unless somebody has scrolled since.
function useSteadyView(table: RefObject<HTMLElement | null>, target: { current: Target | null }) {
  useEffect(() => {
    const frame = table.current!,
      bar = frame.parentElement?.querySelector('.play-bar');
    let height = Infinity;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.height > height && target.current) show(frame, target.current);
      height = contentRect.height;
    });
    const forget = () => (target.current = null);
    if (bar) observer.observe(bar);
    frame.addEventListener('wheel', forget, { passive: true });
    frame.addEventListener('touchmove', forget, { passive: true });
    return () => {
      observer.disconnect();
      frame.removeEventListener('wheel', forget);
      frame.removeEventListener('touchmove', forget);
    };
  }, []);
}

// Sets a CSS property on the parent to the element's height.
export function useHeight(element: RefObject<HTMLElement | null>, property: string) {
  useEffect(() => {
    const watched = element.current!,
      places = [watched.parentElement, document.querySelector<HTMLElement>('.toasts')];
    const observer = new ResizeObserver(() =>
      places.forEach((one) => one?.style.setProperty(property, `${watched.offsetHeight}px`)),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
}
