// puzzles.ts: the puzzles of the day, one for each game, and how they went on this device.
import { knownGame } from './experience';
import { loadLocal, saveLocal } from './settings';

// Days are dates in UTC, as in links: "2026-11-19". Games take turns, from the first day on: on its
// own days a game has its next puzzle, on the others one from the end of the list.
export const puzzleGames = ['seals', 'ciub'];
const games = puzzleGames;
export const firstDay = '2026-11-01';
const length = 86400000; // milliseconds

const numberOf = (day: string) => Math.round((Date.parse(day) - Date.parse(firstDay)) / length);
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(numberOf(text));
export const today = () => new Date().toISOString().slice(0, 10);
export const dayAfter = (day: string, by = 1) =>
  new Date(Date.parse(day) + by * length).toISOString().slice(0, 10);

const modulo = (number: number, by: number) => ((number % by) + by) % by;
const gameOf = (day: string) => games[modulo(numberOf(day), games.length)];
// The game that somebody gets on a day: the one they chose, else the one they know.
const chosenKey = 'cantrip.puzzle-game';
export const choosePuzzleGame = (game: string) => saveLocal(chosenKey, game);
export const puzzleGameOn = (day: string): string =>
  [loadLocal<string>(chosenKey), knownGame(games)].find((game) => game && games.includes(game)) ??
  gameOf(day);

// Which puzzle of its game it is, from 0.
export function indexOf(day: string, game: string, count: number): number {
  const index = Math.floor(numberOf(day) / games.length);
  return modulo(game === gameOf(day) ? index : -1 - index, count);
}

// What an attempt was; "shown": the solution was looked at.
export type Attempt = 'best' | 'good' | 'slip' | 'mistake' | 'shown';
interface Result {
  attempts: Attempt[]; // up to the first that solved it
  onDay: boolean; // solved on its own day, without the solution
}
const storageKey = 'cantrip.puzzles';
const kept = 800; // puzzles

const load = () => loadLocal<Record<string, Result>>(storageKey) ?? {};
const keyOf = (day: string, game: string) => (game === gameOf(day) ? day : `${day} ${game}`);
export const attemptsOn = (day: string, game: string): readonly Attempt[] =>
  load()[keyOf(day, game)]?.attempts ?? [];
export const solves = (attempt?: Attempt) => attempt === 'best' || attempt === 'good';
export const isFinished = (attempts: readonly Attempt[]) =>
  attempts.some((attempt) => solves(attempt) || attempt === 'shown');

// What comes after the solution does not count.
export function addAttempt(day: string, game: string, attempt: Attempt) {
  const results = load(),
    key = keyOf(day, game);
  const attempts = results[key]?.attempts ?? [];
  if (isFinished(attempts)) return;
  results[key] = { attempts: [...attempts, attempt], onDay: solves(attempt) && day === today() };
  const keys = Object.keys(results).sort().slice(-kept);
  saveLocal(storageKey, Object.fromEntries(keys.map((one) => [one, results[one]])));
}

// On how many days in a row a puzzle was solved, up to today; today may still come.
export function streak(): number {
  const results = load();
  const solved = (day: string) => games.some((game) => results[keyOf(day, game)]?.onDay);
  let day = today(),
    count = 0;
  if (!solved(day)) day = dayAfter(day, -1);
  for (; solved(day); day = dayAfter(day, -1)) count++;
  return count;
}
