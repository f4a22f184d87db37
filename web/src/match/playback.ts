// playback.ts: plays back events one at a time, so that people can follow.
import { signal } from '@preact/signals';
import type { Speed } from '../storage/settings';
import type { GameEvent } from '../engine/types';
import type { Moment } from './state';

// People read about twenty letters a second; the total is capped.
const perLetter = 28,
  shortest = 900,
  longest = 3200,
  fast = 0.4;

// Milliseconds; 0: not shown on its own.
export function displayTime(event: GameEvent, speed: Speed): number {
  if (speed === 'off') return 0;
  const normal = Math.min(longest, Math.max(shortest, event.text.length * perLetter));
  return speed === 'fast' ? normal * fast : normal;
}

// `onShow` is called with each moment as it is shown, and with null after the last.
export function createPlayback(
  timeOf: (event: GameEvent) => number,
  onShow: (moment: Moment | null) => void,
) {
  const current = signal<Moment | null>(null);
  const waiting: (() => void)[] = [];
  let queue: Moment[] = [],
    timer = 0;
  const finish = () => waiting.splice(0).forEach((resolve) => resolve());
  const playback = {
    current,
    play(moments: Moment[]) {
      queue.push(...moments.filter(({ event }) => timeOf(event) > 0));
      if (!current.value) playback.next();
    },
    // Skips to the next event.
    next() {
      clearTimeout(timer);
      const moment = queue.shift() ?? null,
        changed = moment !== current.value;
      current.value = moment;
      if (moment) timer = window.setTimeout(playback.next, timeOf(moment.event));
      if (changed) onShow(moment);
      if (!moment) finish();
    },
    skip() {
      queue = [];
      if (current.value) playback.next();
    },
    // Called on leaving the screen.
    stop() {
      clearTimeout(timer);
      queue = [];
      current.value = null;
      finish();
    },
    // Resolves when everything has been shown.
    done: (): Promise<void> =>
      current.value ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
  };
  return playback;
}
