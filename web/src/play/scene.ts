// scene.ts: what the game's view is to draw: the present, the event being shown, or the past.
import { computed } from '@preact/signals';
import { canAnimate } from '../storage/settings';
import type { Scene } from '../games/view';
import type { Position, Situation, ThingName } from '../engine/types';
import type { Match } from '../match/match';
import { explainAbout, point } from './point';

const nothing: ReadonlySet<ThingName> = new Set();
const none: readonly ThingName[] = [];

// The situation as it was in another position: who acted, and the points then.
function situationAt(situation: Situation, position: Position): Situation {
  const { seat, turn, round, scores, prompt, state, facts } = position;
  return { ...situation, seat, turn, round, scores, prompt, state, facts, choices: [], lit: [] };
}

// The same scene as long as nothing in it changes: help, panels and thinking leave the table alone.
export function createScene(match: Match) {
  const onPoint = (thing: ThingName) => point(match, thing);
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
      past: viewed.value !== null,
      isEvent: other !== null,
      lit: turn.canAct.value ? new Set(situation.lit) : nothing,
      picked: other ? none : draft.picked.value,
      marked: other ? other.event.things : marked,
      moving: canAnimate.value,
      onPoint,
      onAbout,
    };
  });
}
