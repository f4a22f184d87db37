// rematch.ts: a new game with the same set-up and players, and other dice; and a game that goes
// on from somebody's record.
import type { App } from '../app/app';
import { beginGame, keepRecord } from '../storage/new-game';
import { Refusal } from '../engine/session';
import { goTo } from '../app/router';
import type { Situation } from '../engine/types';
import { toast } from '../ui/toast';

// Whether it went well.
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

// Who has no name of his own is called by his role, which may be another one this time.
export function rematch(app: App, before: Situation) {
  const { players, ...options } = before.options;
  const seats = before.seats.map(({ name, role, player }) => ({
    name: name === role ? '' : name,
    player,
  }));
  return goToGame(beginGame(app, { game: before.game, options, seed: '', seats }));
}

// What was taken back there is not known here: it goes on from the record's end.
export const goOn = (app: App, record: string) => goToGame(keepRecord(app, record));
