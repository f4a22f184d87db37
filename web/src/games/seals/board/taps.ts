// taps.ts: redirects taps to nearby things: spaces can be smaller than a finger.
import type { Scene } from '../../view';
import type { Viewing } from './gestures';

const finger = 22; // pixels

function distanceTo(thing: Element, x: number, y: number) {
  const frame = (thing.querySelector('.seals-ring') ?? thing).getBoundingClientRect();
  return Math.hypot(x - frame.left - frame.width / 2, y - frame.top - frame.height / 2);
}

// The lit thing nearest to a screen point, within a finger's radius.
function nearestLit(window: Element, x: number, y: number) {
  let best = finger,
    found: Element | null = null;
  for (const thing of window.querySelectorAll('.thing.lit')) {
    const distance = distanceTo(thing, x, y);
    if (distance < best) [best, found] = [distance, thing];
  }
  return { thing: found, distance: best };
}

export function redirectTaps(event: MouseEvent, scene: Scene, viewing: Viewing) {
  if (viewing.dragged.current) {
    viewing.dragged.current = false;
    event.stopPropagation();
    return;
  }
  if (event.detail === 0) return; // from a key or a screen reader: exact
  const hit = (event.target as Element).closest('.thing');
  if (hit?.classList.contains('lit')) return;
  const { thing, distance } = nearestLit(
    event.currentTarget as Element,
    event.clientX,
    event.clientY,
  );
  // A tap on the middle of something else is a question about that.
  if (!thing || (hit && distanceTo(hit, event.clientX, event.clientY) < distance / 2)) return;
  event.stopPropagation();
  scene.onPoint((thing as HTMLElement).dataset.thing!);
}
