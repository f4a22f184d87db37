// types.ts: what a match needs from outside: storage and, if online, a server.
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Situation, ThingName } from '../engine/types';
import type { SavedGame } from '../storage/saved-games';
import type { IconName } from '../ui/icon';
import type { MenuItem } from '../ui/menu';

// Where a match is saved: the browser (autosave.ts), this tab (lesson.ts), or a server.
export interface Storage {
  saveDraft(draft: string, picked: readonly ThingName[]): void;
  // The match changed by these requests; `draft` is the confirmed move, if any.
  saveMove?(match: Saved, requests: readonly Request[], draft: string): void;
  leave?(situation: Situation): void;
}
export type Request = readonly [line: string, body: string];
interface Saved {
  situation: Situation;
  record: string;
}

// An online match: what it adds to the screen, which knows nothing about servers.
export interface Remote {
  sending: Signal<boolean>; // a move is being sent
  send(line: string): void;
  finished: Signal<SavedGame | null>; // the complete record, once it is over
  PlayersBar: ComponentType; // between the prompt and the table
  Chat: ComponentType; // a panel
  Rematch: ComponentType; // buttons next to the result
  menuItems(): MenuItem[];
  question(): Question | null; // what is pending
}

// Something to answer or wait for before anything can be chosen.
export interface Question {
  text?: string;
  answers: Answer[];
}
interface Answer {
  label: string;
  main?: boolean;
  icon?: IconName;
  act(): void;
}
