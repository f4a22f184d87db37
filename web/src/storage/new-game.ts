// new-game.ts: creates and imports games, saved in this browser; the play screen opens them by key.
import { newSession, type App } from '../app/app';
import { levelFor } from './experience';
import { saveGame, type GameResult } from './saved-games';
import type { Session } from '../engine/session';
import { tr } from '../i18n/tr';
import type { GameInfo, Seat, Situation } from '../engine/types';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'; // no lookalikes

export function randomWord(length: number): string {
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => letters[byte % 32],
  ).join('');
}

export interface NewSeat {
  name: string; // "" for none
  player: string; // a computer level; "" for a person
}
export interface NewGame {
  game: string;
  options: Record<string, string>; // those that are not the default
  seed: string; // "" for a random one
  seats: NewSeat[];
}

export function gameId({ game, options, seed, seats }: NewGame): string {
  const words = [`players=${seats.length}`];
  for (const [name, value] of Object.entries(options)) words.push(`${name}=${value}`);
  return `${game}:${words.join(',')}#${seed || randomWord(10)}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
function seatLines(seats: NewSeat[]): string {
  return seats
    .map(({ name, player }, index) => {
      const lines = [];
      if (oneLine(name)) lines.push(`name.${index + 1}: ${oneLine(name)}\n`);
      if (player) lines.push(`player.${index + 1}: ${player}\n`);
      return lines.join('');
    })
    .join('');
}

// Players without a name are called by their role.
function nameIn({ name, role, label, player }: Seat): string {
  const shown = name === role ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  return player === '' ? shown : `${shown} (${label})`;
}

// The title in lists of games.
export function titleOf(situation: Situation): string {
  const names = situation.seats.map(nameIn).join(', ');
  return situation.round > 0 && situation.waits !== 'over'
    ? tr('%s: round %d', names, situation.round)
    : names;
}

const levelOf = (player: string) => player.replace(/:.*/, '');

// How a game that is over went.
export const resultOf = ({ seats, scores, winners, practice }: Situation): GameResult => ({
  seats: seats.map(({ name, role, player }) => ({
    name: name === role || player ? '' : name,
    player: levelOf(player),
  })),
  scores,
  winners,
  practice,
});

// Saves the session's current table under a new key.
async function saveTable(
  session: Session,
  situation: Situation,
  untouched = false,
): Promise<string> {
  const key = randomWord(8);
  await saveGame({
    key,
    game: situation.game,
    title: titleOf(situation),
    record: session.do<{ record: string }>('record').record,
    draft: '',
    changed: Date.now(),
    over: situation.waits === 'over',
    untouched,
    imported: situation.waits === 'over',
  });
  return key;
}

// Throws a Refusal that names the invalid field. Does not affect the table on screen.
export async function createGame(app: App, wanted: NewGame): Promise<string> {
  const session = newSession(app);
  return saveTable(
    session,
    session.do<Situation>(`new ${gameId(wanted)}`, seatLines(wanted.seats)),
    true,
  );
}

export const defaultLevel = ({ levels }: GameInfo) =>
  (levels.find((one) => one.usual) ?? levels[0]).name;

// What beginners should take, as far as it is not the default.
export const optionsForBeginners = ({ options }: GameInfo) =>
  Object.fromEntries(
    options.flatMap(({ name, value, choices }) => {
      const advised = choices.find(({ beginners }) => beginners)?.value ?? value;
      return advised === value ? [] : [[name, advised]];
    }),
  );

// A person against one computer player of the level that the person has come to; the weakest also
// comes with the options for beginners. The person starts: someone who pressed Play wants to roll,
// not to watch.
export function defaultGame(info: GameInfo): NewGame {
  const level = levelFor(info);
  return {
    game: info.name,
    seed: '',
    options: {
      ...(info.options.some((option) => option.name === 'first') ? { first: '1' } : {}),
      ...(level === info.levels[0] ? optionsForBeginners(info) : {}),
    },
    seats: Array.from({ length: info.min }, (_, index) => ({
      name: '',
      player: index ? level.name : '',
    })),
  };
}

// Saves a record from a file or link as a game in this browser. Throws a Refusal.
export async function importRecord(app: App, record: string): Promise<string> {
  const session = newSession(app);
  return saveTable(session, session.do<Situation>('open', record));
}
