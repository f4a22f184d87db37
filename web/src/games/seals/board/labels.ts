// labels.ts: screen reader labels for things in the dungeon.
import { tr } from '../../../i18n/tr';
import type { SealsBoard } from '../state';
import { elements, readSeal, type SealsState } from '../state';
import { elementWord, familiarWord, mageWord, scrollWord, sealStrength } from '../words';

type Space = SealsBoard['spaces'][number];

function lies(space: Space, here: string | undefined) {
  if (space.kind === 'start') return tr('%1$s: start circle in %2$s.', space.name, space.title);
  if (!here) return tr('%1$s: empty, in %2$s.', space.name, space.title);
  const seal = readSeal(here),
    strength = sealStrength(seal);
  if (seal.kind === 'scroll')
    return tr(
      '%1$s: scroll %2$s, strength %3$d, in %4$s.',
      space.name,
      scrollWord(seal.scroll),
      strength,
      space.title,
    );
  return tr(
    '%1$s: seal of %2$s, strength %3$d, in %4$s.',
    space.name,
    elementWord(seal.element),
    strength,
    space.title,
  );
}

// The figures on each space, as text.
export function standing(state: SealsState): Map<string, string> {
  const found = new Map<string, string>();
  const add = (place: string | undefined, word: () => string) =>
    place && found.set(place, [found.get(place), word()].filter(Boolean).join(', '));
  for (const { mage, place, familiar } of state.players) {
    add(mage && place, () => mageWord(mage!));
    add(mage && familiar, () => familiarWord(mage!));
  }
  for (const element of elements)
    add(state.guardians?.[element], () => tr('the guardian of %s', elementWord(element)));
  return found;
}

// `here`: the seal on the space; `figures`: the figures on it, as text.
export function spaceLabel(space: Space, here: string | undefined, figures: string, lit: boolean) {
  return [
    lies(space, here),
    figures ? tr('Standing here: %s.', figures) : '',
    lit ? tr('You can choose it.') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function figureLabel(
  state: SealsState,
  seat: number,
  name: string,
  kind: 'mage' | 'familiar',
) {
  const { mage, place, familiar } = state.players[seat - 1];
  const word = mage
    ? kind === 'mage'
      ? mageWord(mage)
      : familiarWord(mage)
    : tr('player %d', seat);
  const where = kind === 'mage' ? place : familiar;
  if (word.toLowerCase() === name.toLowerCase())
    return where ? tr('%1$s, on %2$s', word, where) : tr('%s, not in the dungeon', word);
  return where
    ? tr('%1$s of %2$s, on %3$s', word, name, where)
    : tr('%1$s of %2$s, not in the dungeon', word, name);
}
