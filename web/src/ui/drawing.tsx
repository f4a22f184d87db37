// drawing.tsx: what the small drawings of achievements, spells and cards share, so that they look
// like one family: a palette, a grid from -32 to 32, and shapes that can be put anywhere on it.
import '../app/shell'; // see build.mjs
import type { ComponentChildren } from 'preact';

export const ivory = '#fbeed3',
  night = '#140d09',
  gold = '#f6bd4f',
  red = '#b3302a',
  blue = '#2b6cb8',
  green = '#2f8048';

export interface Place {
  x?: number;
  y?: number;
  size?: number;
  turn?: number;
}
export const Put = ({
  x = 0,
  y = 0,
  size = 1,
  turn = 0,
  children,
}: Place & { children: ComponentChildren }) => (
  <g transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}>{children}</g>
);

export const DieShape = ({
  fill,
  edge,
  ink = edge,
  pips,
  pen = 5,
  ...at
}: Place & { fill: string; edge: string; ink?: string; pips: string; pen?: number }) => (
  <Put {...at}>
    <rect x="-11" y="-11" width="22" height="22" rx="5.5" fill={fill} stroke={edge} />
    <path d={pips} fill="none" stroke={ink} stroke-width={pen} />
  </Put>
);
// A die with a sign, in ivory or a colour.
export const SignDie = ({
  fill = ivory,
  sign = 'M0 0h0',
  ...at
}: Place & { fill?: string; sign?: string; pen?: number }) => (
  <DieShape fill={fill} edge={fill === ivory ? night : ivory} pips={sign} {...at} />
);
export const ScrollShape = ({ ink, rods, ...at }: Place & { ink: string; rods: string }) => (
  <Put {...at}>
    <path d="M-9-11H9V11H-9z" fill={ivory} stroke={night} />
    <path d="M-4-3H4M-4 3H4" stroke={ink} stroke-width="3.4" />
    <path d="M-12-12H12M-12 12H12" stroke={night} stroke-width="9" />
    <path d="M-12-12H12M-12 12H12" stroke={rods} stroke-width="5" />
  </Put>
);
export const MageShape = ({ fill, ...at }: Place & { fill: string }) => (
  <Put {...at}>
    <path d="M0-14C11-12 16 6 18 24H-18C-16 6-11-12 0-14Z" fill={fill} stroke={ivory} />
    <circle cy="-9" r="8" fill={ivory} stroke={night} />
    <path d="M-17-11Q-4-15-1-34 12-22 17-11 0-17-17-11Z" fill={fill} stroke={ivory} />
  </Put>
);
export const Star = (at: Place) => (
  <Put {...at}>
    <path d="M0-20 6-7 20-6 9 4 12 18 0 11-12 18-9 4-20-6-6-7Z" fill={gold} stroke={night} />
  </Put>
);
// A bright line that stands out from any ground.
export const Glow = ({ d, tone = gold }: { d: string; tone?: string }) => (
  <>
    <path d={d} fill="none" stroke={night} stroke-width="9" />
    <path d={d} fill="none" stroke={tone} stroke-width="5" />
  </>
);

// The caller gives its size.
export const Drawing = ({
  class: name,
  ground,
  size,
  children,
}: {
  class: string;
  ground: ComponentChildren;
  size: number;
  children: ComponentChildren;
}) => (
  <svg
    class={name}
    viewBox="-32 -32 64 64"
    aria-hidden="true"
    stroke-width="3"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    {ground}
    <g transform={`scale(${size})`}>{children}</g>
  </svg>
);
