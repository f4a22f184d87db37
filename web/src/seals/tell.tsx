// tell.tsx: a line of the notation of Five Seals with its things as pictures and in the player's
// language; docs/seals-notation.md has the words.
import type { ComponentChildren } from 'preact';
import { sayIn } from '../core/say';
import { Picture } from '../ui/told';
import { DieFace } from './dice';
import { Sign } from './glyphs';
import { colourOf, elements, readScroll, readSeal, type Element, type Mage, type Seal, type SealsState } from './state';
import { elementWord, familiarWord, mageWord, scrollWord, sealElement, sealStrength, strengthOf } from './words';

const words: Record<string, () => string> = {
  absorb: () => sayIn('move', 'absorb'), break: () => sayIn('move', 'break'), circle: () => sayIn('move', 'circle'),
  deal: () => sayIn('move', 'deal'), first: () => sayIn('move', 'first'), for: () => sayIn('move', 'for'),
  from: () => sayIn('move', 'from'), give: () => sayIn('move', 'give'), here: () => sayIn('move', 'here'),
  into: () => sayIn('move', 'into'), lower: () => sayIn('move', 'lower'), mages: () => sayIn('move', 'mages'),
  nobody: () => sayIn('move', 'nobody'), nothing: () => sayIn('move', 'nothing'), off: () => sayIn('move', 'off the board'),
  onto: () => sayIn('move', 'onto'), past: () => sayIn('move', 'past'), raise: () => sayIn('move', 'raise'),
  roll: () => sayIn('move', 'roll'), start: () => sayIn('move', 'start on'), take: () => sayIn('move', 'take'),
  then: () => sayIn('move', 'then'), with: () => sayIn('move', 'with'),
};
const mages: Mage[] = ['shaman', 'witch', 'seer', 'sorcerer', 'warlock'];
const familiars = ['raven', 'cat', 'owl', 'snake', 'toad'];

function Die({ letter, value }: { letter: string; value?: number }) {
  const colour = colourOf(letter), name = elementWord(colour);
  return <Picture label={value === undefined ? name : `${name} ${value}`}><DieFace colour={colour} value={value} /></Picture>;
}

const Named = ({ element, children }: { element: Element; children: string }) =>
  <span class={`told-name seals-${element}-told`}><Sign element={element} />{children}</span>;

function tellWord(word: string): ComponentChildren {
  if (words[word]) return words[word]();
  if (/^[fwae]\d?$/.test(word)) return <Die letter={word[0]} value={word[1] ? Number(word[1]) : undefined} />;
  if (elements.includes(word as Element)) return <Named element={word as Element}>{elementWord(word as Element)}</Named>;
  if (mages.includes(word as Mage)) return <b>{mageWord(word as Mage)}</b>;
  if (familiars.includes(word)) return <b>{familiarWord(mages[familiars.indexOf(word)])}</b>;
  const scroll = readScroll(word);
  if (strengthOf(scroll.spell)) return <Named element={scroll.element}>{scrollWord(scroll)}</Named>;
  const [space, dealt] = word.split('=');
  return dealt ? <>{space}: {tellWord(dealt)}</> : <span class="told-space">{word}</span>;
}

// What lies on a space: for the eye its sign and strength, for the ear in words.
const Lying = ({ seal, place }: { seal: Seal; place: string }) => (
  <>
    <span class={`told-name seals-${sealElement(seal)}-told`}>
      <Sign element={sealElement(seal)} /><span class="unseen">{elementWord(sealElement(seal))} </span>{sealStrength(seal)}
    </span>
    {place && <>{' '}<span class="told-space">{place}</span></>}
  </>
);

export function tellSeals(line: string, state?: SealsState, named = false): ComponentChildren[] {
  return line.replace(/^give up$/, 'give-up').split(' ').map((word) => {
    if (word === 'give-up') return sayIn('move', 'give up');
    return state?.sites[word] ? <Lying seal={readSeal(state.sites[word])} place={named ? word : ''} /> : tellWord(word);
  });
}
