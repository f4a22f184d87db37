// model.ts: a game that is being played: what the screen shows of it, and all that can be done.
//
// The session holds the present. What is shown may lag behind it (events being told), or lie
// in the past (a line of the log). Whatever changes the game goes through `take`, which has it
// kept and its events told.
import type { App } from '../core/app';
import { usualLevel } from '../core/begin';
import type { Kept } from '../core/kept';
import { Refusal } from '../core/module';
import { readRoute } from '../core/router';
import { say } from '../core/say';
import { settings } from '../core/settings';
import type { GameEvent, Position, Situation, ThingName } from '../core/types';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import { eventWords, moveWords } from '../ui/told';
import type { Company } from './company';
import { Drafting } from './drafting';
import type { Course } from './course';
import type { Keeper } from './keeper';
import { hasPlainWord, isOpening } from './opening';
import { Oracle } from './oracle';
import { dwell } from './pace';
import { Playback } from './playback';
import { Thinker } from './thinker';

export type Shown = { event: GameEvent; position: Position };

export class Model extends Drafting {
  events: GameEvent[] = [];
  past: Shown | null = null;
  telling: Shown | null = null;
  elsewhere = false; // another window plays this game on
  handover = 0; // the seat that is to take the device
  asksPractice = false;
  private readonly spared = new Set<number>(); // seats for which the computer chooses until dice fall
  company: Company | null = null; // of a game that is followed
  atTable = false; // it is looked at though the game is over
  readonly playback: Playback;
  readonly thinker: Thinker;
  readonly oracle = new Oracle(this);
  private start: { hash: string; position: Position } | null = null;
  private lastPerson = 0;
  private waited = false; // the computer was to move when all was told last
  private hurrying = false; // the player wants no more of this told until he is to act

  constructor(app: App, readonly keeper: Keeper | null, situation: Situation, private readonly course: Course | null = null) {
    super(app, situation);
    this.playback = new Playback((event) => (this.hurrying ? 0 : dwell(event, settings().speed)), (event) => this.tell(event));
    this.thinker = new Thinker(this);
    this.events = this.eventsFrom(0);
    this.lastPerson = situation.waits === 'person' ? situation.seat : 0;
  }

  // What it is kept as here, where it is.
  get kept(): Kept | null {
    return this.keeper?.kept ?? null;
  }
  get people() {
    return this.situation.seats.filter((seat) => seat.player === '').length;
  }
  // Whether the person to act may act: nothing is in the way.
  get free() {
    return this.situation.waits === 'person' && !this.past && !this.telling && !this.handover &&
      !this.asksPractice && !this.elsewhere && !this.situation.lesson?.waits && !this.isSpared;
  }
  // Whether the computer is to choose: for itself, or for a person who asked it to.
  get computes() {
    return this.situation.waits === 'computer' || this.isSpared;
  }
  get isSpared() {
    const { waits, seat } = this.situation;
    return this.spared.has(seat) && waits === 'person' && isOpening(this.situation, this.events);
  }
  get canSpare() {
    return this.free && this.keeper !== null && !this.situation.draft.count && !this.picked.length &&
      isOpening(this.situation, this.events) && !hasPlainWord(this.situation);
  }
  // The level of whoever chooses in the place of a person; "" where nobody does.
  get standIn() {
    return this.isSpared ? usualLevel(this.info) : '';
  }
  protected keepDraft() {
    this.keeper?.keepDraft(this);
    this.course?.keep(this.situation.draft.text);
  }

  // What another window plays on must not be kept over by this one.
  override request(line: string, thing: ThingName = '', body = ''): boolean {
    return !this.elsewhere && super.request(line, thing, body);
  }

  // --- the game goes on --------------------------------------------------------------------

