// types.ts: a position of ciúb, as in docs/engine-protocol.md. Zero and empty fields are omitted.
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

// What the rules say about a position (src/session/session.h).
export interface CiubFacts {
  sum: number;
  togo: number;
  dice: number[]; // of each seat
}
export const factsOf = ({ situation }: Pick<Scene, 'situation'>) => situation.facts as CiubFacts;

// A die and where it lies.
export interface Lying {
  colour: string;
  look: string; // its face; "" if not visible
  thing: string;
  busy: boolean; // acting, or acted on
}

// The set, as the session's answer to `board`.
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

// What the parts of the table draw.
export interface Part {
  scene: Scene;
  state: CiubState;
  set: CiubSet;
  colours: readonly string[]; // of its dice
  nameOf(thing: string): string;
}
