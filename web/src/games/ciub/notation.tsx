// notation.tsx: renders ciúb notation with pictures of dice and cards, translated; see
// docs/ciub-notation.md.
import type { ComponentChildren } from 'preact';
import type { ThingName } from '../../engine/types';
import { trContext } from '../../i18n/tr';
import { Picture } from '../../ui/move-text';
import { Die } from './die';

const words: Record<string, () => string> = {
  adjust: () => trContext('move', 'adjust with'),
  and: () => trContext('move', 'and'),
  begin: () => trContext('move', 'begins: seat'),
  card: () => trContext('move', 'new card'),
  deal: () => trContext('move', 'deal'),
  down: () => trContext('move', 'and move down'),
  end: () => trContext('move', 'end the turn'),
  for: () => trContext('move', 'for'),
  gain: () => trContext('move', 'gain'),
  itself: () => trContext('move', 'itself'),
  keep: () => trContext('move', 'keep'),
  nothing: () => trContext('move', 'nothing'),
  on: () => trContext('move', 'on'),
  remove: () => trContext('move', 'remove'),
  reroll: () => trContext('move', 'reroll with'),
  roll: () => trContext('move', 'roll'),
  stop: () => trContext('move', 'stop'),
  swap: () => trContext('move', 'swap'),
  take: () => trContext('move', 'take'),
  to: () => trContext('move', 'to'),
  token: () => trContext('move', 'token on'),
  trade: () => trContext('move', 'trade'),
  whiten: () => trContext('move', 'trade for white'),
};
const colours = ['white', 'yellow', 'orange', 'red', 'green', 'purple', 'blue'];
const looks = /^([1-9]|swap|reroll|adjust|2for1|skull|spent|inactive)$/;
const card = /^(\d+(-\d+)+|\d+\+|=\d+|opus-magnum)$/;

const colourWords: Record<string, () => string> = {
  white: () => trContext('die', 'white'),
  yellow: () => trContext('die', 'yellow'),
  orange: () => trContext('die', 'orange'),
  red: () => trContext('die', 'red'),
  green: () => trContext('die', 'green'),
  purple: () => trContext('die', 'purple'),
  blue: () => trContext('die', 'blue'),
};

const Shown = ({ colour, look = '' }: { colour: string; look?: string }) => (
  <Picture label={`${colourWords[colour]()} ${look}`.trim()}>
    <Die colour={colour} look={look} all={colours} />
  </Picture>
);

// What stands before and after the dice that are put.
const putWords = (rolls: boolean) =>
  (rolls
    ? trContext('move', 'put %s into the tray, then roll', '%s')
    : trContext('move', 'put %s into the tray', '%s')
  ).split('%s');

// A face belongs to the colour before it; a colour without a face is any such die.
export function ciubNotation(line: string): ComponentChildren[] {
  if (line.startsWith('put ')) {
    const rolls = line.endsWith(' roll');
    const dice = ciubNotation(line.slice('put '.length, rolls ? -' roll'.length : undefined));
    const [before, after] = putWords(rolls);
    return [before.trim(), ...dice, after.trim()].filter((part) => part !== '');
  }
  const parts: ComponentChildren[] = [];
  const all = line.split(' ');
  let colour = '';
  all.forEach((word, at) => {
    const afterDie =
      at > 0 && (colours.includes(all[at - 1]) || looks.test(all[at - 1]) || all[at - 1] === 'to');
    if (colours.includes(word)) {
      colour = word;
      if (!looks.test(all[at + 1] ?? '')) parts.push(<Shown colour={word} />);
    } else if (colour && afterDie && looks.test(word))
      parts.push(<Shown colour={colour} look={word} />);
    else if (card.test(word))
      parts.push(<span class="move-card">{word === 'opus-magnum' ? 'Opus Magnum' : word}</span>);
    else parts.push(words[word]?.() ?? word);
  });
  return parts;
}

// A die, as "white 3", or "white" for one without a face.
export function dieNotation(thing: ThingName): string {
  const [, colour = '', look = ''] =
    /^(?:die|hand|tray|supply):(?:\d+\.)?([a-z]+)(?:\.(\w+))?$/.exec(thing) ?? [];
  return colour === 'all' ? '' : `${colour} ${look}`.trim();
}
