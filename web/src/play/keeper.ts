// keeper.ts: has a game kept on this device after every move, and the draft of a move with it.
import { titleOf } from '../core/begin';
import { keepGame, type Kept } from '../core/kept';
import type { ThingName } from '../core/types';
import type { Model } from './model';

// What was pointed at for a choice that is not made yet outlives a reload, in this window.
const place = (key: string) => `cantrip.picked.${key}`;
function keepPicked(key: string, picked: readonly ThingName[]) {
  try {
    sessionStorage.setItem(place(key), picked.join(' '));
  } catch {
    // A browser that keeps nothing: the dice are picked again.
  }
}
export function pickedBefore(key: string): string {
  try {
    return sessionStorage.getItem(place(key)) ?? '';
  } catch {
    return '';
  }
}

export class Keeper {
  lost = false; // the last write did not reach the disk

  constructor(public kept: Kept) {}

  keep(model: Model) {
    const { situation, app } = model;
    const { record } = app.session.do<{ record: string }>('record');
    this.write(model, {
      ...this.kept, record, draft: '', title: titleOf(situation), over: situation.waits === 'over',
    });
  }
  keepDraft(model: Model) {
    const draft = model.situation.draft.text;
    keepPicked(this.kept.key, model.picked);
    if (draft !== this.kept.draft) this.write(model, { ...this.kept, draft });
  }
  private write(model: Model, kept: Kept) {
    this.kept = { ...kept, changed: Date.now() };
    void keepGame(this.kept).then((done) => {
      if (this.lost !== done) return;
      this.lost = !done;
      model.changed();
    });
  }
}
