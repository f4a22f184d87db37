// view.ts: what a game's view draws: a position, and which things can be pointed at.
import type { ComponentType } from 'preact';
import type { Session } from '../engine/session';
import type { Situation, State, ThingName } from '../engine/types';

export interface Scene {
  session: Session; // for names of things, help and the board; a view changes nothing
  situation: Situation; // who plays, and what can be chosen now
  state: State; // the position to draw: the present one with the draft, or one of the past
  past: boolean; // it is not the present one: nothing can be pointed at
  isEvent: boolean; // it is the position after an event: one that others made just now, or one of the past
  lit: ReadonlySet<ThingName>; // what a choice of now begins or goes on with
  picked: readonly ThingName[]; // pointed at so far, for a choice that needs several
  marked: readonly ThingName[]; // what a lesson, a hint or the event being shown points at
  moving: boolean; // changes may be animated
  onPoint(thing: ThingName): void;
  onAbout(thing: ThingName, at: Element): void;
}

export interface View {
  Table: ComponentType<Scene>;
  // Whether the table shows a thing in this position. What it does not show, and can be chosen,
  // gets a button under the prompt.
  shows(thing: ThingName, scene: Scene): boolean;
}
