// tell.tsx: a line of the notation of ciúb with its dice and cards as pictures and in the player's
// language; docs/ciub-notation.md has the words.
import type { ComponentChildren } from 'preact';
import { sayIn } from '../core/say';
import { Picture } from '../ui/told';
import { Die } from './die';

const words: Record<string, () => string> = {
  adjust: () => sayIn('move', 'adjust with'), and: () => sayIn('move', 'and'), begin: () => sayIn('move', 'begins: seat'),
  card: () => sayIn('move', 'new card'), deal: () => sayIn('move', 'deal'), down: () => sayIn('move', 'down comes'),
  end: () => sayIn('move', 'end the turn'), for: () => sayIn('move', 'for'), gain: () => sayIn('move', 'gain'),
  itself: () => sayIn('move', 'itself'), keep: () => sayIn('move', 'keep'), nothing: () => sayIn('move', 'nothing'),
  on: () => sayIn('move', 'on'), put: () => sayIn('move', 'into the tray'), remove: () => sayIn('move', 'remove'),
  reroll: () => sayIn('move', 'reroll with'), roll: () => sayIn('move', 'roll'), stop: () => sayIn('move', 'stop'),
  swap: () => sayIn('move', 'swap'), take: () => sayIn('move', 'take'), to: () => sayIn('move', 'to'),
  token: () => sayIn('move', 'token on'), trade: () => sayIn('move', 'trade'), whiten: () => sayIn('move', 'make white'),
};
const colours = ['white', 'yellow', 'orange', 'red', 'green', 'purple', 'blue'];
const looks = /^([1-9]|swap|reroll|adjust|2for1|skull|spent|inactive)$/;
const card = /^(\d+(-\d+)+|\d+\+|=\d+|opus-magnum)$/;

const colourWords: Record<string, () => string> = {
  white: () => sayIn('die', 'white'), yellow: () => sayIn('die', 'yellow'), orange: () => sayIn('die', 'orange'),
  red: () => sayIn('die', 'red'), green: () => sayIn('die', 'green'), purple: () => sayIn('die', 'purple'),
  blue: () => sayIn('die', 'blue'),
};

const Shown = ({ colour, look = '' }: { colour: string; look?: string }) => (
  <Picture label={`${colourWords[colour]()} ${look}`.trim()}><Die colour={colour} look={look} all={colours} /></Picture>
);

// A face is of the colour before it; a colour without a face is a die as such.
export function tellCiub(line: string): ComponentChildren[] {
  const told: ComponentChildren[] = [];
  const all = line.split(' ');
  let colour = '';
  all.forEach((word, at) => {
    const afterDie = at > 0 && (colours.includes(all[at - 1]) || looks.test(all[at - 1]) || all[at - 1] === 'to');
    if (colours.includes(word)) {
      colour = word;
      if (!looks.test(all[at + 1] ?? '')) told.push(<Shown colour={word} />);
    } else if (colour && afterDie && looks.test(word)) told.push(<Shown colour={colour} look={word} />);
    else if (card.test(word)) told.push(<span class="told-card">{word === 'opus-magnum' ? 'Opus Magnum' : word}</span>);
    else told.push(words[word]?.() ?? word);
  });
  return told;
}
