// motion.ts: short animations of things on the table. They change only transform and opacity, end
// by themselves, and leave an element where its style puts it: what follows may start at any time.
import { canAnimate, settings } from '../storage/settings';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
// A plain object, unlike a DOMRect, whose members a spread does not copy.
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

interface Timing {
  time?: number; // milliseconds at normal speed
  delay?: number;
  endDelay?: number; // it lies still before it is finished
  easing?: string;
}

const fast = 0.45; // of the normal time
// Events that follow each other quickly are shown faster: 1 is the usual tempo.
let tempo = 1;
export const setTempo = (next: number) => void (tempo = Math.min(1, Math.max(0.3, next)));
// What times are multiplied by; 0: nothing moves.
export const pace = () =>
  !canAnimate.peek() ? 0 : Math.min(tempo, settings.peek().speed === 'fast' ? fast : 1);

const running = new Map<Element, Animation>();

// Returns null if animations are off. An element has one motion at a time: the next one replaces it.
export function animate(element: Element, frames: Keyframe[], timing: Timing = {}) {
  running.get(element)?.cancel();
  const factor = pace();
  if (!factor) return null;
  const { time = 350, delay = 0, endDelay = 0, easing = 'ease-out' } = timing;
  const motion = element.animate(frames, {
    duration: time * factor,
    delay: delay * factor,
    endDelay: endDelay * factor,
    easing,
    fill: 'backwards', // it waits in its first frame
  });
  running.set(element, motion);
  motion.onfinish = motion.oncancel = () =>
    running.get(element) === motion && running.delete(element);
  return motion;
}

// The transform that shows an element at `from` although it is at `to`.
function shiftTo(from: Box, to: Box) {
  const x = from.left + from.width / 2 - to.left - to.width / 2,
    y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${to.width ? from.width / to.width : 1})`;
}

// Moves an element from where it was to where it is now, in a low arc if `hop` (pixels) is given.
export function moveFrom(
  element: Element,
  from: Box,
  to: Box,
  { hop = 0, ...timing }: Timing & { hop?: number } = {},
) {
  const away = shiftTo(from, to);
  const half = { ...to, left: (from.left + to.left) / 2, top: (from.top + to.top) / 2 - hop };
  return animate(
    element,
    [
      { transform: away },
      ...(hop ? [{ transform: `${shiftTo(half, to)} scale(1.12)` }] : []),
      { transform: 'none' },
    ],
    { easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', ...timing },
  );
}

// Walks along points at an even speed: in pixels, or in the units of an SVG. The last point is where
// the element is.
export function walk(element: Element, points: readonly Point[], timing: Timing = {}) {
  let length = 0;
  const gone = points.map(({ x, y }, at) => {
    const last = points[Math.max(0, at - 1)];
    return (length += Math.hypot(x - last.x, y - last.y));
  });
  const frames = points.map(({ x, y }, at) => ({
    transform: `translate(${x}px, ${y}px)`,
    offset: length ? gone[at] / length : at / (points.length - 1),
  }));
  return animate(element, frames, { time: 650, easing: 'ease-in-out', ...timing });
}

const tumbleTime = 800; // milliseconds until a die lies still

// Lets a die fall: it turns over, touches down, and settles with a small bounce. `turns` are degrees
// about its axis, and of the axis on the screen, for a solid drawn with several faces.
export function tumble(
  die: Element,
  { turns = [360, 90], ...timing }: Timing & { turns?: readonly number[] } = {},
) {
  const at = (share: number, up: number, size: number) => {
    const [over, round] = turns.map((turn) => Math.round(turn * share));
    return `translateY(${up}%) scale(${size}) rotateZ(${round}deg) rotateX(${over}deg)`;
  };
  return animate(
    die,
    [
      { transform: at(1, 0, 1), easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
      { transform: at(0.55, -70, 1.1), offset: 0.3, easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)' },
      { transform: at(0.08, 4, 1), offset: 0.66, easing: 'ease-out' },
      { transform: at(-0.02, -14, 1.02), offset: 0.8, easing: 'ease-in' },
      { transform: at(0, 0, 1), offset: 0.93 },
      { transform: at(0, 0, 1) },
    ],
    { time: tumbleTime, easing: 'linear', ...timing },
  );
}

// Turns a die to the side in front from the one above it.
export const turnUp = (die: Element) =>
  animate(
    die,
    [
      { transform: 'rotateX(-90deg)' },
      { transform: 'translateY(-22%) scale(1.08) rotateX(-45deg)', offset: 0.45 },
      { transform: 'none' },
    ],
    { time: 480, delay: 120 },
  );
