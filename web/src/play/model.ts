// model.ts: a game that is being played, and all that can be done in it.
//
// The session holds the present. Whatever changes the game goes through `take`, which has it
// kept and its events told (telling.ts), and calls whoever is to act (turns.ts).
import type { App } from '../core/app';
import type { Kept } from '../core/kept';
import { Refusal } from '../core/module';
import { readRoute } from '../core/router';
import type { GameEvent, Situation, ThingName } from '../core/types';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import type { Company } from './company';
import type { Course } from './course';
import type { Keeper } from './keeper';
import { Oracle } from './oracle';
import { Thinker } from './thinker';
import { Turns } from './turns';

export class Model extends Turns {
  company: Company | null = null; // of a game that is followed
  readonly thinker = new Thinker(this);
  readonly oracle = new Oracle(this);

  constructor(app: App, readonly keeper: Keeper | null, situation: Situation, private readonly course: Course | null = null) {
    super(app, situation);
  }

  // What it is kept as here, where it is.
  get kept(): Kept | null {
    return this.keeper?.kept ?? null;
  }
  protected get isKept() {
    return this.keeper !== null;
  }
  protected keepDraft() {
    this.keeper?.keepDraft(this);
    this.course?.keep(this.situation.draft.text);
  }
  // What another window plays on must not be kept over by this one.
  override request(line: string, thing: ThingName = '', body = ''): boolean {
    return !this.elsewhere && super.request(line, thing, body);
  }

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
  // A person sits down in the seat of the computer player who is to act.
  takeSeat() {
    const { seat, seats, waits } = this.situation;
    this.thinker.stop();
    this.thinker.error = '';
    this.spared.clear();
    if (waits === 'person') return this.changed();
    this.take(`seat ${seat}`, `name.${seat}: ${seats[seat - 1].name}\n`);
  }
  // Whatever changes the game for good. What the person did himself is not told to him again.
  take(line: string, body = '', own = line === 'confirm' ? 1 : 0): boolean {
    const before = this.events.length, draft = this.situation.draft.text;
    if (!this.request(line, '', body)) return false;
    this.course?.add(line, body, draft);
    this.drafted([]);
    if (!line.startsWith('play ')) this.past = null;
    this.hint = null;
    const fresh = this.renew(before);
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
  skip() {
    this.hurrying = this.computes;
    this.thinker.hurry();
    this.playback.skip();
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
    this.playback.stop();
    if (this.situation.lesson?.over && readRoute(location.hash).screen !== 'lesson') this.course?.forget();
  }
}
