// state.ts: the match as reported by the module: situation, log and record. Every request that
// changes the match or its draft goes through here.
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals';
import type { App } from '../app/app';
import type { GameEvent, GameInfo, Position, Situation, State } from '../engine/types';

// An event, the position before it and the one it led to.
export interface Moment {
  event: GameEvent;
  before: State;
  position: Position;
  still?: boolean; // nothing moves there: where a replay begins
  again?: boolean; // it happened before and is shown once more
}

type Update = Situation & { log: (GameEvent & { position: Position })[]; record: string };

export interface MatchState {
  readonly situation: ReadonlySignal<Situation>;
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  readonly game: string;
  readonly info: GameInfo;
  draftStart(): State; // the position the draft starts from
  record(): string;
  momentOf(event: GameEvent): Moment; // a past one
  momentBefore(event: GameEvent): Moment; // the position it began with
  // Both throw a Refusal. `request` changes the draft; `update` changes the match and returns the
  // resulting events.
  request(line: string): void;
  update(line: string, body?: string): Moment[];
}

// Marks the only person among the players of a game on this device.
function addressed(next: Situation): Situation {
  const people = next.seats.filter(({ player }) => player === '');
  if (next.follows || people.length !== 1 || next.seats.length < 2) return next;
  return { ...next, seats: next.seats.map((seat) => ({ ...seat, you: seat === people[0] })) };
}

export function createState({ session, games }: App, first: Situation): MatchState {
  const situation = signal(addressed(first));
  const events = signal<readonly GameEvent[]>(
    session.do<{ events: GameEvent[] }>('events 0').events,
  );
  let start: State = first.state,
    record = '';
  const receive = (next: Situation) => {
    if (next.draft.count === 0) start = next.state;
    situation.value = addressed(next);
  };
  return {
    situation,
    events,
    game: first.game,
    info: games.find(({ name }) => name === first.game)!,
    draftStart: () => start,
    record: () => (record ||= session.do<{ record: string }>('record').record),
    momentOf: (event) => ({
      event,
      before: session.do<Position>(`at ${event.step}`).state,
      position: session.do<Position>(`at ${event.end}`),
    }),
    momentBefore: (event) => {
      const position = session.do<Position>(`at ${event.step}`);
      return { event, before: position.state, position, still: true };
    },
    request: (line) => receive(session.do<Situation>(line)),
    update: (line, body = '') => {
      const before = events.value;
      const {
        log,
        record: newest,
        ...next
      } = session.do<Update>(`since ${before.length} ${line}`, body);
      const moments = log.map(({ position, ...event }, at): Moment => ({
        event,
        before: at > 0 ? log[at - 1].position.state : start,
        position,
      }));
      record = newest;
      batch(() => {
        receive(next);
        events.value = [
          ...before.slice(0, next.events - log.length),
          ...moments.map(({ event }) => event),
        ];
      });
      return moments;
    },
  };
}

// Whether players are still making choices before the first dice: no round has started, and nothing
// was rolled since the first move.
export const isOpening = ({ situation, events }: MatchState) =>
  computed(() => {
    const { round, lesson } = situation.value;
    const moved = events.value.findIndex(({ seat }) => seat > 0);
    return (
      round === 0 &&
      !lesson &&
      (moved < 0 || events.value.slice(moved).every(({ seat }) => seat > 0))
    );
  });
