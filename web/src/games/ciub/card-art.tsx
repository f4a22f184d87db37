// card-art.tsx: a drawing for each kind of spell card, in a bundle of its own; one family with the
// spells of Five Seals (games/seals/spell-art.tsx), on the same grid from -32 to 32.
import type { JSX } from 'preact';
import {
  Drawing,
  Glow,
  SignDie,
  Star,
  blue,
  gold,
  green,
  ivory,
  night,
  red,
  type Place,
} from '../../ui/drawing';
import type { CiubCard } from './types';

const plum = '#6d4391';

// With a sign of its own instead of pips: dots, a bar, a star.
const signs = {
  dot: 'M0 0h0',
  two: 'M-4-4 4 4',
  bar: 'M-4 0H4',
  four: 'M-4-4h0M4-4h0M-4 4h0M4 4h0',
};
const Die = ({ sign = 'dot', ...at }: Place & { sign?: keyof typeof signs; fill?: string }) => (
  <SignDie pen={5.5} sign={signs[sign]} {...at} />
);

const drawings = {
  // One number several times: a tower of equal dice.
  tower: () => (
    <>
      <Die y={20} x={-1} sign="two" fill={red} />
      <Die y={-1} x={2} sign="two" />
      <Die y={-22} x={-1} sign="two" fill={blue} />
      <Glow d="M-25 24V17M-25 5V-2M25 24V17M25 5V-2M-25-14V-21M25-14V-21" />
    </>
  ),
  // Numbers that come in groups: two by two, bound together.
  pairs: () => (
    <>
      <Glow d="M-12-12H12M-12 13H12" />
      <Die x={-15} y={-13} sign="dot" />
      <Die x={15} y={-13} sign="dot" />
      <Die x={-15} y={14} sign="four" fill={green} />
      <Die x={15} y={14} sign="four" fill={green} />
    </>
  ),
  // Different numbers: a staircase.
  steps: () => (
    <>
      <path d="M-28 28V16H-11V4H6V-8H28V28Z" fill={plum} stroke={ivory} />
      <Die x={-19} y={5} size={0.8} sign="dot" />
      <Die x={-2} y={-7} size={0.8} sign="two" fill={blue} />
      <Die x={17} y={-19} size={0.8} sign="four" fill={red} />
    </>
  ),
  // Points in all: dice poured into a cauldron.
  sum: () => (
    <>
      <Die x={-11} y={-14} turn={-18} size={0.9} sign="two" fill={blue} />
      <Die x={12} y={-17} turn={22} size={0.9} sign="four" fill={red} />
      <path d="M-23-1H23C25 14 18 27 0 27S-25 14-23-1Z" fill={plum} stroke={ivory} />
      <path d="M-25-1H25" stroke={night} stroke-width="10" />
      <path d="M-25-1H25" stroke={ivory} stroke-width="5" />
      <path d="M0 7V20M-6.5 13.5H6.5" stroke={gold} stroke-width="5" />
    </>
  ),
  // Alike, whatever they show: dice and their image in a mirror.
  alike: () => (
    <>
      <ellipse cx="12" cy="-2" rx="16" ry="23" fill="#9fc3d8" stroke={gold} stroke-width="5" />
      <path d="M12 22V29M4 29H20" stroke={gold} stroke-width="5" />
      <Die x={12} y={-2} sign="bar" size={0.9} />
      <Die x={-16} y={8} sign="bar" />
      <path d="M7-17 2-11" stroke={ivory} stroke-width="4" />
    </>
  ),
  // The Opus Magnum: a star over an open book.
  opus: () => (
    <>
      <path
        d="M0 24C-7 16-18 15-27 18V2C-18-1-7 1 0 8 7 1 18-1 27 2V18C18 15 7 16 0 24Z"
        fill={ivory}
        stroke={night}
      />
      <path d="M0 9V22" stroke={night} />
      <Star y={-9} size={0.95} />
      <Glow d="M-24-20-21-17M24-20 21-17M-27-6H-24M27-6H24" />
    </>
  ),
} satisfies Record<string, () => JSX.Element>;
export type CardKind = keyof typeof drawings;
export const kinds = Object.keys(drawings) as CardKind[];

// What a card's picture shows, by what it asks for.
export function kindOf({
  sum,
  equal,
  numbers,
}: Pick<CiubCard, 'sum' | 'equal' | 'numbers'>): CardKind {
  if (sum > 0) return 'sum';
  if (equal > 0) return 'alike';
  if (numbers.length === 0) return 'opus';
  const different = new Set(numbers).size;
  if (different === 1) return 'tower';
  return different === numbers.length ? 'steps' : 'pairs';
}

export function CardArt({ kind }: { kind: CardKind }) {
  const Picture = drawings[kind];
  const ground = (
    <>
      <rect x="-30.5" y="-30.5" width="61" height="61" rx="9" fill="#2b1c3a" stroke="#b07fd0" />
      <circle r="28" fill="#463060" />
    </>
  );
  return (
    <Drawing class="card-art" ground={ground} size={0.9}>
      <Picture />
    </Drawing>
  );
}
