// state.ts: a position of Five Seals, as written by src/games/seals/json/table.c.
import type { Scene } from '../view';

export const colours = ['fire', 'water', 'air', 'earth'] as const;
export const elements = [...colours, 'mind'] as const;
export type Colour = (typeof colours)[number];
export type Element = (typeof elements)[number];
export type Mage = 'shaman' | 'witch' | 'seer' | 'sorcerer' | 'warlock';

export interface SealsPlayer {
  mage?: Mage;
  place?: string;
  familiar?: string; // a space; absent while it waits with Binding
  dice?: string[]; // "f3"
  next?: string[]; // "f": taken for the next round
  over?: boolean; // the round is over for this player
  up?: string[];
  down?: string[];
}
// Zero and empty fields are omitted.
export interface SealsState {
  circle?: number;
  round?: number;
  step: string;
  first?: number;
  turn: number;
  actor?: number;
  supply: Record<Colour, number>;
  players: SealsPlayer[];
  sites: Record<string, string>; // by space: a token "f3", or a scroll "leap.fire"
  guardians?: Partial<Record<Element, string>>;
  absorbed?: Partial<Record<Element, string>>;
}

// What the rules say about a position (src/session/session.h).
export interface SealsFacts {
  lying: number;
  togo: number;
  waiting: Element[];
  dice: number[]; // of each seat
}
export const factsOf = ({ situation }: Pick<Scene, 'situation'>) => situation.facts as SealsFacts;

export interface Spell {
  id: string;
  title: string;
  strength: number;
  circle: number; // 0: none
  gist: string;
  does: string;
  rule: string;
}
// The dungeon and the spells of all games, as the session's answer to `board`.
export interface SealsBoard {
  svg: string;
  size: number;
  spaces: { name: string; x: number; y: number; kind: string; room: string; title: string }[];
  ways: [string, string][];
  spells: Spell[];
}

export interface Die {
  colour: Colour;
  value: number;
}
export interface Scroll {
  spell: string;
  element: Element;
  text: string;
} // text: as in the state
export type Seal =
  { kind: 'token'; element: Colour; strength: number } | { kind: 'scroll'; scroll: Scroll };

const letters: Record<string, Element> = { f: 'fire', w: 'water', a: 'air', e: 'earth', m: 'mind' };
export const colourOf = (letter: string) => letters[letter] as Colour;
export const readDie = (text: string): Die => ({
  colour: colourOf(text[0]),
  value: Number(text[1]),
});

// A prime marks the second copy of a scroll, which exists with circle I.
export function readScroll(text: string): Scroll {
  const [spell, element = 'mind'] = text.replace("'", '').split('.');
  return { spell, element: element as Element, text };
}
export function readSeal(text: string): Seal {
  if (!/^[fwae]\d$/.test(text)) return { kind: 'scroll', scroll: readScroll(text) };
  const { colour, value } = readDie(text);
  return { kind: 'token', element: colour, strength: value };
}

// A token blocks the way.
export const isClosed = (state: SealsState, place: string) =>
  /^[fwae]\d/.test(state.sites[place] ?? '');

// The seat whose dice and Binding are named without a seat number.
export const acting = (state: SealsState) => state.actor ?? state.turn;
