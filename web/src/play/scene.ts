// scene.ts: what the game's view is to draw: the present, the event being told, or the past.
import { moves } from '../core/settings';
import type { Scene } from '../core/view';
import type { Position, Situation, ThingName } from '../core/types';
import type { Model } from './model';
import { explainAbout, point } from './point';

const nothing: ReadonlySet<ThingName> = new Set();

// The situation as it was in another position: who acted, and the points then.
function situationAt(situation: Situation, position: Position): Situation {
  const { seat, turn, round, scores, prompt, state, facts } = position;
  return { ...situation, seat, turn, round, scores, prompt, state, facts, choices: [], lit: [] };
}

function markedIn(model: Model, other: Model['past']): readonly ThingName[] {
  if (other) return other.event.things;
  return model.hinted.length ? model.hinted : model.situation.lesson?.things ?? [];
}

export function sceneOf(model: Model): Scene {
  const other = model.past ?? model.telling;
  const situation = other ? situationAt(model.situation, other.position) : model.situation;
  return {
    session: model.app.session,
    situation,
    state: situation.state,
    past: model.past !== null,
    lit: model.free ? new Set(situation.lit) : nothing,
    picked: other ? [] : model.picked,
    marked: markedIn(model, other),
    moving: moves(),
    onPoint: (thing) => point(model, thing),
    onAbout: (thing) => explainAbout(model, thing, false),
  };
}
