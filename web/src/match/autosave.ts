// autosave.ts: saves a match on this device after every move, including its draft.
import { signal } from '@preact/signals';
import { finishGame, notePlayed } from '../storage/experience';
import { resultOf, titleOf } from '../storage/new-game';
import { isUnsaved, saveGame, type SavedGame } from '../storage/saved-games';
import { tr } from '../i18n/tr';
import { loadFromTab, saveInTab } from '../storage/tab-storage';
import { toast } from '../ui/toast';
import type { Storage } from './types';

// The picks for a choice not made yet.
const pickedKey = (key: string) => `cantrip.picked.${key}`;
export const savedPicks = (key: string) => loadFromTab(pickedKey(key));

export type Autosave = ReturnType<typeof createAutosave>;

export function createAutosave(game: SavedGame) {
  const failed = signal(isUnsaved(game.key)); // the last write did not reach the disk
  const write = async (change: Partial<SavedGame>) => {
    autosave.game = { ...autosave.game, ...change, changed: Date.now() };
    const done = await saveGame(autosave.game);
    if (failed.peek() !== done) return;
    failed.value = !done;
    if (!done) warn();
  };
  // The game continues in this page only: the disk is full, or storage is disabled.
  const warn = () =>
    toast(tr('The last move could not be kept on this device. Save the game as a file.'), {
      bad: true,
      action: { text: tr('Save as a file'), onChoose: () => autosave.saveAsFile() },
    });
  const storage: Storage = {
    saveDraft(draft, picked) {
      saveInTab(pickedKey(game.key), picked.join(' '));
      if (draft !== autosave.game.draft) void write({ draft });
    },
    saveMove({ situation, record }, requests) {
      const over = situation.waits === 'over';
      const isComputers = requests.every(([line]) => line.startsWith('play '));
      saveInTab(pickedKey(game.key), '');
      if (!isComputers) notePlayed(game.game);
      void write({
        record,
        draft: '',
        title: titleOf(situation),
        over,
        result: over ? resultOf(situation) : undefined,
        untouched: autosave.game.untouched && isComputers,
      });
      if (over) finishGame(autosave.game);
    },
  };
  const autosave = { game, failed, storage, saveAsFile: () => {} };
  return autosave;
}
