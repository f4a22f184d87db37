// keeper.ts: has a game kept on this device after every move, and the draft of a move with it.
import { titleOf } from '../core/begin';
import { isOnlyHere, keepGame, type Kept } from '../core/kept';
import { say } from '../core/say';
import { recallHere, rememberHere } from '../core/tab';
import { toast } from '../ui/toast';
import { save } from './save';
import type { Model } from './model';

// What was pointed at for a choice that is not made yet.
const place = (key: string) => `cantrip.picked.${key}`;
export const pickedBefore = (key: string) => recallHere(place(key));

export class Keeper {
  lost: boolean; // the last write did not reach the disk

  constructor(public kept: Kept) {
    this.lost = isOnlyHere(kept.key);
  }

  keep(model: Model) {
    const { situation, app } = model;
    const { record } = app.session.do<{ record: string }>('record');
    this.write(model, {
      ...this.kept, record, draft: '', title: titleOf(situation), over: situation.waits === 'over',
    });
  }
  keepDraft(model: Model) {
    const draft = model.situation.draft.text;
    rememberHere(place(this.kept.key), model.picked.join(' '));
    if (draft !== this.kept.draft) this.write(model, { ...this.kept, draft });
  }
  private write(model: Model, kept: Kept) {
    this.kept = { ...kept, changed: Date.now() };
    void keepGame(this.kept).then((done) => {
      if (this.lost !== done) return;
      this.lost = !done;
      if (this.lost) this.tellLost(model);
      model.changed();
    });
  }
  // The game goes on, in this page alone: a full disk, or a window that keeps nothing.
  private tellLost(model: Model) {
    toast(say('The last move could not be kept on this device. Save the game as a file.'), {
      bad: true, action: { text: say('Save as a file'), onChoose: () => save(model) },
    });
  }
}
