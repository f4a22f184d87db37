// scene.ts: what the game's view is to draw: the present, the event being told, or the past.
import { useMemo } from 'preact/hooks';
import { moves } from '../core/settings';
import type { Scene } from '../core/view';
import type { Position, Situation, ThingName } from '../core/types';
import type { Model } from './model';
import { explainAbout, point } from './point';

const nothing: ReadonlySet<ThingName> = new Set();
const none: readonly ThingName[] = [];

type Hand = Pick<Scene, 'onPoint' | 'onAbout'>;

// The situation as it was in another position: who acted, and the points then.
function situationAt(situation: Situation, position: Position): Situation {
  const { seat, turn, round, scores, prompt, state, facts } = position;
  return { ...situation, seat, turn, round, scores, prompt, state, facts, choices: [], lit: [] };
}

function markedIn(model: Model, other: Model['past']): readonly ThingName[] {
  if (other) return other.event.things;
  return model.hinted.length ? model.hinted : model.situation.lesson?.things ?? none;
}

function sceneOf(model: Model, hand: Hand): Scene {
  const other = model.past ?? model.telling;
  const situation = other ? situationAt(model.situation, other.position) : model.situation;
  return {
    session: model.app.session,
    situation,
    state: situation.state,
    past: model.past !== null,
    told: other !== null,
    lit: model.free ? new Set(situation.lit) : nothing,
    picked: other ? none : model.picked,
    marked: markedIn(model, other),
    moving: moves(),
    ...hand,
  };
}

// The same scene as long as nothing in it changes: help, panels and thinking leave the table alone.
export function useScene(model: Model): Scene {
  const hand = useMemo<Hand>(() => ({
    onPoint: (thing) => point(model, thing), onAbout: (thing) => explainAbout(model, thing, false),
  }), [model]);
  const { situation, past, telling, free, picked, hinted } = model;
  return useMemo(() => sceneOf(model, hand), [hand, situation, past, telling, free, picked, hinted, moves()]);
}
