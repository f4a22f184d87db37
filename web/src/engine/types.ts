// types.ts: the answers of a session, as described in src/session/session.h.
export interface OptionChoice {
  value: string;
  label: string;
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
  usual: boolean;
}
export interface Question {
  name: string;
  subject: string;
  help: string;
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
export interface Goal {
  name: string;
  title: string;
  low: number;
  high: number;
  exact: boolean;
  text: string;
  advice: string;
}
