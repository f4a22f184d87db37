// stores.ts: the stores of a match, and `perform`, the only way to change the match: it makes
// requests, stores and saves the answers, plays back events and calls the next player.
import { batch, signal } from '@preact/signals';
import type { App } from '../app/app';
import { Refusal } from '../engine/session';
import type { GameEvent, ThingName } from '../engine/types';
import { settings } from '../storage/settings';
import { announce } from '../ui/announce';
import { eventWords } from '../ui/move-text';
import { playSound } from '../ui/sound';
import type { Autosave } from './autosave';
import { createComputer } from './computer';
import { createDraft } from './draft';
import { createHints } from './hints';
import { createOdds } from './odds';
import { createOverlay } from './overlay';
import { createPlayback, displayTime } from './playback';
import type { MatchState, Moment } from './state';
import { createTurn } from './turn';
import type { Remote, Request, Storage } from './types';

export interface Parts {
  app: App;
  state: MatchState;
  storage: Storage;
  picked?: readonly ThingName[];
  autosave?: Autosave;
  remote?: Remote;
}
export type Stores = ReturnType<typeof createStores>;

export function createStores({ app, state, storage, picked = [], autosave, remote }: Parts) {
  const { situation, events, game, info } = state;
  const sending = remote?.sending ?? signal(false);
  const viewed = signal<Moment | null>(null);
  const resultHidden = signal(false); // viewing the table after the game is over
  let hurrying = false; // skip playback until it is the player's turn
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
  // In an online match the other players are elsewhere.
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

  // Returns false, with a note at the thing, if refused. Must not overwrite the save of a game that
  // another window has taken over.
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
  // The first `own` events are the player's own and are not played back.
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
  // Players see their own moves and rolls at once; others' are played back.
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
  return {
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
    playing: playback.current,
    turn,
    draft,
    computer,
    viewed,
    resultHidden,
    sending,
    storage,
    autosave,
    remote,
    people,
    wordsOf,
    attempt,
    perform,
    // Skips playback until it is the player's turn.
    skip() {
      hurrying = turn.computerActs.value;
      computer.hurry();
      playback.skip();
    },
  };
}
