// model.ts: a game that is being played: what the screen shows of it, and all that can be done.
//
// The session holds the present. What is shown may lag behind it (events being told), or lie
// in the past (a line of the log). Whatever changes the game goes through `take`, which has it
// kept and its events told.
import type { App } from '../core/app';
import { Refusal } from '../core/module';
import type { GameEvent, GameInfo, Hint, Position, Situation, ThingName } from '../core/types';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import { Keeper } from './keeper';
import { settings } from '../core/settings';
import { dwell } from './pace';
import { Playback } from './playback';
import { Thinker } from './thinker';

// What is told about a thing or a request, near the place it is about.
export interface Note {
  kind: 'why' | 'about';
  thing: ThingName;
  title: string;
  text: string;
  rule: string;
  at: DOMRect | null;
  hover: boolean; // it goes when the mouse goes
}
export type Panel = '' | 'log' | 'hint' | 'odds' | 'ask' | 'type' | 'keys';
export type Shown = { event: GameEvent; position: Position };

export class Model {
  picked: ThingName[] = [];
  events: GameEvent[] = [];
  past: Shown | null = null;
  telling: Shown | null = null;
  note: Note | null = null;
  panel: Panel = '';
  hint: Hint | null = null;
  seeking = false; // a hint is being looked for
  elsewhere = false; // another window plays this game on
  hinted: readonly ThingName[] = [];
  handover = 0; // the seat that is to take the device
  asksPractice = false;
  readonly playback: Playback;
  readonly thinker: Thinker;
  private readonly listeners = new Set<() => void>();
  private lastPerson = 0;
  private waited = false; // the computer was to move when all was told last
  private hurrying = false; // the player wants no more of this told until he is to act

  constructor(readonly app: App, readonly keeper: Keeper | null, public situation: Situation) {
    this.playback = new Playback((event) => (this.hurrying ? 0 : dwell(event, settings().speed)), (event) => this.tell(event));
    this.thinker = new Thinker(this);
    this.events = this.eventsFrom(0);
    this.lastPerson = situation.waits === 'person' ? situation.seat : 0;
  }

