// art.tsx: a picture for each game: a round dungeon by candlelight, and cards with dice.
import type { JSX } from 'preact';

const ring = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index * 360) / count + turn - 90) * (Math.PI / 180);
    return [200 + radius * Math.cos(angle), 112 + radius * Math.sin(angle)];
  });

// Signs on a square of 24 around its middle.
const signs = {
  fire: 'M0-9c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2.5-6.5C-1-3 0-6 0-9z',
  water: 'M0-9C3-4 6-1 6 3A6 6 0 0 1-6 3C-6-1-3-4 0-9z',
  earth: 'M-9 7-2-7 2 0 4-3 9 7z',
  air: 'M-8-3H3a3 3 0 1 0-3-3M-8 2H6a3 3 0 1 1-3 3',
  mind: 'M-9 0C-5-6 5-6 9 0 5 6-5 6-9 0zM0-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
};
type Element = keyof typeof signs;
const elements = Object.keys(signs) as Element[];

function Seal({ at: [x, y], element }: { at: number[]; element: Element }) {
  return (
    <g transform={`translate(${x} ${y})`} class={`home-seal home-seal-${element}`}>
      <path
        d="M0-17c5-2 7 1 11 3s6 5 6 10 0 7-3 11-6 9-13 9-10-2-14-6-4-8-4-13 2-8 6-11S-5-16 0-17z"
        class="home-wax"
      />
      <circle r="12" class="home-press" />
      <path
        d={signs[element]}
        class={element === 'air' ? 'home-sign home-sign-open' : 'home-sign'}
      />
    </g>
  );
}

function Candle({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="30" rx="15" ry="4.5" class="home-dish" />
      <path d="M-6 4C-7-1-3 0 0-1s6 0 6 4v26H-6z" class="home-candle" />
      <path d="M-6 6c2 0 2 5 1 9s-1 1-1 1zM6 5C4 6 5 12 6 14z" class="home-drip" />
      <path d="M0-1v-5" class="home-wick" />
      <path d="M0-26c2 6 6 9 6 14a6 6 0 0 1-12 0c0-5 4-7 6-14z" class="home-flame" />
      <path d="M0-16c1 3 3 4 3 6.5a3 3 0 0 1-6 0C-3-12-1-13 0-16z" class="home-flame-in" />
    </g>
  );
}

function SealsArt() {
  const corners = ring(5, 66);
  const star = [0, 2, 4, 1, 3].map((index) => corners[index].join(' ')).join('L');
  return (
    <svg
      class="home-art"
      viewBox="0 0 400 224"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="home-light">
          <stop offset="0" class="home-light-in" />
          <stop offset="1" class="home-light-out" />
        </radialGradient>
      </defs>
      <rect width="400" height="224" class="home-dark" />
      <g class="home-wall">
        {Array.from({ length: 7 }, (_, row) => (
          <path
            key={row}
            d={`M0 ${row * 36 + 4}H400M${row % 2 ? 20 : 56} ${row * 36 + 4}v36m72-36v36m72-36v36m72-36v36m72-36v36`}
          />
        ))}
      </g>
      <circle cx="52" cy="118" r="110" fill="url(#home-light)" />
      <circle cx="350" cy="104" r="120" fill="url(#home-light)" />
      <circle cx="200" cy="112" r="103" class="home-moat" />
      <circle cx="200" cy="112" r="99" class="home-rim" />
      <circle cx="200" cy="112" r="91" class="home-floor" />
      <g class="home-rooms">
        <circle cx="200" cy="112" r="44" />
        {ring(10, 91).map(([x, y], index) => {
          const [u, v] = ring(10, 44)[index];
          return <path key={index} d={`M${u} ${v}L${x} ${y}`} />;
        })}
      </g>
      <g class="home-doors">
        {ring(10, 68, 0).map(
          ([x, y], index) => index % 2 === 1 && <circle key={index} cx={x} cy={y} r="5" />,
        )}
        {ring(5, 44, 36).map(([x, y], index) => (
          <circle key={`i${index}`} cx={x} cy={y} r="5" />
        ))}
      </g>
      <path d={`M${star}Z`} class="home-star" />
      {elements.map((element, index) => (
        <Seal key={element} element={element} at={corners[index]} />
      ))}
      <g transform="translate(200 112)">
        <path
          d="M0-24c5 0 8 4 8 9 7 5 11 18 12 33H-20C-19 3-15-10-8-15c0-5 3-9 8-9z"
          class="home-mage"
        />
        <path d="M-15-12 0-40 3-30 15-12C5-16-5-16-15-12z" class="home-hat" />
        <path d="M-3-10q3 2 6 0" class="home-face" />
      </g>
      <Candle x={46} y={150} size={1.35} />
      <Candle x={356} y={138} size={1.6} />
    </svg>
  );
}

