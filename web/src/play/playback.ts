// playback.ts: events told one by one, each for a while, so that people can follow.
import type { GameEvent } from '../core/types';

export class Playback {
  private queue: GameEvent[] = [];
  private timer = 0;
  private waiting: (() => void)[] = [];
  current: GameEvent | null = null;

  // `show` is called with each event as it is told, and with null after the last one.
  constructor(
    private readonly dwell: (event: GameEvent) => number,
    private readonly show: (event: GameEvent | null) => void,
  ) {}

  tell(events: GameEvent[]) {
    this.queue.push(...events.filter((event) => this.dwell(event) > 0));
    if (!this.current) this.next();
  }
  // Ends the event that is told now and goes to the one after it.
  next() {
    clearTimeout(this.timer);
    const event = this.queue.shift() ?? null;
    const changed = event !== this.current;
    this.current = event;
    if (event) this.timer = window.setTimeout(() => this.next(), this.dwell(event));
    if (changed) this.show(event);
    if (!event) this.waiting.splice(0).forEach((resolve) => resolve());
  }
  skip() {
    this.queue = [];
    if (this.current) this.next();
  }
  // Nobody looks any more.
  stop() {
    clearTimeout(this.timer);
    this.queue = [];
    this.current = null;
    this.waiting.splice(0).forEach((resolve) => resolve());
  }
  // When everything is told.
  done(): Promise<void> {
    return this.current ? new Promise((resolve) => this.waiting.push(resolve)) : Promise.resolve();
  }
}
