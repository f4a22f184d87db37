// types.ts: the answers of a session, as described in src/session/session.h.
export interface OptionChoice {
  value: string;
  label: string;
  help: string; // what it changes, or ""
  beginners: boolean; // what to take for a first game
}
export interface GameOption {
  name: string;
  label: string;
  value: string;
  values: string;
  help: string;
  choices: OptionChoice[];
  each: OptionChoice[]; // each: one of these per seat, joined by dots
}
export interface Level {
  name: string;
  label: string;
  help: string; // how well it plays, or ""
  usual: boolean;
}
export interface Question {
  name: string;
  subject: string;
  help: string;
}
export interface Achievement {
  key: string;
  title: string;
  how: string;
  rule: string; // that says more, or ""
}
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  min: number;
  max: number;
  options: GameOption[];
  levels: Level[];
  questions: Question[];
  odds: boolean;
  lesson: boolean;
}

// A thing on the table, as in src/core/guide.h: "space:c14", "die:fire.3", "word:end".
export type ThingName = string;

export interface Seat {
  name: string;
  role: string;
  player: string;
  label: string;
  you?: boolean; // plays alone against computers here
}
export interface Choice {
  choice: number;
  text: string;
  things: ThingName[];
  remark: string;
}
export interface Draft {
  text: string;
  count: number;
  whole: boolean;
  immediate: boolean; // can be made without asking
  news: boolean; // making it brings dice or another player's turn
  remark: string;
  things: ThingName[];
  placed: ThingName[]; // what it has put somewhere: pointing at one takes it back
  left: ThingName[]; // what a whole one leaves out, as the dice given back: pointing at one drops it
  motion: Motion;
}
export interface LessonState {
  text: string;
  task: string; // what to do now, in one line
  things: ThingName[];
  waits: boolean;
  last: boolean; // this text is the last one
  over: boolean;
}

// Seats are numbered from 1; 0 is nobody or chance.
export interface Situation {
  game: string;
  id: string;
  options: Record<string, string>;
  step: number;
  events: number;
  hash: string;
  seats: Seat[];
  waits: 'person' | 'computer' | 'over' | 'elsewhere'; // elsewhere: in a followed game, another player is to act
  seat: number;
  viewer: number;
  turn: number;
  round: number; // viewer: 0 for a spectator
  follows: boolean; // played online
  send?: string; // the answer to `confirm` in a followed game: the line for the server
  prompt: string;
  practice: boolean;
  scores: number[];
  winners: number[];
  standing: string;
  ended: string; // why the game is over; ""
  stopped?: boolean; // before its end: added by match/stopped.ts
  draft: Draft;
  choices: Choice[];
  undo: { can: boolean; practice: boolean; why: string };
  redo: boolean;
  more: boolean;
  enough: boolean;
  lit: ThingName[]; // given the picks; see src/session/session.h
  lesson: LessonState | null;
  state: State;
  facts: Facts;
}
// A position in the game's own JSON; each view knows its format.
export type State = unknown;
// What the rules say about a position, so that views need not compute it; also per game.
export type Facts = unknown;
// How things get where a move or an event of chance puts them; also per game.
export type Motion = unknown;

export interface Why {
  rule: string;
  text: string;
}
export interface About {
  title: string;
  text: string;
}
export interface GameEvent {
  event: number;
  step: number;
  end: number;
  seat: number;
  round: number;
  move: string;
  remark: string;
  text: string;
  things: ThingName[];
  dice: number; // how many fall
  motion: Motion;
  turn: Turn;
}
// The turn that an event is part of, as far as that event.
export interface Turn {
  first: number; // the number of its first event
  seat: number; // 0: nobody's
  summary: string; // with notation in back quotes
  dice: string; // in notation
  points: number;
  over: boolean;
}
export interface Position {
  step: number;
  state: State;
  facts: Facts;
  scores: number[];
  seat: number;
  turn: number;
  round: number;
  over: boolean;
  prompt: string;
}
export interface DiceGroup {
  title: string;
  count: number;
  outcomes: { text: string; count: number; expected: number }[];
}
export interface Chance {
  step: number;
  sum: number;
  from: number;
  to: number;
  text: string;
}
export interface Thought {
  done: boolean;
  progress: number;
  move?: string;
}
export interface HintMove {
  text: string;
  things: ThingName[];
  win: number;
  score: number;
  loss: number;
  reason: string;
}
export interface Hint {
  seat: number;
  win: number[];
  moves: HintMove[];
}
// What a move is worth beside others.
export interface Judgement {
  same: number; // the one that leads to the same position, from 1; or 0
  reason: string;
  loss?: number; // of winning chance, if it is none of them
}
export interface Goal {
  name: string;
  title: string;
  low: number;
  high: number;
  exact: boolean;
  text: string;
  advice: string;
}
