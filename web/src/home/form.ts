// form.ts: the contents of the setup screen, and the game they describe.
import { levelFor } from '../storage/experience';
import { optionsForBeginners, randomWord, type NewGame } from '../storage/new-game';
import { loadLocal, saveLocal } from '../storage/settings';
import type { GameInfo, GameOption } from '../engine/types';

export interface FormSeat {
  name: string;
  player: string;
  each: Record<string, string>;
}
export interface Form {
  seats: FormSeat[];
  options: Record<string, string>; // the chosen value, without its seed
  fresh: Record<string, string>; // the seed of a value that takes one
  seed: string; // "" for a new one each game
}

// A value that takes a seed after a colon is listed up to the colon.
export const needsSeed = (value: string) => value === 'fresh';
export const isPerSeat = (option: GameOption) => option.each.length > 0;
// Values read from a file are for the command line only.
export const choicesOf = (option: GameOption, players: number) =>
  option.choices.filter(
    ({ value }) => value !== 'custom' && !(option.name === 'first' && Number(value) > players),
  );
// An option with a single choice is hidden.
export const isShown = (option: GameOption) => isPerSeat(option) || choicesOf(option, 9).length > 1;

// Labels are written for use within a sentence; a field capitalises them.
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const newSeat = (player: string): FormSeat => ({ name: '', player, each: {} });
export const newSeed = () => randomWord(6);
// Replaces characters not allowed in a seed with dashes while typing.
export const seedTyped = (seed: string) => seed.replace(/[^A-Za-z0-9._+-]+/g, '-');

export function defaultForm(info: GameInfo): Form {
  const options: Record<string, string> = {},
    fresh: Record<string, string> = {};
  for (const option of info.options) {
    options[option.name] = option.value;
    if (option.choices.some(({ value }) => needsSeed(value))) fresh[option.name] = newSeed();
  }
  const level = levelFor(info);
  if (level === info.levels[0]) Object.assign(options, optionsForBeginners(info));
  const seats = Array.from({ length: info.min }, (_, index) => newSeat(index ? level.name : ''));
  return { seats, options, fresh, seed: '' };
}

const storageKey = (info: GameInfo) => `cantrip.setup.${info.name}`;
const text = (value: unknown) => (typeof value === 'string' ? value : '');

// The last setup, as far as it still fits the game.
export function lastForm(info: GameInfo): Form {
  const form = defaultForm(info),
    last = loadLocal<Partial<Form>>(storageKey(info));
  if (!Array.isArray(last?.seats) || last.seats.length < info.min || last.seats.length > info.max)
    return form;
  form.seats = last.seats.map((seat) => ({
    name: text(seat?.name),
    player: info.levels.some((level) => level.name === seat?.player) ? seat.player : '',
    each: Object.fromEntries(
      Object.entries(seat?.each ?? {}).map(([name, value]) => [name, text(value)]),
    ),
  }));
  for (const option of info.options) {
    const value = text(last.options?.[option.name]);
    if (choicesOf(option, form.seats.length).some((one) => one.value === value))
      form.options[option.name] = value;
  }
  return form;
}

// Seeds are not remembered: every game is a new one.
export function rememberForm(info: GameInfo, form: Form) {
  saveLocal(storageKey(info), { seats: form.seats, options: form.options });
}

function valueOf(option: GameOption, form: Form): string {
  if (isPerSeat(option)) {
    const any = option.each[0].value;
    const chosen = form.seats.map((seat) => seat.each[option.name] || any);
    return chosen.every((value) => value === any) ? option.value : chosen.join('.');
  }
  const value = form.options[option.name];
  return needsSeed(value) ? `${value}:${form.fresh[option.name] || newSeed()}` : value;
}

export function gameOf(info: GameInfo, form: Form): NewGame {
  const options: Record<string, string> = {};
  for (const option of info.options) {
    const value = valueOf(option, form);
    if (value !== option.value) options[option.name] = value;
  }
  const seats = form.seats.map(({ name, player }) => ({ name, player }));
  return { game: info.name, options, seed: form.seed, seats };
}
