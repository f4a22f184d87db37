// drafting.ts: a move is put together, choice by choice; nothing of it touches the game yet.
import type { ThingName } from '../core/types';
import { announce } from '../ui/announce';
import { Desk } from './desk';

export abstract class Drafting extends Desk {
  picked: ThingName[] = []; // pointed at so far, for a choice that needs several things

  protected abstract keepDraft(): void;
  protected abstract draftWords(): string;

  // Of what was pointed at for one choice; every request about the draft ends here.
  protected drafted(picked: ThingName[]) {
    this.picked = picked;
    this.note = null;
    this.hinted = [];
    this.keepDraft();
    this.changed();
  }
  pick(things: ThingName[], last: ThingName = ''): boolean {
    const line = things.length ? `point ${things.join(' ')}` : 'situation';
    if (!this.request(line, last)) return false;
    this.drafted(this.situation.more ? things : []);
    this.tellDraft();
    return true;
  }
  all() {
    if (!this.request(`all ${this.picked.join(' ')}`)) return;
    this.drafted([]);
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
    if (this.picked.length) return void this.pick(this.picked.slice(0, -1));
    if (!this.situation.draft.count || !this.request('back')) return;
    this.drafted([]);
    this.tellDraft();
  }
  drop() {
    if (this.request('drop')) this.drafted([]);
    this.tellDraft();
  }
  private tellDraft() {
    if (this.typing) return; // who types is answered
    if (this.situation.draft.whole) announce(this.draftWords());
    else if (this.situation.waits === 'person') announce(this.situation.prompt);
  }
}
