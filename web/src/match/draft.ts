// draft.ts: the move the player is building, choice by choice; the game is unchanged until it is
// confirmed.
import { batch, signal } from '@preact/signals';
import { tr } from '../i18n/tr';
import type { ThingName } from '../engine/types';
import { announce } from '../ui/announce';
import { moveWords } from '../ui/move-text';
import type { Hints } from './hints';
import type { Overlay } from './overlay';
import type { MatchState } from './state';

interface Parts {
  state: MatchState;
  overlay: Overlay;
  hints: Hints;
  attempt(work: () => void, thing?: ThingName): boolean; // false, with a note, if refused
  save(picked: readonly ThingName[]): void;
}

export function createDraft(
  { state, overlay, hints, attempt, save }: Parts,
  first: readonly ThingName[],
) {
  const picked = signal(first); // picks so far, for a choice of several things
  const { situation } = state;

  function announceDraft() {
    const { draft, waits, prompt } = situation.value;
    if (overlay.silent) return;
    if (draft.whole)
      announce(
        tr(
          'Your move: %s',
          moveWords({ game: state.game, text: draft.text, state: state.draftStart(), named: true }),
        ),
      );
    else if (waits === 'person') announce(prompt);
  }
  // Drops picks that are not part of a choice any more.
  const clear = (things: readonly ThingName[] = []) =>
    batch(() => {
      picked.value = things;
      overlay.note.value = null;
      hints.marked.value = [];
    });
  function set(things: readonly ThingName[] = []) {
    clear(things);
    save(things);
  }
  function request(line: string): boolean {
    const done = attempt(() => state.request(line));
    if (done) set();
    return done;
  }
  const draft = {
    picked,
    clear,
    pick(things: readonly ThingName[], last: ThingName = ''): boolean {
      const line = things.length ? `point ${things.join(' ')}` : 'situation';
      if (!attempt(() => state.request(line), last)) return false;
      set(situation.value.more ? things : []);
      announceDraft();
      return true;
    },
    // Makes the picked things the whole choice.
    pickAll() {
      if (request(`all ${picked.value.join(' ')}`)) announceDraft();
    },
    type: (line: string) => request(`type ${line}`),
    choose: (choice: number) => request(`choose ${choice}`),
    // Undoes the last pick, or else the last choice.
    back() {
      if (picked.value.length) draft.pick(picked.value.slice(0, -1));
      else if (situation.value.draft.count && request('back')) announceDraft();
    },
    drop() {
      request('drop');
      announceDraft();
    },
  };
  return draft;
}
