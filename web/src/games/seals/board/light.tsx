// light.tsx: candlelight on what can be chosen and on the paths there; the rest is dimmed.
import type { SealsBoard } from '../state';
import type { Point } from './camera';
import { pathsFrom, type Near } from './paths';

export const viewBoxOf = ({ size }: SealsBoard) => `${-size} ${-size} ${2 * size} ${2 * size}`;
export const haloOf = ({ kind }: SealsBoard['spaces'][number]) => (kind === 'box' ? 62 : 46);

type Places = Map<string, SealsBoard['spaces'][number]>;

// Paths from a place to the lit ones over open floor; none if there is no path.
function pathsTo(
  near: Near,
  from: string,
  lit: ReadonlySet<string>,
  closed: (name: string) => boolean,
) {
  const parent = pathsFrom(near, from, closed);
  // A spell that works anywhere needs no path.
  if ([...lit].some((goal) => !parent.has(goal))) return [];
  const ways = new Map<string, [string, string]>();
  for (const goal of lit)
    for (let at = goal, back = parent.get(at); back; at = back, back = parent.get(at))
      ways.set(`${at} ${back}`, [at, back]);
  return [...ways.values()];
}

interface Props {
  board: SealsBoard;
  near: Near;
  places: Places;
  from: string;
  lit: ReadonlySet<string>;
  bright: ReadonlySet<string>;
  closed(name: string): boolean;
}

const aside = 34; // where a way ends beside a seal or a figure, so that it crosses neither

const beside = (at: Point, to: Point): Point => {
  const length = Math.hypot(to.x - at.x, to.y - at.y),
    share = length > 2 * aside ? aside / length : 0;
  return { x: at.x + share * (to.x - at.x), y: at.y + share * (to.y - at.y) };
};
const line = (a: Point, b: Point) => `M${a.x} ${a.y}L${b.x} ${b.y}`;

// Light falls off at the edge of a way.
const widths = [96, 72, 48];

// `bright`: what is lit, and what is pointed out.
export function Light({ board, near, places, from, lit, bright, closed }: Props) {
  const at = (name: string): Point => places.get(name) ?? { x: 0, y: 0 };
  const ways = from ? pathsTo(near, from, lit, closed) : [];
  const path = ways.map(([a, b]) => line(at(a), at(b))).join('');
  const dots = ways.map(([a, b]) => {
    const [begin, end] = [at(a), at(b)];
    const isEnd = (name: string) => lit.has(name) || name === from;
    return line(isEnd(a) ? beside(begin, end) : begin, isEnd(b) ? beside(end, begin) : end);
  });
  // Who crosses the hall sees all of it.
  const isHall = ({ x, y }: Point) => Math.hypot(x, y) < 1;
  const circles = board.spaces.filter(({ kind }) => kind === 'start');
  const hall = ways.flat().some((name) => isHall(at(name)))
    ? 1.3 * Math.max(...circles.map(({ x, y }) => Math.hypot(x, y)))
    : 0;
  const { size } = board;
  return (
    <svg aria-hidden="true" class="seals-light" viewBox={viewBoxOf(board)}>
      <defs>
        <radialGradient id="seals-hole">
          <stop offset=".45" stop-color="#000" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
        <mask
          id="seals-dark"
          maskUnits="userSpaceOnUse"
          x={-size}
          y={-size}
          width={2 * size}
          height={2 * size}
        >
          <circle r={size} fill="#fff" />
          {hall > 0 && <circle r={hall} fill="#000" fill-opacity=".8" />}
          {widths.map((width) => (
            <path
              key={width}
              d={path}
              stroke="#000"
              stroke-width={width}
              stroke-linecap="round"
              stroke-opacity=".4"
            />
          ))}
          {[...bright, ...(from ? [from] : [])]
            .filter((name) => places.has(name))
            .map((name) => (
              <circle key={name} cx={at(name).x} cy={at(name).y} r="120" fill="url(#seals-hole)" />
            ))}
        </mask>
      </defs>
      <circle
        class={from ? 'seals-dark' : 'seals-dark seals-dark-thin'}
        r={size - 28}
        mask="url(#seals-dark)"
      />
      <path class="seals-way" d={dots.join('')} />
    </svg>
  );
}

// What can be chosen pulses for a while after a change.
export function Glow({ board, places, lit }: Pick<Props, 'board' | 'places' | 'lit'>) {
  return (
    <svg key={[...lit].join(' ')} aria-hidden="true" class="seals-glow" viewBox={viewBoxOf(board)}>
      {[...lit]
        .map((name) => places.get(name))
        .map(
          (space) =>
            space && <circle key={space.name} cx={space.x} cy={space.y} r={haloOf(space)} />,
        )}
    </svg>
  );
}