interface CardProps {
  x: number;
  y: number;
  turn: number;
  points: string;
  needs: string[];
}
function Card({ x, y, turn, points, needs }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-40" y="-56" width="80" height="112" rx="7" class="home-card" />
      <rect x="-35" y="-51" width="70" height="102" rx="4" class="home-card-line" />
      <circle cy="-30" r="13" class="home-points" />
      <text y="-24.5" class="home-points-text">
        {points}
      </text>
      {needs.map((need, index) => {
        const left = (index % 2) * 28 - (needs.length > 1 ? 14 : 0),
          top = Math.floor(index / 2) * 28 + 3;
        return (
          <g key={index} transform={`translate(${left} ${top})`}>
            <rect x="-11" y="-11" width="22" height="22" rx="5" class="home-need" />
            <text y="5" class="home-need-text">
              {need}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface DieProps {
  x: number;
  y: number;
  turn: number;
  colour: string;
  children: JSX.Element;
}
function Die({ x, y, turn, colour, children }: DieProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} class={`home-die home-die-${colour}`}>
      <rect x="-23" y="-19" width="46" height="46" rx="10" class="home-die-side" />
      <rect x="-23" y="-23" width="46" height="46" rx="10" class="home-die-top" />
      {children}
    </g>
  );
}

function CiubArt() {
  return (
    <svg
      class="home-art"
      viewBox="0 0 400 224"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="home-lamp">
          <stop offset="0" class="home-light-in" />
          <stop offset="1" class="home-light-out" />
        </radialGradient>
      </defs>
      <rect width="400" height="224" class="home-desk" />
      <g class="home-grain">
        <path d="M0 30c90-8 150 10 400-4M0 74c120 12 240-10 400 4M0 122c80-10 260 12 400-2M0 168c140 10 220-12 400 0M0 206c120-8 280 8 400-2" />
      </g>
      <circle cx="340" cy="60" r="190" fill="url(#home-lamp)" />
      <Card x={122} y={96} turn={-13} points="3" needs={['2', '4', '6']} />
      <Card x={208} y={84} turn={-1} points="5" needs={['6', '6', '5', '5']} />
      <Card x={292} y={98} turn={11} points="4" needs={['1', '3', '3', '5']} />
      <Die x={84} y={178} turn={-12} colour="red">
        <text y="10" class="home-die-text">
          6
        </text>
      </Die>
      <Die x={154} y={184} turn={8} colour="green">
        <path
          d="M-9-4a10 10 0 0 1 18 1M9-10v8H1M9 5A10 10 0 0 1-9 4M-9 11V3h8"
          class="home-die-line"
        />
      </Die>
      <Die x={224} y={180} turn={-4} colour="yellow">
        <text y="10" class="home-die-text">
          5
        </text>
      </Die>
      <Die x={292} y={186} turn={13} colour="blue">
        <path d="M-11-5H9M4-11l6 6-6 6M11 6H-9M-4 0l-6 6 6 6" class="home-die-line" />
      </Die>
      <Candle x={362} y={108} size={1.5} />
    </svg>
  );
}

const arts: Record<string, () => JSX.Element> = { seals: SealsArt, ciub: CiubArt };
export const hasArt = (game: string) => game in arts;
export function Art({ game }: { game: string }) {
  const Picture = arts[game];
  return Picture ? <Picture /> : null;
}
