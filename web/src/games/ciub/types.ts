// types.ts: a position of ciúb, as docs/engine-protocol.md describes it. What is zero or empty
// is left out.
import type { Scene } from '../view';

export type Counts = Record<string, number>; // by colour, or by "colour look"

export interface CiubPlayer {
  dice?: Counts;
  won?: string[];
  token?: string;
}
export interface CiubState {
  step: string;
  stage: 'open' | 'ending' | 'last';
  turn: number;
  first?: number;
  opus?: number;
  left?: number;
  quiet?: number;
  players: CiubPlayer[];
  top: (string | null)[];
  bottom: (string | null)[];
  removed?: string[];
  pile: { b: number; c: number };
  supply?: Counts;
  rolling?: Counts;
  outside?: Counts;
  tray?: Counts;
  hand?: Counts;
  move?: { die?: string; on?: string; last?: string; give?: string; for?: string };
}

// What the rules say of a position (src/session/session.h).
export interface CiubFacts {
  sum: number;
  togo: number;
}
export const factsOf = (scene: Scene) => scene.situation.facts as CiubFacts;

// A die as it lies somewhere.
export interface Lying {
  colour: string;
  look: string; // what it shows; "" when that is not to be seen
  thing: string;
  busy: boolean; // it acts, or is acted on
}

// The set, as the session answers `board`.
export interface CiubCard {
  name: string;
  letter: string;
  points: number;
  owl: boolean;
  numbers: number[];
  sum: number;
  equal: number;
}
export interface CiubSet {
  cards: CiubCard[];
  dice: { name: string; label: string; sides: string[] }[];
}
