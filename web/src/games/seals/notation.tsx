// notation.tsx: renders Five Seals notation with pictures, translated; see docs/seals-notation.md.
import type { ComponentChildren } from 'preact';
import { trContext } from '../../i18n/tr';
import type { State, ThingName } from '../../engine/types';
import { Picture } from '../../ui/move-text';
import { DieFace } from './die';
import { Sign } from './glyphs';
import {
  colourOf,
  elements,
  readScroll,
  readSeal,
  type Element,
  type Mage,
  type Seal,
  type SealsState,
} from './state';
import {
  elementWord,
  familiarWord,
  mageWord,
  scrollWord,
  sealElement,
  sealStrength,
  strengthOf,
} from './words';

const words: Record<string, () => string> = {
  absorb: () => trContext('move', 'absorb'),
  break: () => trContext('move', 'break'),
  circle: () => trContext('move', 'circle'),
  deal: () => trContext('move', 'deal'),
  first: () => trContext('move', 'first'),
  for: () => trContext('move', 'for'),
  from: () => trContext('move', 'from'),
  give: () => trContext('move', 'give'),
  here: () => trContext('move', 'here'),
  into: () => trContext('move', 'into'),
  lower: () => trContext('move', 'lower'),
  mages: () => trContext('move', 'mages'),
  nobody: () => trContext('move', 'nobody'),
  nothing: () => trContext('move', 'nothing'),
  off: () => trContext('move', 'off the board'),
  onto: () => trContext('move', 'onto'),
  past: () => trContext('move', 'past'),
  raise: () => trContext('move', 'raise'),
  roll: () => trContext('move', 'roll'),
  rolls: () => trContext('move', 'rolls'),
  start: () => trContext('move', 'start on'),
  take: () => trContext('move', 'take'),
  then: () => trContext('move', 'then'),
  with: () => trContext('move', 'with'),
};
const mages: Mage[] = ['shaman', 'witch', 'seer', 'sorcerer', 'warlock'];
const familiars = ['raven', 'cat', 'owl', 'snake', 'toad'];

function Die({ letter, value }: { letter: string; value?: number }) {
  const colour = colourOf(letter),
    name = elementWord(colour);
  return (
    <Picture label={value === undefined ? name : `${name} ${value}`}>
      <DieFace colour={colour} value={value} />
    </Picture>
  );
}

const Named = ({ element, children }: { element: Element; children: string }) => (
  <span class="move-name">
    <Sign element={element} />
    {children}
  </span>
);

function formatWord(word: string): ComponentChildren {
  if (words[word]) return words[word]();
  if (/^[fwae]\d?$/.test(word))
    return <Die letter={word[0]} value={word[1] ? Number(word[1]) : undefined} />;
  if (elements.includes(word as Element))
    return <Named element={word as Element}>{elementWord(word as Element)}</Named>;
  if (mages.includes(word as Mage)) return <b>{mageWord(word as Mage)}</b>;
  if (familiars.includes(word)) return <b>{familiarWord(mages[familiars.indexOf(word)])}</b>;
  const scroll = readScroll(word);
  if (strengthOf(scroll.spell)) return <Named element={scroll.element}>{scrollWord(scroll)}</Named>;
  const [space, dealt] = word.split('=');
  return dealt ? (
    <>
      {space}: {formatWord(dealt)}
    </>
  ) : (
    <span class="move-space">{word}</span>
  );
}

// The contents of a space: symbol and strength, with a text for screen readers.
const Lying = ({ seal, place }: { seal: Seal; place: string }) => (
  <>
    <span class="move-name">
      <Sign element={sealElement(seal)} />
      <span class="visually-hidden">{elementWord(sealElement(seal))} </span>
      {sealStrength(seal)}
    </span>
    {place && (
      <>
        {' '}
        <span class="move-space">{place}</span>
      </>
    )}
  </>
);

export function sealsNotation(line: string, state?: State, named = false): ComponentChildren[] {
  const { sites = {} } = (state ?? {}) as Partial<SealsState>;
  return line
    .replace(/^give up$/, 'give-up')
    .replace(/^roll ([a-z]+)(?= |$)/, (all, mage: Mage) =>
      mages.includes(mage) ? `${mage} rolls` : all,
    )
    .split(' ')
    .map((word) => {
      if (word === 'give-up') return trContext('move', 'give up');
      return sites[word] ? (
        <Lying seal={readSeal(sites[word])} place={named ? word : ''} />
      ) : (
        formatWord(word)
      );
    });
}

// A die, as "f3", or "f" for one without a value.
export function dieNotation(thing: ThingName): string {
  const [, colour = '', value = ''] =
    /^(?:die|supply):(?:\d+\.)?(fire|water|air|earth)(?:\.(\w+))?$/.exec(thing) ?? [];
  return colour.slice(0, 1) + value;
}

export const scrolls = /([a-z]+\.(?:fire|water|air|earth|mind))/;
