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

// A match that follows a game from elsewhere, at a server or of a puzzle: what it adds to the screen,
// which knows nothing about either.
export interface Remote {
  key: string; // of its record on this device, once that is complete
  sending: Signal<boolean>; // a move is being sent
  told?: () => [string, string]; // what the prompt says meanwhile, if not that it is sent
  mustConfirm?: boolean; // every move
  tips?: boolean; // newcomers are told what they can do, but never what would be good
  send(line: string): void;
  finished: Signal<SavedGame | null>; // the complete record, once it is over
  Panel?: ComponentType; // above the actions
  PlayersBar: ComponentType; // between the prompt and the table
  Chat: ComponentType; // a panel
  Rematch: ComponentType; // buttons next to the result
  menuItems(): MenuItem[];
  question(): Question | null; // what is pending
  standingAnswers(): Answer[]; // offered even while moves are being shown
}

// Something to answer or wait for before anything can be chosen.
export interface Question {
  text?: string;
  title?: string; // if others wait for the answer: both are in place of the prompt
  answers: Answer[];
}
interface Answer {
  label: string;
  main?: boolean;
  icon?: IconName;
  act(): void;
}
