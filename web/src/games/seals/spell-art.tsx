// spell-art.tsx: a drawing for each spell, in a bundle of its own: painted miniatures on dark ground,
// on a grid from -32 to 32. Ivory is what belongs to nobody or to others, the element's colour what
// the spell is about, gold what it does. The colours of elements come from seals.css.
import type { JSX } from 'preact';
import {
  DieShape,
  Drawing,
  Glow,
  MageShape,
  Put,
  ScrollShape,
  gold,
  ivory,
  night,
  type Place,
} from '../../ui/drawing';

const leaf = '#9ccb5f',
  rivalCloth = '#57496b',
  own = 'var(--wax)',
  ownInk = 'var(--wax-ink)';

interface Piece extends Place {
  other?: boolean; // of another colour than the spell's
}

const pips = [
  '',
  'M0 0h0',
  'M-4-4h0M4 4h0',
  'M-4.5-4.5h0M0 0h0M4.5 4.5h0',
  'M-4-4h0M4-4h0M-4 4h0M4 4h0',
  'M-5-5h0M5-5h0M-5 5h0M5 5h0M0 0h0',
];
const Die = ({ shows = 3, other, ...at }: Piece & { shows?: number }) => (
  <DieShape
    fill={other ? ivory : own}
    edge={other ? night : ivory}
    ink={other ? night : ownInk}
    pips={pips[shows]}
    {...at}
  />
);
const Seal = ({ broken, other, ...at }: Piece & { broken?: boolean }) => (
  <Put {...at}>
    <path
      d="M0-17c5-2 7 1 11 3s6 5 6 10 0 7-3 11-6 9-13 9-10-2-14-6-4-8-4-13 2-8 6-11S-5-16 0-17z"
      fill={other ? ivory : own}
      stroke={other ? night : ivory}
    />
    <circle r="8" fill="none" stroke={night} stroke-opacity=".45" stroke-width="4" />
    {broken && <path d="M5-20-3-7 4-1-4 9 1 20" fill="none" stroke={night} stroke-width="5" />}
  </Put>
);
const Scroll = ({ other, ...at }: Piece) => (
  <ScrollShape ink={other ? '#8a7350' : own} rods={other ? '#b89d70' : own} {...at} />
);
const Mage = (at: Place) => <MageShape fill={own} {...at} />;
const Rival = (at: Place) => (
  <Put {...at}>
    <path
      d="M-10-8C-22-9-22-20-17-26-16-18-10-17-5-16H5C10-17 16-18 17-26 22-20 22-9 10-8Z"
      fill={ivory}
      stroke={night}
    />
    <path d="M0-17C12-17 17-4 20 15H-20C-17-4-12-17 0-17Z" fill={rivalCloth} stroke={night} />
    <path d="M-8-5-2-2M8-5 2-2" stroke={gold} stroke-width="5" />
  </Put>
);
const Cat = (at: Place) => (
  <Put {...at}>
    <path d="M10 20C22 22 24 8 17 6" fill="none" stroke={night} stroke-width="9" />
    <path d="M10 20C22 22 24 8 17 6" fill="none" stroke={ivory} stroke-width="5" />
    <path
      d="M-12-20-6-14H6L12-20V-3C12 2 10 4 8 5 13 10 13 20 11 23H-11C-13 20-13 10-8 5-10 4-12 2-12-3Z"
      fill={ivory}
      stroke={night}
    />
    <path d="M-5-5h0M5-5h0" stroke={night} stroke-width="5" />
  </Put>
);
// Two curved arrows around what trades places.
const Trade = () => (
  <Glow d="M-14-19Q0-29 13-19M6-27 14-18 4-15M14 19Q0 29-13 19M-6 27-14 18-4 15" />
);
const Spark = (at: Place) => (
  <Put {...at}>
    <path d="M0-8Q1-1 8 0 1 1 0 8-1 1-8 0-1-1 0-8Z" fill={gold} stroke={night} stroke-width="2" />
  </Put>
);

