// model.ts: a game that is played at the server: moves are sent there, and count when they come
// back as events.
import type { App } from '../core/app';
import type { Kept } from '../core/kept';
import { rememberHere } from '../core/tab';
import type { Situation } from '../core/types';
import { Model } from '../play/model';

export const draftPlace = (table: string) => `cantrip.draft.${table}`;

export class OnlineModel extends Model {
  sending = false; // a move is on its way
  ended: Kept | null = null; // the whole record, when it is over

  constructor(app: App, situation: Situation, private readonly table: string, private readonly send: (line: string) => void) {
    super(app, null, situation);
  }

  // The others are elsewhere.
  override get people() {
    return 1;
  }
  override get sent() {
    return this.sending;
  }
  override get free() {
    return super.free && !this.sending;
  }
  override get kept() {
    return this.ended;
  }
  override keepDraft() {
    rememberHere(draftPlace(this.table), this.situation.draft.text);
  }
  override confirm(): boolean {
    if (!this.free || !this.situation.draft.whole || !this.request('confirm')) return false;
    this.setSending(true);
    this.send(this.situation.send ?? '');
    return true;
  }
  setSending(sending: boolean) {
    this.sending = sending;
    this.changed();
  }
  // A move and what chance made of it, or chance alone. What the own player did is not told again.
  hearLines(lines: string[], own: boolean): boolean {
    for (const line of lines.slice(0, -1)) if (!this.request(`play ${line}`)) return false;
    return this.take(`play ${lines[lines.length - 1]}`, '', own ? 1 : 0);
  }
  // Who is shown in a seat; the computer's name where it acts for somebody.
  showSeat(seat: number, name: string, player: string) {
    if (this.request(`seat ${seat}`, '', seatBody(seat, name, player))) this.changed();
  }
}

export const seatBody = (seat: number, name: string, player: string) =>
  [name && `name.${seat}: ${name}\n`, player && `player.${seat}: ${player}\n`].filter(Boolean).join('');
