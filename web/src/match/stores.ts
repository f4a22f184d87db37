// stores.ts: the stores of a match, and `perform`, the only way to change the match: it makes
// requests, stores and saves the answers, plays back events and calls the next player.
import { batch, computed, signal } from '@preact/signals';
import type { App } from '../app/app';
import { Refusal } from '../engine/session';
import type { GameEvent, ThingName } from '../engine/types';
import { settings } from '../storage/settings';
import { announce } from '../ui/announce';
import { eventWords, turnWords } from '../ui/move-text';
import type { Autosave } from './autosave';
import { createComputer } from './computer';
import { createDraft } from './draft';
import { soundEvent } from './event-sound';
import { createHints } from './hints';
import { createOdds } from './odds';
import { createOverlay } from './overlay';
import { createPlayback } from './playback';
import type { MatchState, Moment } from './state';
import { createTurns, type Turn } from './turns';
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
  const happened = signal<readonly Moment[]>([]); // in the last move, if it was not played back
  const resultHidden = signal(false); // viewing the table after the game is over
  let hurrying = false; // skip playback until it is the player's turn
  let mustCall = false; // the next player, when everything has been shown
  const overlay = createOverlay(),
    hints = createHints(),
    odds = createOdds(app, state);
  const playback = createPlayback(
    () => (hurrying ? null : { speed: settings.peek().speed, others: others() }),
    (moment) => {
      if (!moment && mustCall) callNext();
      if (moment && !moment.still) soundEvent(game, moment.event);
    },
  );
  const replaying = computed(() => playback.current.value?.again === true);
  const turns = createTurns({ situation, events, playing: playback.current, replaying });
  const others = () => situation.value.seats.length - 1;
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
    keepsUp: playback.keepsUp,
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
    mustCall = false;
    if (!turn.computerActs.value) hurrying = false;
    turn.callNext();
  }
  // The first `own` events are the player's own and are not played back.
  function perform(requests: readonly Request[], own = 0): boolean {
    const {
        draft: { text: before },
        step,
      } = situation.value,
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
      note(step);
      if (last === 'redo') {
        happened.value = [];
        callNext();
      } else show(moments, own);
      void computer.go();
      return true;
    });
  }
  // What the players here achieved since a step; taking moves back may take it away.
  function note(from: number) {
    const { step, waits } = situation.value,
      match = autosave?.game.key ?? remote?.key;
    if (!match) return; // a lesson
    const { earned } = app.session.do<{ earned: string[] }>(`earned ${Math.min(from, step)}`);
    if (earned.length || step < from)
      import('../app/lazy-screens').then(
        ({ noteAchievements }) =>
          noteAchievements(app, { game, match, step, over: waits === 'over' }, earned),
        () => undefined,
      );
  }
  // Others' turns are told as a whole.
  function announceEvent(event: GameEvent, own: boolean) {
    const { seat, over } = event.turn;
    if (own || seat === 0 || seat === turn.lastPerson) announce(wordsOf(event));
    else if (over) announce(turnWords({ game, turn: event.turn, seats: situation.value.seats }));
  }
  // Players see their own moves and rolls at once; others' are played back.
  function show(moments: Moment[], own: number) {
    const rest = moments.slice(own),
      fromChance = ({ event }: Moment) => event.seat === 0;
    const isOwn = own > 0 && situation.value.seat === turn.lastPerson && rest.every(fromChance);
    moments.forEach(({ event }, at) => announceEvent(event, at < own));
    const heard = isOwn ? moments : moments.slice(0, own); // others with their playback
    heard.forEach(({ event }, index) => soundEvent(game, event, index * 0.12));
    happened.value = isOwn ? moments : [];
    mustCall = true;
    if (!isOwn) playback.play(rest);
    if (mustCall && !playback.current.value) callNext();
  }
  // Shows a turn once more, from the position before it.
  function replay({ events: [first, ...rest] }: Turn) {
    const moments = [state.momentBefore(first), ...[first, ...rest].map(state.momentOf)];
    viewed.value = null;
    happened.value = [];
    overlay.show('');
    playback.skip();
    playback.play(moments.map((moment) => ({ ...moment, again: true })));
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
    happened,
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
    turns,
    replaying,
    replay,
    // Skips playback until it is the player's turn.
    skip() {
      hurrying = !replaying.value && turn.computerActs.value;
      computer.hurry();
      playback.skip();
    },
  };
}
