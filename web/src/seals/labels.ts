// labels.ts: what a screen reader says of the things in the dungeon.
import { say } from '../core/say';
import type { SealsBoard } from '../core/types';
import { elements, readSeal, type SealsState } from './state';
import { elementWord, familiarWord, mageWord, scrollWord, sealStrength } from './words';

type Space = SealsBoard['spaces'][number];

function lies(state: SealsState, space: Space) {
  const here = state.sites[space.name];
  if (space.kind === 'start') return say('%1$s: start circle in %2$s.', space.name, space.title);
  if (!here) return say('%1$s: empty, in %2$s.', space.name, space.title);
  const seal = readSeal(here), strength = sealStrength(seal);
  if (seal.kind === 'scroll')
    return say('%1$s: scroll %2$s, strength %3$d, in %4$s.', space.name, scrollWord(seal.scroll), strength, space.title);
  return say('%1$s: seal of %2$s, strength %3$d, in %4$s.', space.name, elementWord(seal.element), strength, space.title);
}

function stands(state: SealsState, name: string) {
  const found: string[] = [];
  for (const { mage, place, familiar } of state.players) {
    if (mage && place === name) found.push(mageWord(mage));
    if (mage && familiar === name) found.push(familiarWord(mage));
  }
  for (const element of elements)
    if (state.guardians?.[element] === name) found.push(say('the guardian of %s', elementWord(element)));
  return found;
}

export function spaceLabel(state: SealsState, space: Space, lit: boolean) {
  const figures = stands(state, space.name);
  return [
    lies(state, space),
    figures.length ? say('Standing here: %s.', figures.join(', ')) : '',
    lit ? say('You can choose it.') : '',
  ].filter(Boolean).join(' ');
}

export function figureLabel(state: SealsState, seat: number, name: string, kind: 'mage' | 'familiar') {
  const { mage, place, familiar } = state.players[seat - 1];
  const word = mage ? (kind === 'mage' ? mageWord(mage) : familiarWord(mage)) : say('player %d', seat);
  const where = kind === 'mage' ? place : familiar;
  if (word.toLowerCase() === name.toLowerCase()) return where ? say('%1$s, on %2$s', word, where) : say('%s, not in the dungeon', word);
  return where ? say('%1$s of %2$s, on %3$s', word, name, where) : say('%1$s of %2$s, not in the dungeon', word, name);
}
