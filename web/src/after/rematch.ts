// rematch.ts: a new game with the same set-up and players, and other dice; and a game that goes
// on from somebody's record.
import type { App } from '../core/app';
import { beginGame, keepRecord } from '../core/begin';
import { goTo } from '../core/router';
import type { Situation } from '../core/types';

export async function rematch(app: App, before: Situation) {
  const { players: _, ...options } = before.options;
  const seats = before.seats.map(({ name, player, label }) => ({ name: player && name === label ? '' : name, player }));
  goTo('play', await beginGame(app, { game: before.game, options, seed: '', seats }));
}

// What was taken back there is not known here: it goes on from the record's end.
export async function goOn(app: App, record: string) {
  goTo('play', await keepRecord(app, record));
}
