// taps.ts: whether the newest tap, click or key belongs to the one before, as the second of a double
// tap does, or the repeats of a held key.

const reach = 40; // CSS pixels that a finger may be off
let repeats = false;
let at = { x: Infinity, y: Infinity };

addEventListener(
  'pointerdown',
  ({ clientX: x, clientY: y }: PointerEvent) => {
    repeats = Math.hypot(x - at.x, y - at.y) <= reach;
    at = { x, y };
  },
  true,
);
addEventListener('keydown', ({ repeat }: KeyboardEvent) => (repeats = repeat), true);

export const repeatsLastTap = () => repeats;
