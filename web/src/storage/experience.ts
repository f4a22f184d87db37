// experience.ts: how far somebody has come with each game on this device, so that newcomers begin
// easily and nobody else is bothered.
import type { GameInfo, Level, Situation } from '../engine/types';
import type { SavedGame } from './saved-games';
import { loadLocal, saveLocal } from './settings';

export interface Experience {
  level: string; // that Play starts against; "" for the weakest
  games: number; // finished
  lesson: boolean; // finished
  last: string; // the key of the last finished game, which counts once
}

const storageKey = (game: string) => `cantrip.experience.${game}`;
const none: Experience = { level: '', games: 0, lesson: false, last: '' };

const load = (game: string) => loadLocal<Partial<Experience>>(storageKey(game));
const experienceOf = (game: string): Experience => ({ ...none, ...load(game) });
const change = (game: string, next: Partial<Experience>) =>
  saveLocal(storageKey(game), { ...experienceOf(game), ...next });

// The games that were played or learned here, the latest first.
const recentKey = 'cantrip.recent';
export const recentGames = (): readonly string[] => loadLocal<string[]>(recentKey) ?? [];
export function notePlayed(game: string) {
  const [latest, ...rest] = recentGames();
  if (latest !== game)
    saveLocal(recentKey, [game, ...[latest, ...rest].filter((one) => one && one !== game)]);
}

const firstGames = 2; // that a newcomer gets tips in

export const isNewcomer = (game: string) => {
  const { games, lesson } = experienceOf(game);
  return games === 0 && !lesson;
};
// The latest of these games that somebody knows; "" if they know none.
export const knownGame = (games: readonly string[]): string =>
  recentGames().find((game) => games.includes(game)) ??
  games.find((game) => !isNewcomer(game)) ??
  '';
export const needsTips = (game: string) => experienceOf(game).games < firstGames;

// The computer player that Play starts against.
export function levelFor({ name, levels }: GameInfo): Level {
  const { level } = experienceOf(name);
  return levels.find((one) => one.name === level) ?? levels[0];
}

export function finishLesson(game: string) {
  notePlayed(game);
  change(game, { lesson: true });
}
export function finishGame({ key, game }: SavedGame) {
  const { games, last } = experienceOf(game);
  if (key !== last) change(game, { games: games + 1, last: key });
}
export const moveOn = (game: string, level: string) => change(game, { level });

// Somebody who has finished games before any of this was kept plays on against the usual level.
export function noteOldGames(games: readonly GameInfo[], saved: readonly SavedGame[]) {
  if (recentGames().length === 0)
    [...saved].sort((a, b) => a.changed - b.changed).forEach(({ game }) => notePlayed(game));
  for (const { name, levels } of games) {
    const finished = saved.filter(({ game, over }) => game === name && over).length;
    if (finished > 0 && load(name) === null)
      change(name, { level: levels.find(({ usual }) => usual)?.name ?? '', games: finished });
  }
}

const levelOf = (player: string) => player.replace(/:.*/, '');

// The people of a match, if they play against computers of one level: that level.
export function soleLevel({ seats }: Situation): string {
  const computers = new Set(seats.map(({ player }) => levelOf(player)).filter(Boolean));
  const people = seats.filter(({ player }) => player === '').length;
  return people === 1 && computers.size === 1 ? [...computers][0] : '';
}

// The level after the one that was just beaten, for the person who is not beyond it yet.
export function nextLevel(info: GameInfo, situation: Situation): Level | null {
  const { levels } = info;
  const at = levels.findIndex(({ name }) => name === soleLevel(situation));
  const won = situation.winners.some((seat) => situation.seats[seat - 1].player === '');
  return won && at >= 0 && at >= levels.indexOf(levelFor(info)) ? (levels[at + 1] ?? null) : null;
}
