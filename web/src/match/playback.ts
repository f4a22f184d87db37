// playback.ts: shows what happened one event at a time, each for a while, so that people can follow.
import { signal } from '@preact/signals';
import type { Speed } from '../storage/settings';
import type { GameEvent } from '../engine/types';
import type { Moment } from './state';

// A person reads about twenty letters a second; nobody should wait for a long line for ever.
const perLetter = 28,
  shortest = 900,
  longest = 3200,
  fast = 0.4;

// Milliseconds; 0: it is not shown by itself.
export function displayTime(event: GameEvent, speed: Speed): number {
  if (speed === 'off') return 0;
  const normal = Math.min(longest, Math.max(shortest, event.text.length * perLetter));
  return speed === 'fast' ? normal * fast : normal;
}

// `onShow` is called with each moment as it is shown, and with null after the last one.
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
    // Ends the current event and goes to the one after it.
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
    // The screen is left.
    stop() {
      clearTimeout(timer);
      queue = [];
      current.value = null;
      finish();
    },
    // Resolves when everything was shown.
    done: (): Promise<void> =>
      current.value ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
  };
  return playback;
}
