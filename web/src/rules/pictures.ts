// pictures.ts: what a game's bundle of pictures for its rules has to offer.
import type { JSX } from 'preact';
import type { Session } from '../engine/session';

export interface Scene {
  draw(): JSX.Element; // parts that move have the classes of act.tsx
  moves: boolean;
}
// Something the core describes, such as a spell.
export interface Entry {
  title: string;
  note: string;
  text: string;
  rule: string; // "" if it has none of its own
  picture: JSX.Element;
}
export const entryText = ({ title, text }: Entry) => `${title} ${text}`; // to search

export interface RulePictures {
  scenes: Record<string, Scene>;
  lists: Record<string, (session: Session) => Entry[]>; // of a session with a table of the game
  inline(name: string): JSX.Element | null; // within a line: what the words after it name
}
