// turns.ts: who is to act: a person who may, one who has to take the device first, or the computer,
// for itself or in the place of a person who asked it to.
import type { App } from '../core/app';
import { usualLevel } from '../core/begin';
import type { Situation } from '../core/types';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import { hasPlainWord, isOpening } from './opening';
import { Telling } from './telling';

export abstract class Turns extends Telling {
  elsewhere = false; // another window plays this game on
  handover = 0; // the seat that is to take the device
  asksPractice = false;
  atTable = false; // it is looked at though the game is over
  protected readonly spared = new Set<number>(); // seats for which the computer chooses until dice fall
  protected lastPerson: number;
  private waited = false; // the computer was to move when all was told last

  // Lessons are not kept, and nobody is spared anything there.
  protected abstract get isKept(): boolean;

  constructor(app: App, situation: Situation) {
    super(app, situation);
    this.lastPerson = situation.waits === 'person' ? situation.seat : 0;
  }

  // Who could be meant by "you".
  get people() {
    return this.situation.seats.filter((seat) => seat.player === '').length;
  }
  // Whether a move was made that has not happened yet.
  get sent() {
    return false;
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
    return this.free && this.isKept && !this.situation.draft.count && !this.picked.length &&
      isOpening(this.situation, this.events) && !hasPlainWord(this.situation);
  }
  // The level of whoever chooses in the place of a person; "" where nobody does.
  get standIn() {
    return this.isSpared ? usualLevel(this.info) : '';
  }
  // The person to act is called.
  protected settle() {
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
}
