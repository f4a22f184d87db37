// match.ts: a match on the screen: its stores, and what the player can do in it.
//
// One way through: an event of the page calls one of these functions, which makes one request; the
// answer goes into the stores, and what shows them is drawn again. Whatever changes the match goes
// through `perform`, which saves it, shows what happened and calls whoever is to act.
import { batch, signal, type Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { App } from '../app/app';
import type { SavedGame } from '../storage/saved-games';
import { Refusal } from '../engine/session';
import { settings } from '../storage/settings';
import type { GameEvent, Situation, ThingName } from '../engine/types';
import { announce } from '../ui/announce';
import { recordName, saveFile } from '../ui/file';
import type { IconName } from '../ui/icon';
import type { MenuItem } from '../ui/menu';
import { playSound } from '../ui/sound';
import { eventWords } from '../ui/move-text';
import type { Autosave } from './autosave';
import { createComputer } from './computer';
import { createDraft } from './draft';
import { createHints } from './hints';
import { createOdds } from './odds';
import { createOverlay } from './overlay';
import { createPlayback, displayTime } from './playback';
import type { MatchState, Moment } from './state';
import { createTurn } from './turn';

// Where a match is saved: in the browser (autosave.ts), in this tab (lesson.ts), at a server.
export interface Storage {
  saveDraft(draft: string, picked: readonly ThingName[]): void;
  // A move or whatever else changed the match, by these requests; `draft` is what was confirmed.
  saveMove?(match: Saved, requests: readonly Request[], draft: string): void;
  leave?(situation: Situation): void;
}
export type Request = readonly [line: string, body: string];
export interface Saved {
  situation: Situation;
  record: string;
}

// A match that is played at a server: what it adds to the screen, which knows nothing of servers.
export interface Remote {
  sending: Signal<boolean>; // a move is on its way
  send(line: string): void;
  finished: Signal<SavedGame | null>; // the whole record, when it is over
  PlayersBar: ComponentType; // between the prompt and the table
  Chat: ComponentType; // a panel
  Rematch: ComponentType; // buttons beside the result, when it is over
  menuItems(): MenuItem[];
  question(): Question | null; // what is in the way
}

// What must be answered or waited for before anything can be chosen.
export interface Question {
  text?: string;
  answers: Answer[];
}
interface Answer {
  label: string;
  main?: boolean;
  icon?: IconName;
  act(): void;
}

interface Parts {
  app: App;
  state: MatchState;
  storage: Storage;
  picked?: readonly ThingName[];
  autosave?: Autosave;
  remote?: Remote;
}
export type Match = ReturnType<typeof createMatch>;

export function createMatch({ app, state, storage, picked = [], autosave, remote }: Parts) {
  const { situation, events, game, info } = state;
  const sending = remote?.sending ?? signal(false);
  const viewed = signal<Moment | null>(null);
  const resultHidden = signal(false); // the table is looked at though the game is over
  let hurrying = false; // nothing more is shown until the player is to act
  const overlay = createOverlay(),
    hints = createHints(),
    odds = createOdds(app, state);
  const playback = createPlayback(
    (event) => (hurrying ? 0 : displayTime(event, settings.peek().speed)),
    (moment) => {
      if (!moment) callNext();
      else if (moment.event.seat > 0) playSound('card');
    },
  );
  // Of a match at a server the others are elsewhere.
  const people = () =>
    remote ? 1 : situation.value.seats.filter(({ player }) => player === '').length;
  const turn = createTurn({ state, viewed, playing: playback.current, sending, people });
  const draft = createDraft(
    {
      state,
      overlay,
      hints,
      attempt,
      save: (things) => storage.saveDraft(situation.value.draft.text, things),
    },
    picked,
  );
  const computer = createComputer(app, {
    acts: () => turn.computerActs.value,
    standIn: turn.standIn,
    record: state.record,
    shown: playback.done,
    isSearchingHint: () => hints.searches > 0,
    play(line) {
      if (!perform([[`play ${line}`, '']])) throw new Error(overlay.note.value?.text ?? line);
    },
  });

  // False, with a note beside the thing that was pointed at, when it is refused. What another
  // window goes on with must not be saved over by this one.
  function attempt(work: () => void, thing: ThingName = ''): boolean {
    if (turn.openElsewhere.value) return false;
    try {
      work();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      overlay.refuse(error, thing);
      return false;
    }
  }
  function callNext() {
    if (!turn.computerActs.value) hurrying = false;
    turn.callNext();
  }
  // The first `own` events are what the player did: they are not shown to him again.
  function perform(requests: readonly Request[], own = 0): boolean {
    const before = situation.value.draft.text,
      moments: Moment[] = [];
    const update = () =>
      requests.forEach(([line, body]) => moments.push(...state.update(line, body)));
    return batch(() => {
      if (!attempt(update)) return false;
      const [last] = requests[requests.length - 1];
      if (!last.startsWith('play ')) viewed.value = null;
      hints.hint.value = null;
      draft.clear();
      if (storage.saveMove)
        storage.saveMove({ situation: situation.value, record: state.record() }, requests, before);
      else storage.saveDraft(situation.value.draft.text, []);
      if (last === 'redo') callNext();
      else show(moments, own);
      void computer.go();
      return true;
    });
  }
  // The player sees what he did, and the dice he threw by it; what others do is played back.
  function show(moments: Moment[], own: number) {
    const rest = moments.slice(own),
      fromChance = ({ event }: Moment) => event.seat === 0;
    const isOwn = own > 0 && situation.value.seat === turn.lastPerson && rest.every(fromChance);
    for (const { event } of moments) announce(wordsOf(event));
    if (rest.some(fromChance)) playSound('dice');
    if (!isOwn) playback.play(rest);
    if (!playback.current.value) callNext();
  }
  const wordsOf = (event: GameEvent) => eventWords({ game, event, seats: situation.value.seats });

  const match = {
    app,
    state,
    situation,
    events,
    game,
    info,
    overlay,
    hints,
    odds,
    playback,
    turn,
    draft,
    computer,
    viewed,
    resultHidden,
    sending,
    autosave,
    remote,
    people,
    perform,
    playing: playback.current,
    // What it is saved as in this browser, where it is.
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
      if (remote) return sendMove(remote);
      if (perform([['confirm', '']], 1)) return true;
      const note = overlay.note.value;
      if (situation.value.lesson) draft.drop(); // which wants another move, and says so
      overlay.explain(note);
      return false;
    },
    // The computer makes this seat's choices until the first dice fall.
    chooseForMe() {
      if (!match.canChooseForMe()) return;
      turn.chooseFor(situation.value.seat);
      void computer.go();
    },
    // Asks first where that makes it a practice game.
    requestUndo() {
      const { can, practice, why } = situation.value.undo;
      if (!can) overlay.refuse({ text: why, rule: '' });
      else if (practice && !situation.value.practice && !turn.asksPractice.value)
        turn.asksPractice.value = true;
      else match.undo();
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
      match.leave();
      perform([[`lesson ${game}`, '']]);
    },
    // A person sits down in the seat of the computer player who is to act.
    takeSeat() {
      const { seat, seats, waits } = situation.value;
      computer.stop();
      computer.error.value = '';
      turn.chooseForNobody();
      if (waits !== 'person')
        perform([[`seat ${seat}`, `name.${seat}: ${seats[seat - 1].name}\n`]]);
    },
    // Shows the position after an event of the past; null goes back to now.
    view(event: GameEvent | null) {
      playback.skip();
      overlay.note.value = null;
      viewed.value = event && { event, position: state.positionAt(event.end) };
      announce(event ? wordsOf(event) : situation.value.prompt);
    },
    viewNext(by: number) {
      const at = viewed.value ? events.value.indexOf(viewed.value.event) + by : -1;
      if (at >= events.value.length) match.view(null);
      else if (at >= 0) match.view(events.value[at]);
    },
    // Somebody who types a move has seen what is shown, and is there.
    skipToTurn() {
      if (viewed.value) match.view(null);
      if (playback.current.value) match.skip();
      turn.handover.value = 0;
    },
    // Past whatever keeps the person to act waiting.
    goOn() {
      if (viewed.value) match.viewNext(1);
      else if (playback.current.value) playback.next();
      else if (turn.handover.value) turn.handover.value = 0;
      else if (situation.value.lesson?.waits) match.nextLessonStep();
    },
    skip() {
      hurrying = turn.computerActs.value;
      computer.hurry();
      playback.skip();
    },
    // Only one window may go on with a match.
    yieldToOtherWindow() {
      match.leave();
      turn.openElsewhere.value = true;
    },
    // The name in a seat, and the level of the computer that acts there; for a match at a server.
    setSeat: (seat: number, body: string) => attempt(() => void state.update(`seat ${seat}`, body)),
    saveAsFile: () => saveFile(recordName(game), state.record()),
    leave() {
      computer.stop();
      playback.stop();
      storage.leave?.(situation.value);
    },
  };
  function sendMove({ send }: Remote): boolean {
    if (!attempt(() => state.request('confirm'))) return false;
    sending.value = true;
    send(situation.value.send ?? '');
    return true;
  }
  if (autosave) autosave.saveAsFile = match.saveAsFile;
  return match;
}

// Where a word is all that it takes to go on, as "roll", nobody needs the computer to choose.
const hasPlainWord = ({ choices }: Situation) =>
  choices.some(({ things }) => things.every((thing) => thing.startsWith('word:')));
