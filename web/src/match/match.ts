// match.ts: a match on screen: its stores and the player's actions.
//
// Data flows one way: a page event calls one of these functions, which makes one request; the
// answer goes into the stores, and their views rerender.
import type { GameEvent, Situation } from '../engine/types';
import { settings } from '../storage/settings';
import { announce } from '../ui/announce';
import { recordName, saveFile } from '../ui/file';
import { repeatsLastTap } from '../ui/taps';
import { createStores, type Parts, type Stores } from './stores';
import type { Turn } from './turns';
import type { Remote } from './types';

export const secondTap = 250; // milliseconds in which a second tap belongs to the first

export type Match = ReturnType<typeof createMatch>;

export function createMatch(parts: Parts) {
  const stores = createStores(parts),
    actions = createActions(stores);
  if (parts.autosave) parts.autosave.saveAsFile = actions.saveAsFile;
  return { ...stores, ...actions };
}

// If a single word such as "roll" is all it takes, there is no need to let the computer choose.
const hasPlainWord = ({ choices }: Situation) =>
  choices.some(({ things }) => things.every((thing) => thing.startsWith('word:')));

function createActions(stores: Stores) {
  const { state, situation, events, game, overlay, playback, turn, draft, computer, viewed } =
    stores;
  const { sending, storage, autosave, remote, wordsOf, attempt, perform } = stores;
  let madeAt = -Infinity;
  const mustConfirm = () => settings.value.confirm || remote?.mustConfirm;
  // An online move takes effect when the server sends it back.
  function sendMove({ send }: Remote): boolean {
    if (!attempt(() => state.request('confirm'))) return false;
    sending.value = true;
    send(situation.value.send ?? '');
    return true;
  }
  const actions = {
    // The saved game in this browser, if any.
    saved: () => autosave?.game ?? remote?.finished.value ?? null,
    canChooseForMe: () =>
      turn.canAct.value &&
      autosave !== undefined &&
      !situation.value.draft.count &&
      !draft.picked.value.length &&
      turn.opening.value &&
      !hasPlainWord(situation.value),

    confirm(): boolean {
      if (!turn.canAct.value || !situation.value.draft.whole) return false;
      const made = remote ? sendMove(remote) : perform([['confirm', '']], 1);
      if (made) madeAt = performance.now();
      if (made || remote) return made;
      const note = overlay.note.value;
      if (situation.value.lesson) draft.drop(); // the lesson wants another move, and says so
      overlay.explain(note);
      return false;
    },
    // Makes a move that needs no confirmation.
    confirmIfImmediate() {
      const { immediate } = situation.value.draft;
      if (!immediate || mustConfirm() || actions.confirmsSoon()) return;
      actions.confirm();
    },
    // At a server nothing can be undone, so a move that brings no news waits there for a moment.
    confirmsSoon() {
      const { immediate, news } = situation.value.draft;
      return remote !== undefined && immediate && !news && !mustConfirm();
    },
    // Whether this tap, the first one since a move was made at a tap, is still meant for that.
    isSecondTap() {
      const since = performance.now() - madeAt;
      madeAt = -Infinity;
      return since < secondTap && repeatsLastTap();
    },
    // Lets the computer choose for this seat until the first dice roll.
    chooseForMe() {
      if (!actions.canChooseForMe()) return;
      turn.chooseFor(situation.value.seat);
      void computer.go();
    },
    // Asks first if that makes it a practice game.
    requestUndo() {
      const { can, practice, why } = situation.value.undo;
      if (!can) overlay.refuse({ text: why, rule: '' });
      else if (practice && !situation.value.practice && !turn.asksPractice.value)
        turn.asksPractice.value = true;
      else actions.undo();
    },
    undo() {
      turn.asksPractice.value = false;
      turn.chooseForNobody();
      computer.stop();
      playback.skip();
      perform([['undo', '']]);
    },
    redo: () => perform([['redo', '']]),
    nextLessonStep: () => perform([['next', '']]),
    restartLesson() {
      actions.leave();
      perform([[`lesson ${game}`, '']]);
    },
    // A person takes over the seat of the computer player to act.
    takeSeat() {
      const { seat, seats, waits } = situation.value;
      computer.stop();
      computer.error.value = '';
      turn.chooseForNobody();
      if (waits !== 'person')
        perform([[`seat ${seat}`, `name.${seat}: ${seats[seat - 1].name}\n`]]);
    },
    // Shows the position after a past event; null returns to the present.
    view(event: GameEvent | null) {
      playback.skip();
      overlay.note.value = null;
      viewed.value = event && state.momentOf(event);
      announce(event ? wordsOf(event) : situation.value.prompt);
    },
    viewNext(by: number) {
      const at = viewed.value ? events.value.indexOf(viewed.value.event) + by : -1;
      if (at >= events.value.length) actions.view(null);
      else if (at >= 0) actions.view(events.value[at]);
    },
    // At speed off nothing is played back: then the turn is looked at move by move.
    replay: (turn: Turn) =>
      settings.value.speed === 'off' ? actions.view(turn.events[0]) : stores.replay(turn),
    // Someone who types a move is present and has seen what happened.
    skipToTurn() {
      if (viewed.value) actions.view(null);
      if (playback.current.value) stores.skip();
      turn.handover.value = 0;
    },
    // Goes on with the next player's turn, or with the present.
    skipTurn() {
      const { live } = stores.turns;
      if (live.value?.seat === situation.value.seat) computer.hurry();
      playback.skipTurn();
    },
    // Skips whatever the player to act is waiting for.
    skipWait() {
      if (viewed.value) actions.viewNext(1);
      else if (playback.current.value) playback.next();
      else if (turn.handover.value) turn.handover.value = 0;
      else if (situation.value.lesson?.waits) actions.nextLessonStep();
    },
    // Only one window may continue a match.
    yieldToOtherWindow() {
      actions.leave();
      turn.openElsewhere.value = true;
    },
    // The name in a seat and its computer level; for an online match.
    setSeat: (seat: number, body: string) => attempt(() => void state.update(`seat ${seat}`, body)),
    saveAsFile: () => saveFile(recordName(game), state.record()),
    leave() {
      computer.stop();
      playback.stop();
      storage.leave?.(situation.value);
    },
  };
  return actions;
}
