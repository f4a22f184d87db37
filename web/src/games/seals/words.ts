// words.ts: translated names of elements, figures and spells.
import type { Session } from '../../engine/session';
import { currentLanguage, tr } from '../../i18n/tr';
import type { Element, Mage, Scroll, Seal, SealsBoard, Spell } from './state';

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

// The spells of every circle, in the language they were loaded in.
let spells = new Map<string, Spell>();
let spellsLanguage = '';
// Call with a session that has a table of Five Seals, before anything of it is drawn.
export function loadSpells(session: Session) {
  if (spellsLanguage === currentLanguage()) return;
  const board = session.do<SealsBoard>('board');
  spells = new Map(board.spells.map((spell) => [spell.id, spell]));
  spellsLanguage = currentLanguage();
}
// The spells of a game with that additional circle, by name.
export const spellsOf = (circle: number) =>
  [...spells.values()]
    .filter((spell) => spell.circle <= 1 || spell.circle === circle)
    .map(({ id, title }) => ({ name: id, label: title }))
    .sort((a, b) => a.label.localeCompare(b.label));
export const strengthOf = (name: string) => spells.get(name)?.strength ?? 0;
export const gistOf = (name: string) => spells.get(name)?.gist ?? '';
export const spellWord = (name: string) => spells.get(name)?.title ?? name;
export function scrollWord({ spell: name, element }: Scroll) {
  return spells.get(name)?.circle === 0 // Binding, which players have from the start
    ? spellWord(name)
    : tr('%s of %s', spellWord(name), elementWord(element));
}
export const sealStrength = (seal: Seal) =>
  seal.kind === 'token' ? seal.strength : strengthOf(seal.scroll.spell);
export const sealElement = (seal: Seal): Element =>
  seal.kind === 'token' ? seal.element : seal.scroll.element;