  confirm(): boolean {
    if (!this.free || !this.situation.draft.whole) return false;
    if (this.take('confirm')) return true;
    const { note } = this;
    if (this.situation.lesson) this.drop(); // which wants another move, and says so
    this.explain(note);
    return false;
  }
  // The computer makes this seat's choices until the first dice fall.
  spare() {
    if (!this.canSpare) return;
    this.spared.add(this.situation.seat);
    this.changed();
    void this.thinker.go();
  }
  // Asks first where that makes it a game for practice.
  wantUndo() {
    const { can, practice, why } = this.situation.undo;
    if (!can) this.refuse(new Refusal(why, '', ''));
    else if (practice && !this.situation.practice && !this.asksPractice) this.askPractice(true);
    else this.undo();
  }
  undo() {
    this.asksPractice = false;
    this.spared.clear();
    this.thinker.stop();
    this.playback.skip();
    this.take('undo');
  }
  redo() {
    this.take('redo');
  }
  next() {
    this.take('next');
  }
  beginLesson() {
    this.leave();
    this.take(`lesson ${this.situation.game}`);
  }
  // Whoever types a move has seen what is told, and is there.
  attend() {
    if (this.past) this.look(null);
    if (this.telling) this.skip();
    if (this.handover) this.receive();
  }
  // Past whatever keeps the person to act waiting.
  goOn() {
    if (this.past) this.stepPast(1);
    else if (this.telling) this.playback.next();
    else if (this.handover) this.receive();
    else if (this.situation.lesson?.waits) this.next();
  }
  // Whatever changes the game for good. What the person did himself is not told to him again.
  take(line: string, body = '', own = line === 'confirm' ? 1 : 0): boolean {
    const before = this.events.length, draft = this.situation.draft.text;
    if (!this.request(line, '', body)) return false;
    this.course?.add(line, body, draft);
    this.drafted([]);
    if (!line.startsWith('play ')) this.past = null;
    this.hint = null;
    const kept = Math.min(before, this.situation.events);
    const fresh = this.eventsFrom(kept);
    this.events = [...this.events.slice(0, kept), ...fresh];
    this.keeper?.keep(this);
    if (line === 'redo') this.settle();
    else this.follow(fresh, own);
    void this.thinker.go();
    return true;
  }
  // What he did himself, and the dice he threw by it, he sees; what others do is told.
  private follow(fresh: GameEvent[], own: number) {
    const rest = fresh.slice(own);
    const mine = own > 0 && this.situation.seat === this.lastPerson && rest.every(({ seat }) => seat === 0);
    for (const event of fresh) announce(this.wordsOf(event));
    if (rest.some(({ seat }) => seat === 0)) playSound('dice');
    if (!mine) this.playback.tell(rest);
    if (!this.playback.current) this.settle();
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
  // Nothing more is told: the person to act is called.
  private settle() {
    const { waits, seat, prompt } = this.situation;
    if (!this.computes) this.hurrying = false;
    if (waits === 'person' && !this.isSpared) {
      const other = this.lastPerson !== 0 && this.lastPerson !== seat;
      if (other || this.waited) playSound('turn');
      this.handover = other && !this.situation.lesson && this.people > 1 ? seat : 0;
      this.lastPerson = seat;
    }
    if (waits === 'over') playSound('win');
    this.waited = this.computes || waits === 'elsewhere';
    if (!this.computes) announce(prompt);
    this.changed();
  }
  skip() {
    this.hurrying = this.computes;
    this.thinker.hurry();
    this.playback.skip();
    this.changed();
  }
  receive() {
    this.handover = 0;
    this.changed();
  }
  sitDown(atTable: boolean) {
    this.atTable = atTable;
    this.changed();
  }
  askPractice(asks: boolean) {
    this.asksPractice = asks;
    this.changed();
  }
  // A person sits down in the seat of the computer player who is to act.
  takeSeat() {
    const { seat, seats, waits } = this.situation;
    this.thinker.stop();
    this.thinker.error = '';
    this.spared.clear();
    if (waits === 'person') return this.changed();
    this.take(`seat ${seat}`, `name.${seat}: ${seats[seat - 1].name}\n`);
  }

  // --- looking -----------------------------------------------------------------------------

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
  // Only one window may go on with a game.
  giveUp() {
    this.leave();
    this.elsewhere = true;
    this.changed();
  }
  leave() {
    this.thinker.stop();
    this.playback.stop();
    if (this.situation.lesson?.over && readRoute(location.hash).screen !== 'lesson') this.course?.forget();
  }
}
