// words.ts: what players call the elements, figures and spells, in their language.
import { say, sayIn } from '../core/say';
import type { Element, Mage, Scroll, Seal } from './state';

const elementWords: Record<Element, () => string> = {
  fire: () => say('Fire'), water: () => say('Water'), air: () => say('Air'), earth: () => say('Earth'),
  mind: () => say('Mind'),
};
export const elementWord = (element: Element) => elementWords[element]();

const mageWords: Record<Mage, () => string> = {
  shaman: () => say('Shaman'), witch: () => say('Witch'), seer: () => say('Seer'),
  sorcerer: () => say('Sorcerer'), warlock: () => say('Warlock'),
};
const familiarWords: Record<Mage, () => string> = {
  shaman: () => say('Raven'), witch: () => say('Cat'), seer: () => say('Owl'), sorcerer: () => say('Snake'),
  warlock: () => say('Toad'),
};
export const mageWord = (mage: Mage) => mageWords[mage]();
export const familiarWord = (mage: Mage) => familiarWords[mage]();

interface Spell { strength: number; word: () => string; gist: () => string }
const spell = (strength: number, word: () => string, gist: () => string): Spell => ({ strength, word, gist });
const spells: Record<string, Spell> = {
  binding: spell(1, () => sayIn('spell', 'Binding'), () => say('brings your familiar into the dungeon')),
  change: spell(2, () => sayIn('spell', 'Change'), () => say('turns dice into another colour')),
  renewal: spell(3, () => sayIn('spell', 'Renewal'), () => say('rolls dice again')),
  strengthening: spell(4, () => sayIn('spell', 'Strengthening'), () => say('adds 2 to dice')),
  growth: spell(5, () => sayIn('spell', 'Growth'), () => say('gives you one more die')),
  synergy: spell(6, () => sayIn('spell', 'Synergy'), () => say('scores for scrolls of its element')),
  swap: spell(2, () => sayIn('spell', 'Swap'), () => say('swaps two tokens of one strength')),
  exchange: spell(3, () => sayIn('spell', 'Exchange'), () => say('swaps two tokens of one colour')),
  absorption: spell(4, () => sayIn('spell', 'Absorption'), () => say('stores a token to make a die stronger')),
  disintegration: spell(5, () => sayIn('spell', 'Disintegration'), () => say('takes a token out of the game')),
  rearrangement: spell(6, () => sayIn('spell', 'Rearrangement'), () => say('swaps two scrolls in the dungeon')),
  deception: spell(2, () => sayIn('spell', 'Deception'), () => say('trades a die with an opponent')),
  alteration: spell(3, () => sayIn('spell', 'Alteration'), () => say("adds 1 to your dice, takes 1 from others'")),
  transfer: spell(4, () => sayIn('spell', 'Transfer'), () => say('trades a scroll with an opponent')),
  theft: spell(5, () => sayIn('spell', 'Theft'), () => say('takes a die from an opponent')),
  exploitation: spell(6, () => sayIn('spell', 'Exploitation'), () => say("uses an opponent's scroll")),
  dispatch: spell(2, () => sayIn('spell', 'Dispatch'), () => say('sends your familiar onto a token')),
  leap: spell(3, () => sayIn('spell', 'Leap'), () => say('breaks a seal behind a token')),
  teleportation: spell(4, () => sayIn('spell', 'Teleportation'), () => say('breaks a seal behind or under a figure')),
  guardian: spell(5, () => sayIn('spell', 'Guardian'), () => say('guards a scroll, or stops guarding')),
  speed: spell(6, () => sayIn('spell', 'Speed'), () => say('breaks two seals, the second without dice')),
};
export const spellNames = Object.keys(spells);
export const strengthOf = (name: string) => spells[name]?.strength ?? 0;
export const gistOf = (name: string) => spells[name]?.gist() ?? '';
export const spellWord = (name: string) => spells[name]?.word() ?? name;
export function scrollWord({ spell: name, element }: Scroll) {
  return name === 'binding' ? spellWord(name) : say('%s of %s', spellWord(name), elementWord(element));
}
export const sealStrength = (seal: Seal) => (seal.kind === 'token' ? seal.strength : strengthOf(seal.scroll.spell));
export const sealElement = (seal: Seal): Element => (seal.kind === 'token' ? seal.element : seal.scroll.element);
