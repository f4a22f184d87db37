// types.ts: what a match needs from outside: where it is saved, and a server.
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Situation, ThingName } from '../engine/types';
import type { SavedGame } from '../storage/saved-games';
import type { IconName } from '../ui/icon';
import type { MenuItem } from '../ui/menu';

// Where a match is saved: in the browser (autosave.ts), in this tab (lesson.ts), at a server.
export interface Storage {
  saveDraft(draft: string, picked: readonly ThingName[]): void;
  // A move or whatever else changed the match, by these requests; `draft` is what was confirmed.
  saveMove?(match: Saved, requests: readonly Request[], draft: string): void;
  leave?(situation: Situation): void;
}
export type Request = readonly [line: string, body: string];
interface Saved {
  situation: Situation;
  record: string;
}

// A match that is played at a server: what it adds to the screen, which knows nothing of servers.
export interface Remote {
  sending: Signal<boolean>; // a move is on its way
  send(line: string): void;
  finished: Signal<SavedGame | null>; // the whole record, when it is over
  PlayersBar: ComponentType; // between the prompt and the table
  Chat: ComponentType; // a panel
  Rematch: ComponentType; // buttons beside the result, when it is over
  menuItems(): MenuItem[];
  question(): Question | null; // what is in the way
}

// What must be answered or waited for before anything can be chosen.
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
