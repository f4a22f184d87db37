// telling.ts: what happened in the game: its events, told one by one as they come, and looked at
// again. What is shown may lag behind the session's present, or lie in the past.
import type { App } from '../core/app';
import { say } from '../core/say';
import { settings } from '../core/settings';
import type { GameEvent, Position, Situation } from '../core/types';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import { eventWords, moveWords } from '../ui/told';
import { Drafting } from './drafting';
import { dwell } from './pace';
import { Playback } from './playback';

export type Shown = { event: GameEvent; position: Position };

export abstract class Telling extends Drafting {
  events: GameEvent[];
  past: Shown | null = null;
  telling: Shown | null = null;
  readonly playback: Playback;
  protected hurrying = false; // the player wants no more of this told until he is to act
  private start: { hash: string; position: Position } | null = null;

  // Nothing more is told.
  protected abstract settle(): void;

  constructor(app: App, situation: Situation) {
    super(app, situation);
    this.playback = new Playback((event) => (this.hurrying ? 0 : dwell(event, settings().speed)), (event) => this.tell(event));
    this.events = this.eventsFrom(0);
  }

  // The events that are new since there were `before`: what was taken back is forgotten.
  protected renew(before: number): GameEvent[] {
    const kept = Math.min(before, this.situation.events);
    const fresh = this.eventsFrom(kept);
    this.events = [...this.events.slice(0, kept), ...fresh];
    return fresh;
  }
  private eventsFrom(event: number) {
    return this.app.session.do<{ events: GameEvent[] }>(`events ${event}`).events;
  }
  // The position that the draft begins from.
  get before(): Position {
    const { hash, step } = this.situation;
    if (this.start?.hash !== hash) this.start = { hash, position: this.positionAt(step) };
    return this.start.position;
  }
  positionAt(step: number) {
    return this.app.session.do<Position>(`at ${step}`);
  }
  private tell(event: GameEvent | null) {
    this.telling = event && { event, position: this.positionAt(event.end) };
    if (event && event.seat > 0) playSound('card');
    if (!event) this.settle();
    this.changed();
  }
  wordsOf(event: GameEvent) {
    return eventWords({ game: this.situation.game, event, seats: this.situation.seats });
  }
  protected draftWords() {
    const { game, draft } = this.situation;
    return say('Your move: %s', moveWords({ game, text: draft.text, state: this.before.state, named: true }));
  }
  look(event: GameEvent | null) {
    this.playback.skip();
    this.note = null;
    this.past = event && { event, position: this.positionAt(event.end) };
    announce(event ? this.wordsOf(event) : this.situation.prompt);
    this.changed();
  }
  stepPast(by: number) {
    const at = this.past ? this.events.indexOf(this.past.event) + by : -1;
    if (at >= this.events.length) this.look(null);
    else if (at >= 0) this.look(this.events[at]);
  }
}
