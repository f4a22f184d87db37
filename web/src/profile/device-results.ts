// device-results.ts: the games that were finished on this device, from its saved games.
import { newSession, type App } from '../app/app';
import type { Situation } from '../engine/types';
import { mySeat } from '../online/my-seats';
import { resultOf } from '../storage/new-game';
import { listGames, saveGame, type GameResult, type SavedGame } from '../storage/saved-games';
import { addGame, placeOf, type Tally } from './results';

export interface DeviceGame extends GameResult {
  key: string;
  game: string;
  at: number;
  you: number; // the seat of the only person here; 0: several shared the device
}

const tableOf = (key: string) => /^online-(.+)/.exec(key)?.[1];
export const isOnline = ({ key }: { key: string }) => tableOf(key) !== undefined;
const isPerson = ({ player }: { player: string }) => player === '';

// Where this device's person sat; 0: several people; -1: nobody, the game was only watched.
function findYou({ key, you }: SavedGame, { seats }: GameResult): number {
  const table = tableOf(key);
  if (table !== undefined) return (you ?? mySeat(table)?.seat ?? 0) || -1;
  const people = seats.filter(isPerson).length;
  return people === 0 ? -1 : people === 1 ? 1 + seats.findIndex(isPerson) : 0;
}

// Games saved by older versions come without a result. They are replayed once, one at a time, so
// that the page stays responsive.
async function complete(app: App, saved: SavedGame): Promise<GameResult | null> {
  if (saved.result) return saved.result;
  await new Promise((resolve) => setTimeout(resolve));
  try {
    const result = resultOf(newSession(app).do<Situation>('look', saved.record));
    await saveGame({ ...saved, result });
    return result;
  } catch {
    return null; // a record of other rules
  }
}

// Newest first.
export async function deviceGames(app: App): Promise<DeviceGame[]> {
  const found: DeviceGame[] = [];
  for (const saved of await listGames()) {
    const result = saved.over && !saved.imported ? await complete(app, saved) : null;
    const you = result ? findYou(saved, result) : -1;
    if (result && you >= 0)
      found.push({ ...result, key: saved.key, game: saved.game, at: saved.changed, you });
  }
  return found;
}

// --- counting ---

const count = (tallies: Map<string, Tally>, key: string, own: number, other: number) =>
  void tallies.set(key, addGame(tallies.get(key), own, other));

// Whether the person won: in a game between people on this device, somebody always has.
export const isWon = (game: DeviceGame) => game.you > 0 && placeOf(game, game.you) === 1;

// Against computers of one level: by level; of several: "".
export function againstLevels(games: DeviceGame[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const game of games.filter(({ you }) => you > 0)) {
    const others = game.seats.filter((_, at) => at + 1 !== game.you);
    if (others.some(isPerson)) continue;
    const levels = new Set(others.map(({ player }) => player));
    count(
      tallies,
      levels.size === 1 ? [...levels][0] : '',
      isWon(game) ? 1 : 2,
      isWon(game) ? 2 : 1,
    );
  }
  return tallies;
}

// Online, against each other person.
export function againstPeople(games: DeviceGame[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const game of games.filter(({ you }) => you > 0))
    game.seats.forEach((seat, at) => {
      if (isPerson(seat) && at + 1 !== game.you)
        count(tallies, seat.name, placeOf(game, game.you), placeOf(game, at + 1));
    });
  return tallies;
}

// Of each person at games that several people played on this device; `nameless` names a seat.
export function byPerson(
  games: DeviceGame[],
  nameless: (seat: number) => string,
): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const game of games.filter(({ you }) => you === 0))
    game.seats.forEach((seat, at) => {
      const won = placeOf(game, at + 1) === 1;
      if (isPerson(seat)) count(tallies, seat.name || nameless(at + 1), won ? 1 : 2, won ? 2 : 1);
    });
  return tallies;
}
