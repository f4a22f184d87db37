// view.ts: the interface of a game's view.
import type { ComponentType } from 'preact';
import type { Session } from '../engine/session';
import type { Situation, State, ThingName } from '../engine/types';

export interface Scene {
  session: Session; // for names of things, help and the board; views do not change it
  situation: Situation; // who plays, and what can be chosen now
  state: State; // the position to draw: the present one with its draft, or a past one
  past: boolean; // not the present: nothing can be chosen
  isEvent: boolean; // the position after an event: another player's latest, or a past one
  lit: ReadonlySet<ThingName>; // things that start or continue a choice
  picked: readonly ThingName[]; // picks so far, for a choice of several
  marked: readonly ThingName[]; // what a lesson, a hint or the current event points at
  moving: boolean; // changes may be animated
  onPoint(thing: ThingName): void;
  onAbout(thing: ThingName, at: Element): void;
}

export interface View {
  Table: ComponentType<Scene>;
  // Whether the table shows a thing in this position. Choices it does not show get buttons below
  // the prompt.
  shows(thing: ThingName, scene: Scene): boolean;
  // Whether a goal that is certain is worth saying, since the table does not show it.
  saysCertain: boolean;
}
