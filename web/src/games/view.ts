// view.ts: the interface of a game's view.
import type { ComponentChildren, ComponentType } from 'preact';
import type { Session } from '../engine/session';
import type { GameEvent, Situation, State, ThingName } from '../engine/types';
import type { Moment } from '../match/state';

export interface Scene {
  session: Session; // for names of things, help and the board; views do not change it
  situation: Situation; // who plays, and what can be chosen now
  state: State; // the position to draw: the present one with its draft, or a past one
  events: readonly GameEvent[]; // what led to the position
  past: boolean; // not the present: nothing can be chosen
  // What led to this position, in order: the event played back or viewed, or the player's own last
  // move with its outcomes; empty after a jump. The same array until something else happens.
  steps: readonly Moment[];
  isEvent: boolean; // the position after an event: another player's latest, or a past one
  lit: ReadonlySet<ThingName>; // things that start or continue a choice
  picked: readonly ThingName[]; // picks so far, for a choice of several
  marked: readonly ThingName[]; // what a lesson, a hint or the current event points at
  moving: boolean; // changes may be animated
  onPoint(thing: ThingName): void;
  onAbout(thing: ThingName, at: Element): void;
  onRefuse(things: readonly ThingName[]): void; // explains why they cannot be chosen together
}

// What the scoreboard shows besides names and points.
export interface Standing {
  seats: {
    mark: ComponentChildren; // by which the seat is known on the table
    dice: number;
    note: string; // in words; "" if there is none
  }[];
  left: {
    count: number; // until the game or its end phase is over
    picture: ComponentChildren;
    title: string;
    words: string;
    rule: string;
  };
}

export interface View {
  Table: ComponentType<Scene>;
  standing?(situation: Situation): Standing;
  // Whether the table shows a thing in this position. Choices it does not show get buttons below
  // the prompt.
  shows(thing: ThingName, scene: Scene): boolean;
  // Choices that go on with the turn, as players do most often.
  usual?: readonly ThingName[];
  // What a question can be about, besides things on the table.
  subjects?(question: string, state: State): { name: string; label: string }[];
  // The odds: what they are of, in a word and in a sentence, and whether the button bar says a goal
  // that is certain, since the table does not show it.
  chances?: { label(): string; about(): string; certain: boolean };
  // Answers to questions that are drawn, by question.
  answers?: Record<string, ComponentType<{ game: string; session: Session }>>;
  // Shown with help on a thing; nothing for most.
  Picture?: ComponentType<{ session: Session; thing: ThingName }>;
}
