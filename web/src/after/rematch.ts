// rematch.ts: starts a new game with the same setup and players, or continues one from a record.
import type { App } from '../app/app';
import { createGame, importRecord } from '../storage/new-game';
import { Refusal } from '../engine/session';
import { goTo } from '../app/router';
import type { Situation } from '../engine/types';
import { toast } from '../ui/toast';

// Resolves to whether it worked.
async function goToGame(made: Promise<string>): Promise<boolean> {
  try {
    goTo('play', await made);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toast(error.text, { bad: true });
    return false;
  }
}

// Players without a name are called by their role, which may change, so it is not carried over.
export function rematch(app: App, before: Situation) {
  const { players, ...options } = before.options;
  const seats = before.seats.map(({ name, role, player }) => ({
    name: name === role ? '' : name,
    player,
  }));
  return goToGame(createGame(app, { game: before.game, options, seed: '', seats }));
}

// The record has no undo history, so the game continues from its end.
export const continueRecord = (app: App, record: string) => goToGame(importRecord(app, record));