  get info(): GameInfo {
    return this.app.games.find((game) => game.name === this.situation.game)!;
  }
  get people() {
    return this.situation.seats.filter((seat) => seat.player === '').length;
  }
  // Whether the person to act may act: nothing is in the way.
  get free() {
    return this.situation.waits === 'person' && !this.past && !this.telling && !this.handover &&
      !this.asksPractice && !this.elsewhere && !this.situation.lesson?.waits;
  }
  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  changed() {
    for (const listener of this.listeners) listener();
  }
  // Does a request that changes the draft or the game; false, with a note, when it is refused.
  request(line: string, at: DOMRect | null = null, body = ''): boolean {
    try {
      this.situation = this.app.session.do<Situation>(line, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse(error, at);
      return false;
    }
    return true;
  }
  refuse(error: Refusal, at: DOMRect | null = null) {
    this.explain({ kind: 'why', thing: '', title: '', text: error.text, rule: error.rule, at, hover: false });
  }
  explain(note: Note | null) {
    this.note = note;
    if (note && !note.hover) announce([note.title, note.text].filter(Boolean).join('. '));
    this.changed();
  }

  // --- a move is put together --------------------------------------------------------------

  // Of what was pointed at for one choice; every request about the draft ends here.
  private drafted(picked: ThingName[]) {
    this.picked = picked;
    this.note = null;
    this.hinted = [];
    this.keeper?.keepDraft(this);
    this.changed();
  }
  pick(things: ThingName[], at: DOMRect | null = null): boolean {
    const line = things.length ? `point ${things.join(' ')}` : 'situation';
    if (!this.request(line, at)) return false;
    this.drafted(this.situation.more ? things : []);
    this.tellDraft();
    return true;
  }
  all() {
    if (this.request(`all ${this.picked.join(' ')}`)) this.drafted([]);
    this.tellDraft();
  }
  type(line: string): boolean {
    if (!this.request(`type ${line}`)) return false;
    this.drafted([]);
    return true;
  }
  choose(choice: number): boolean {
    if (!this.request(`choose ${choice}`)) return false;
    this.drafted([]);
    return true;
  }
  // The last thing that was pointed at, or else the last choice.
  back() {
    if (this.picked.length) this.pick(this.picked.slice(0, -1));
    else if (this.situation.draft.count && this.request('back')) this.drafted([]);
    this.tellDraft();
  }
  drop() {
    if (this.request('drop')) this.drafted([]);
    this.tellDraft();
  }
  private tellDraft() {
    if (this.situation.draft.whole) announce(this.situation.draft.text);
    else if (this.situation.waits === 'person') announce(this.situation.prompt);
  }

  // --- the game goes on --------------------------------------------------------------------

  confirm(): boolean {
    if (!this.situation.draft.whole) return false;
    if (this.take('confirm')) return true;
    const { note } = this;
    if (this.situation.lesson) this.drop(); // which wants another move, and says so
    this.explain(note);
    return false;
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
  take(line: string, body = ''): boolean {
    const own = line === 'confirm' ? 1 : 0;
    const before = this.events.length;
    if (!this.request(line, null, body)) return false;
    this.drafted([]);
    if (!line.startsWith('play ')) this.past = null;
    this.hint = null;
    const kept = Math.min(before, this.situation.events);
    const fresh = this.eventsFrom(kept);
    this.events = [...this.events.slice(0, kept), ...fresh];
    this.keeper?.keep(this);
    if (line === 'redo') this.settle();
    else this.follow(fresh, own);
    return true;
  }
  // What he did himself, and the dice he threw by it, he sees; what others do is told.
  private follow(fresh: GameEvent[], own: number) {
    const rest = fresh.slice(own);
    const mine = own > 0 && this.situation.seat === this.lastPerson && rest.every(({ seat }) => seat === 0);
    for (const event of fresh) announce(event.text);
    if (rest.some(({ seat }) => seat === 0)) playSound('dice');
    if (!mine) this.playback.tell(rest);
    if (!this.playback.current) this.settle();
    void this.thinker.go();
  }
  private eventsFrom(event: number) {
    return this.app.session.do<{ events: GameEvent[] }>(`events ${event}`).events;
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
  // Nothing more is told: the person to act is called.
  private settle() {
    const { waits, seat, prompt } = this.situation;
    if (waits !== 'computer') this.hurrying = false;
    if (waits === 'person') {
      const other = this.lastPerson !== 0 && this.lastPerson !== seat;
      if (other || this.waited) playSound('turn');
      this.handover = other && !this.situation.lesson && this.people > 1 ? seat : 0;
      this.lastPerson = seat;
    }
    if (waits === 'over') playSound('win');
    this.waited = waits === 'computer';
    announce(prompt);
    this.changed();
  }
  skip() {
    this.hurrying = this.situation.waits === 'computer';
    this.thinker.hurry();
    this.playback.skip();
    this.changed();
  }
  receive() {
    this.handover = 0;
    this.changed();
  }
  askPractice(asks: boolean) {
    this.asksPractice = asks;
    this.changed();
  }
  // A person sits down in the seat of the computer player who is to act.
  takeSeat() {
    const { seat, seats } = this.situation;
    this.thinker.stop();
    this.thinker.error = '';
    this.take(`seat ${seat}`, `name.${seat}: ${seats[seat - 1].name}\n`);
  }

  // --- looking -----------------------------------------------------------------------------

  look(event: GameEvent | null) {
    this.playback.skip();
    this.note = null;
    this.past = event && { event, position: this.positionAt(event.end) };
    announce(event ? event.text : this.situation.prompt);
    this.changed();
  }
  stepPast(by: number) {
    const at = this.past ? this.events.indexOf(this.past.event) + by : -1;
    if (at >= this.events.length) this.look(null);
    else if (at >= 0) this.look(this.events[at]);
  }
  show(panel: Panel) {
    this.panel = panel;
    this.note = null;
    this.changed();
  }
  open(panel: Panel) {
    this.show(this.panel === panel ? '' : panel);
  }
  setHint(hint: Hint | null) {
    this.hint = hint;
    this.mark(hint?.moves[0]?.things ?? []);
  }
  mark(things: readonly ThingName[]) {
    this.hinted = things;
    this.changed();
  }
  // Another record was tried on the session's table: this game is laid out again.
  reopen() {
    const { record } = this.keeper?.kept ?? { record: '' };
    if (record) this.situation = this.app.session.do<Situation>('open', record);
    void this.thinker.go();
    this.changed();
  }
  // Only one window may go on with a game.
  giveUp() {
    this.leave();
    this.elsewhere = true;
    this.changed();
  }
  leave() {
    this.thinker.stop();
    this.playback.skip();
  }
}