const drawings: Record<string, () => JSX.Element> = {
  binding: () => (
    <>
      <ellipse cy="20" rx="24" ry="7.5" fill={own} stroke={gold} stroke-width="4.5" />
      <Cat x={-1} y={-2} size={0.95} />
      <Glow d="M-22 0V-7M22-3V-10M-18-18-21-23M18-20 21-25" />
    </>
  ),
  change: () => (
    <>
      <Die x={-13} y={-11} />
      <Die x={13} y={12} other />
      <Glow d="M5-19Q20-20 19-6M12-11 19-4 26-12" />
    </>
  ),
  renewal: () => (
    <>
      <Die size={1.05} turn={14} shows={5} />
      <Glow d="M-21-8A22 22 0 0 1 16-16M17-26 17-15 6-15M21 8A22 22 0 0 1-16 16M-17 26-17 15-6 15" />
    </>
  ),
  strengthening: () => (
    <>
      <Die y={15} size={1.05} shows={4} />
      <Glow d="M-13-4 0-14 13-4M-13-16 0-26 13-16" />
    </>
  ),
  growth: () => (
    <>
      <path d="M-20 27Q0 14 20 27Z" fill="#7a5a34" stroke={night} />
      <path d="M0 23V4" stroke={night} stroke-width="9" />
      <path d="M0 23V4" stroke={leaf} stroke-width="5" />
      <path
        d="M0 19C-4 6-16 5-23 9-20 18-10 22 0 19ZM0 17C4 4 16 3 23 7 20 16 10 20 0 17Z"
        fill={leaf}
        stroke={night}
      />
      <Die x={-3} y={-10} turn={-8} />
      <Glow d="M19-26V-12M12-19H26" />
    </>
  ),
  synergy: () => (
    <>
      <Scroll x={-16} y={10} turn={-20} size={0.85} />
      <Scroll x={16} y={10} turn={20} size={0.85} />
      <Scroll y={7} />
      <Spark x={-19} y={-14} />
      <Spark y={-19} size={1.3} />
      <Spark x={19} y={-14} />
    </>
  ),
  swap: () => (
    <>
      <Seal x={-14} size={0.7} />
      <Seal x={14} size={0.7} other />
      <Trade />
    </>
  ),
  exchange: () => (
    <>
      <Seal x={-17} size={0.5} />
      <Seal x={11} size={0.85} />
      <Trade />
    </>
  ),
  absorption: () => (
    <>
      <Scroll x={-8} y={-3} size={1.3} />
      <Seal x={-8} y={-3} size={0.66} />
      <Die x={16} y={17} size={0.95} other shows={5} />
      <Glow d="M7-12Q19-12 18-2M11-6 18 1 25-6" />
    </>
  ),
  disintegration: () => (
    <>
      <path
        d="M-4-19C-17-19-25-8-24 5S-13 26 0 26 20 18 21 9L12 7 11-2 2-4 5-13Z"
        fill={own}
        stroke={ivory}
      />
      <path
        d="M0-9A14 14 0 1 0 12 12"
        fill="none"
        stroke={night}
        stroke-opacity=".45"
        stroke-width="5"
      />
      <path
        d="M11-15 19-13 17-5 10-7ZM19-28 26-26 25-19 18-20ZM21-6 28-8 30-1 23 1ZM7-29 12-29 12-24 6-24Z"
        fill={gold}
        stroke={night}
      />
    </>
  ),
  rearrangement: () => (
    <>
      <Scroll x={-14} size={0.9} />
      <Scroll x={14} size={0.9} other />
      <Trade />
    </>
  ),
  deception: () => (
    <>
      <Rival y={-11} size={0.8} />
      <Die x={-16} y={3} size={0.85} />
      <Die x={16} y={17} size={0.85} other />
      <Glow d="M-16 16V25M-22 19-16 26-10 19M16 3V-6M10 1 16-6 22 1" />
    </>
  ),
  alteration: () => (
    <>
      <Rival x={14} y={-13} size={0.62} />
      <Die x={-15} y={14} />
      <Die x={15} y={4} />
      <Glow d="M-25-4-15-13-5-4" />
      <Glow d="M6 20 15 27 24 20" tone={ivory} />
    </>
  ),
  transfer: () => (
    <>
      <Rival y={-11} size={0.8} />
      <Scroll x={-17} y={0} size={0.72} />
      <Scroll x={17} y={16} size={0.72} other />
      <Glow d="M-17 17V25M-23 19-17 26-11 19M17 0V-9M11-2 17-9 23-2" />
    </>
  ),
  theft: () => (
    <>
      <Rival y={-11} size={0.85} />
      <path
        d="M-16 29C-22 20-18 10-12 8L-8 14H8L12 8C18 10 22 20 16 29Z"
        fill={ivory}
        stroke={night}
      />
      <Die y={8} size={0.9} shows={5} />
      <path d="M-9 20V14M-3 21V16M3 21V16M9 20V14" stroke={night} stroke-width="8" />
      <path d="M-9 20V14M-3 21V16M3 21V16M9 20V14" stroke={ivory} stroke-width="4.5" />
    </>
  ),
  exploitation: () => (
    <>
      <Rival x={9} y={-13} size={0.8} />
      <Scroll x={13} y={9} size={0.95} />
      <Mage x={-18} y={12} size={0.62} />
      <Glow d="M3 2-6-2-4 6-14 1" />
      <Spark x={-19} y={-19} size={1.1} />
    </>
  ),
  dispatch: () => (
    <>
      <Seal x={7} y={15} size={0.9} />
      <Cat x={7} y={-7} size={0.8} />
      <Glow d="M-26 20Q-27-12-12-13M-18-21-10-13-18-6" />
    </>
  ),
  leap: () => (
    <>
      <Mage x={-19} y={11} size={0.62} />
      <Seal x={1} y={16} size={0.58} />
      <Seal x={19} y={10} size={0.62} other broken />
      <Glow d="M-12-14Q6-32 18-9M8-10 19-7 23-17" />
    </>
  ),
  teleportation: () => (
    <>
      <Mage x={-19} y={6} size={0.6} />
      <g opacity=".7">
        <Rival x={2} y={-6} size={0.75} />
      </g>
      <Seal x={20} y={6} size={0.55} broken />
      <Glow d="M-15 15H6M0 9 7 15 0 21" />
    </>
  ),
  guardian: () => (
    <>
      <Scroll size={1.55} />
      <path d="M-16-13Q0-19 16-13V3C16 16 9 22 0 27-9 22-16 16-16 3Z" fill={own} stroke={ivory} />
      <path d="M-9-5-3-2M9-5 3-2M0 4V16" stroke={ownInk} stroke-width="5.5" />
    </>
  ),
  speed: () => (
    <>
      <Seal x={-13} y={-10} size={0.72} other broken />
      <Seal x={13} y={-10} size={0.72} broken />
      <Glow d="M-19 9-8 18-19 27M-5 9 6 18-5 27M9 9 20 18 9 27" />
    </>
  ),
};

// In the colour of an element.
export function SpellArt({ spell, element }: { spell: string; element: string }) {
  const Picture = drawings[spell];
  const ground = (
    <>
      <rect
        x="-30.5"
        y="-30.5"
        width="61"
        height="61"
        rx="9"
        fill={`color-mix(in srgb, ${own} 26%, ${night})`}
        stroke={`color-mix(in srgb, ${own} 75%, ${ivory})`}
      />
      <circle r="28" fill={`color-mix(in srgb, ${own} 50%, ${night})`} />
    </>
  );
  return (
    <Drawing class={`spell-art seals-${element}`} ground={ground} size={0.93}>
      {Picture && <Picture />}
    </Drawing>
  );
}
export const drawn = Object.keys(drawings);
