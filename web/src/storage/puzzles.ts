// puzzles.ts: the puzzle of the day: which game it is of, and how it went on this device.
import { loadLocal, saveLocal } from './settings';

// Days are dates in UTC, as in links: "2026-11-19". Games take turns, from the first day on.
const games = ['seals', 'ciub'];
export const firstDay = '2026-11-01';
const length = 86400000; // milliseconds

const numberOf = (day: string) => Math.round((Date.parse(day) - Date.parse(firstDay)) / length);
export const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !isNaN(numberOf(text));
export const today = () => new Date().toISOString().slice(0, 10);
export const dayAfter = (day: string, by = 1) =>
  new Date(Date.parse(day) + by * length).toISOString().slice(0, 10);

const modulo = (number: number, by: number) => ((number % by) + by) % by;
export const gameOf = (day: string) => games[modulo(numberOf(day), games.length)];
// Which puzzle of its game it is, from 0. Puzzles that are added to the end leave those of earlier
// days as they were.
export const indexOf = (day: string, count: number) =>
  modulo(Math.floor(numberOf(day) / games.length), count);

// What an attempt was; "shown": the solution was looked at.
export type Attempt = 'best' | 'good' | 'slip' | 'mistake' | 'shown';
interface Result {
  attempts: Attempt[]; // up to the first that solved it
  onDay: boolean; // solved on its own day, without the solution
}
const storageKey = 'cantrip.puzzles';
const kept = 400; // days

const load = () => loadLocal<Record<string, Result>>(storageKey) ?? {};
export const attemptsOn = (day: string): readonly Attempt[] => load()[day]?.attempts ?? [];
export const solves = (attempt?: Attempt) => attempt === 'best' || attempt === 'good';
export const isFinished = (attempts: readonly Attempt[]) =>
  attempts.some((attempt) => solves(attempt) || attempt === 'shown');

// What comes after the solution does not count.
export function addAttempt(day: string, attempt: Attempt) {
  const results = load();
  const attempts = results[day]?.attempts ?? [];
  if (isFinished(attempts)) return;
  results[day] = { attempts: [...attempts, attempt], onDay: solves(attempt) && day === today() };
  const days = Object.keys(results).sort().slice(-kept);
  saveLocal(storageKey, Object.fromEntries(days.map((one) => [one, results[one]])));
}

// How many days in a row were solved, up to today; today may still come.
export function streak(): number {
  const results = load();
  let day = today(),
    count = 0;
  if (!results[day]?.onDay) day = dayAfter(day, -1);
  for (; results[day]?.onDay; day = dayAfter(day, -1)) count++;
  return count;
}
