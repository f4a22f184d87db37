// scene.ts: what the game's view draws: the present, an event being played back, or the past.
import { computed } from '@preact/signals';
import { canAnimate } from '../storage/settings';
import type { Scene } from '../games/view';
import type { Position, Situation, ThingName } from '../engine/types';
import type { Match } from '../match/match';
import type { Moment } from '../match/state';
import { explainAbout, explainWhyNot, litIn, point } from './point';

const nothing: ReadonlySet<ThingName> = new Set();
const none: readonly ThingName[] = [];

// The same array for the same moment.
const stepsOf = new WeakMap<Moment, readonly Moment[]>();
function steps(moment: Moment) {
  const only = stepsOf.get(moment) ?? (moment.still ? [] : [moment]);
  stepsOf.set(moment, only);
  return only;
}

// The situation in another position: who acted, and the scores.
export function situationAt(situation: Situation, position: Position): Situation {
  const { seat, turn, round, scores, prompt, state, facts } = position;
  return { ...situation, seat, turn, round, scores, prompt, state, facts, choices: [], lit: [] };
}

// Returns the same scene until something in it changes, so that help, panels and thinking do not
// rerender the table.
export function createScene(match: Match) {
  const onPoint = (thing: ThingName) => point(match, thing);
  const onRefuse = (things: readonly ThingName[]) => explainWhyNot(match, things, true);
  const onAbout = (thing: ThingName) => explainAbout(match, thing, false);
  return computed((): Scene => {
    const { app, viewed, playing, hints, draft, turn } = match,
      now = match.situation.value;
    const other = viewed.value ?? playing.value;
    const situation = other ? situationAt(now, other.position) : now;
    const marked = hints.marked.value.length ? hints.marked.value : (now.lesson?.things ?? none);
    return {
      session: app.session,
      situation,
      state: situation.state,
      events: other
        ? match.events.value.slice(0, other.event.event + (other.still ? 0 : 1))
        : match.events.value,
      steps: other ? steps(other) : match.happened.value,
      past: viewed.value !== null,
      isEvent: other !== null,
      lit: turn.canAct.value ? litIn(situation) : nothing,
      picked: other ? none : draft.picked.value,
      marked: other ? (other.still ? none : other.event.things) : marked,
      moving: canAnimate.value,
      onPoint,
      onAbout,
      onRefuse,
    };
  });
}
