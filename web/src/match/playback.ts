// playback.ts: plays back what others did, event by event, so that people can follow.
import { signal } from '@preact/signals';
import type { Speed } from '../storage/settings';
import { setTempo } from '../ui/motion';
import type { Moment } from './state';
import { displayTime, longest, turnTime } from './turn-time';

const fast = 0.32; // of the normal time

export interface Timing {
  speed: Speed;
  others: number; // how many players there are besides the one who watches
}

// `onShow` is called with each moment as it is shown, and with null after the last. `timing` is
// asked at every event; null: nothing is shown now.
export function createPlayback(
  timing: () => Timing | null,
  onShow: (moment: Moment | null) => void,
) {
  const current = signal<Moment | null>(null);
  const waiting: (() => void)[] = [];
  let queue: Moment[] = [],
    timer = 0,
    started = -1, // the turn being shown, by its first event
    until = 0, // when it should be over
    skipped = -1; // the turn not to be shown, by its first event
  const turns = () => new Set(queue.map(({ event }) => event.turn.first)).size;
  const wake = () => turns() < 3 && waiting.splice(0).forEach((resolve) => resolve());
  const first = (moment: Moment | null) => moment?.event.turn.first ?? -1;
  function time(moment: Moment, before: Moment | null): number {
    const { speed, others } = timing() ?? { speed: 'off', others: 1 };
    const factor = speed === 'fast' ? fast : 1,
      now = performance.now();
    if (speed === 'off') return 0;
    if (moment.still) return longest * factor;
    if (first(moment) !== started) until = now + factor * turnTime(moment.event.turn.seat, others);
    started = first(moment);
    const events = [moment, ...queue].map(({ event }) => event);
    return Math.min(longest * factor, displayTime(events, before?.event ?? null, until - now));
  }
  const playback = {
    current,
    play(moments: Moment[]) {
      if ((timing()?.speed ?? 'off') === 'off') return;
      queue.push(...moments.filter((moment) => first(moment) !== skipped));
      if (!current.value) playback.next();
    },
    // Shows the next event, or the one after those that there is no time for.
    next() {
      clearTimeout(timer);
      const before = current.value;
      let moment = queue.shift() ?? null,
        shown = moment ? time(moment, before) : 0;
      while (moment && !shown && queue.length) shown = time((moment = queue.shift()!), before);
      setTempo(moment ? shown / longest : 1);
      if (moment) timer = window.setTimeout(playback.next, shown);
      current.value = moment;
      wake();
      if (moment !== before) onShow(moment);
    },
    // Goes on with the next turn.
    skipTurn() {
      skipped = first(current.value);
      queue = queue.filter((moment) => first(moment) !== skipped);
      if (current.value) playback.next();
    },
    skip() {
      skipped = started = -1;
      queue = [];
      if (current.value) playback.next();
    },
    // Called on leaving the screen.
    stop() {
      clearTimeout(timer);
      setTempo(1);
      skipped = started = -1;
      queue = [];
      current.value = null;
      wake();
    },
    // Resolves when no more than two turns wait to be shown: computers may play on meanwhile, but
    // not far.
    keepsUp: (): Promise<void> =>
      turns() < 3 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
  };
  return playback;
}
