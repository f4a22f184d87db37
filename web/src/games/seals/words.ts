// words.ts: what players call the elements, figures and spells, in their language.
import { tr, trContext } from '../../i18n/tr';
import type { Element, Mage, Scroll, Seal } from './state';

const elementWords: Record<Element, () => string> = {
  fire: () => tr('Fire'),
  water: () => tr('Water'),
  air: () => tr('Air'),
  earth: () => tr('Earth'),
  mind: () => tr('Mind'),
};
export const elementWord = (element: Element) => elementWords[element]();

const mageWords: Record<Mage, () => string> = {
  shaman: () => tr('Shaman'),
  witch: () => tr('Witch'),
  seer: () => tr('Seer'),
  sorcerer: () => tr('Sorcerer'),
  warlock: () => tr('Warlock'),
};
const familiarWords: Record<Mage, () => string> = {
  shaman: () => tr('Raven'),
  witch: () => tr('Cat'),
  seer: () => tr('Owl'),
  sorcerer: () => tr('Snake'),
  warlock: () => tr('Toad'),
};
export const mageWord = (mage: Mage) => mageWords[mage]();
export const familiarWord = (mage: Mage) => familiarWords[mage]();

interface Spell {
  strength: number;
  word: () => string;
  gist: () => string;
}
const spell = (strength: number, word: () => string, gist: () => string): Spell => ({
  strength,
  word,
  gist,
});
const spells: Record<string, Spell> = {
  binding: spell(
    1,
    () => trContext('spell', 'Binding'),
    () => tr('brings your familiar into the dungeon'),
  ),
  change: spell(
    2,
    () => trContext('spell', 'Change'),
    () => tr('turns dice into another colour'),
  ),
  renewal: spell(
    3,
    () => trContext('spell', 'Renewal'),
    () => tr('rolls dice again'),
  ),
  strengthening: spell(
    4,
    () => trContext('spell', 'Strengthening'),
    () => tr('adds 2 to dice'),
  ),
  growth: spell(
    5,
    () => trContext('spell', 'Growth'),
    () => tr('gives you one more die'),
  ),
  synergy: spell(
    6,
    () => trContext('spell', 'Synergy'),
    () => tr('scores for scrolls of its element'),
  ),
  swap: spell(
    2,
    () => trContext('spell', 'Swap'),
    () => tr('swaps two tokens of one strength'),
  ),
  exchange: spell(
    3,
    () => trContext('spell', 'Exchange'),
    () => tr('swaps two tokens of one colour'),
  ),
  absorption: spell(
    4,
    () => trContext('spell', 'Absorption'),
    () => tr('stores a token to make a die stronger'),
  ),
  disintegration: spell(
    5,
    () => trContext('spell', 'Disintegration'),
    () => tr('takes a token out of the game'),
  ),
  rearrangement: spell(
    6,
    () => trContext('spell', 'Rearrangement'),
    () => tr('swaps two scrolls in the dungeon'),
  ),
  deception: spell(
    2,
    () => trContext('spell', 'Deception'),
    () => tr('trades a die with an opponent'),
  ),
  alteration: spell(
    3,
    () => trContext('spell', 'Alteration'),
    () => tr("adds 1 to your dice, takes 1 from others'"),
  ),
  transfer: spell(
    4,
    () => trContext('spell', 'Transfer'),
    () => tr('trades a scroll with an opponent'),
  ),
  theft: spell(
    5,
    () => trContext('spell', 'Theft'),
    () => tr('takes a die from an opponent'),
  ),
  exploitation: spell(
    6,
    () => trContext('spell', 'Exploitation'),
    () => tr("uses an opponent's scroll"),
  ),
  dispatch: spell(
    2,
    () => trContext('spell', 'Dispatch'),
    () => tr('sends your familiar onto a token'),
  ),
  leap: spell(
    3,
    () => trContext('spell', 'Leap'),
    () => tr('breaks a seal behind a token'),
  ),
  teleportation: spell(
    4,
    () => trContext('spell', 'Teleportation'),
    () => tr('breaks a seal behind or under a figure'),
  ),
  guardian: spell(
    5,
    () => trContext('spell', 'Guardian'),
    () => tr('guards a scroll, or stops guarding'),
  ),
  speed: spell(
    6,
    () => trContext('spell', 'Speed'),
    () => tr('breaks two seals, the second without dice'),
  ),
};
export const spellNames = Object.keys(spells);
export const strengthOf = (name: string) => spells[name]?.strength ?? 0;
export const gistOf = (name: string) => spells[name]?.gist() ?? '';
export const spellWord = (name: string) => spells[name]?.word() ?? name;
export function scrollWord({ spell: name, element }: Scroll) {
  return name === 'binding'
    ? spellWord(name)
    : tr('%s of %s', spellWord(name), elementWord(element));
}
export const sealStrength = (seal: Seal) =>
  seal.kind === 'token' ? seal.strength : strengthOf(seal.scroll.spell);
export const sealElement = (seal: Seal): Element =>
  seal.kind === 'token' ? seal.element : seal.scroll.element;
