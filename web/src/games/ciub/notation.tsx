// notation.tsx: renders ciúb notation with pictures of dice and cards, translated; see
// docs/ciub-notation.md.
import type { ComponentChildren } from 'preact';
import type { State, ThingName } from '../../engine/types';
import { trContext } from '../../i18n/tr';
import { Picture } from '../../ui/move-text';
import { Die } from './die';
import type { CiubState } from './types';

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
  give: () => trContext('move', 'give back'),
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

// 4.9: what the dice kept leave out, by colour, and "2for1" where that tells dice apart.
function givenBack(line: string, { tray = {} }: CiubState): string {
  const kept: Record<string, number> = {};
  for (const [name] of line.slice('keep'.length).matchAll(/[a-z]+( 2for1)?/g))
    kept[name] = (kept[name] ?? 0) + 1;
  const given = Object.entries(tray).flatMap(([die, count]) => {
    const name = die.endsWith(' 2for1') ? die : die.split(' ')[0];
    const stay = Math.min(count, kept[name] ?? 0);
    kept[name] = (kept[name] ?? 0) - stay;
    return Array<string>(count - stay).fill(name);
  });
  return ['give', ...given].join(' ');
}

// A face belongs to the colour before it; a colour without a face is any such die. With the position
// before it, the dice kept are told by those given back: so they were chosen.
export function ciubNotation(line: string, before?: State): ComponentChildren[] {
  const state = before as CiubState | undefined;
  if (
    state?.step === 'keep' &&
    line.split(' ').filter((word) => colours.includes(word)).length === 5
  )
    return ciubNotation(givenBack(line, state));
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
    if (word === 'give' && at > 0) return; // several dice are given back
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

// A die, as "white 3", or "white" for one without a face. Dice are picked in the tray to be given
// back.
export function dieNotation(thing: ThingName): string {
  const [, place = '', colour = '', look = ''] =
    /^(die|hand|tray|supply):(?:\d+\.)?([a-z]+)(?:\.(\w+))?$/.exec(thing) ?? [];
  const die = `${colour} ${look}`.trim();
  return colour === 'all' ? '' : place === 'tray' ? `give ${die}` : die;
}
