// art.tsx: the picture of ciúb on the home page: cards with dice.
import type { JSX } from 'preact';
import { ArtFrame } from '../../ui/art-frame';
import { Candle } from '../../ui/candle';

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

const TableTop = () => (
  <>
    <rect width="400" height="224" class="home-table-top" />
    <g class="home-grain">
      <path d="M0 30c90-8 150 10 400-4M0 74c120 12 240-10 400 4M0 122c80-10 260 12 400-2M0 168c140 10 220-12 400 0M0 206c120-8 280 8 400-2" />
    </g>
  </>
);

export function CiubArt() {
  return (
    <ArtFrame light="home-lamp" ground={<TableTop />}>
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
    </ArtFrame>
  );
}
