// art.tsx: the picture of Five Seals on the home page: a round dungeon by candlelight.
import { ArtFrame } from '../../ui/art-frame';
import { Candle } from '../../ui/candle';

const ring = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index * 360) / count + turn - 90) * (Math.PI / 180);
    return [200 + radius * Math.cos(angle), 112 + radius * Math.sin(angle)];
  });

// Symbols on a centred 24x24 grid.
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

const Wall = () => (
  <>
    <rect width="400" height="224" class="home-dark" />
    <g class="home-wall">
      {Array.from({ length: 7 }, (_, row) => (
        <path
          key={row}
          d={`M0 ${row * 36 + 4}H400M${row % 2 ? 20 : 56} ${row * 36 + 4}v36m72-36v36m72-36v36m72-36v36m72-36v36`}
        />
      ))}
    </g>
  </>
);

export function SealsArt() {
  const corners = ring(5, 66);
  const star = [0, 2, 4, 1, 3].map((index) => corners[index].join(' ')).join('L');
  return (
    <ArtFrame light="home-light" ground={<Wall />}>
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
    </ArtFrame>
  );
}
