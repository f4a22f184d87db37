// mark.tsx: a small drawing for each achievement, on a wax medallion: one family with the spells of
// Five Seals and the cards of ciúb (games/seals/spell-art.tsx), on the same grid from -32 to 32.
import type { JSX } from 'preact';
import {
  Drawing,
  Glow,
  MageShape,
  Put,
  ScrollShape,
  SignDie,
  Star,
  blue,
  gold,
  green,
  ivory,
  night,
  red,
  type Place,
} from '../ui/drawing';

const Die = (at: Parameters<typeof SignDie>[0]) => <SignDie pen={4.5} {...at} />;
const Scroll = (at: Place) => <ScrollShape ink={red} rods={gold} {...at} />;
const Mage = ({ fill = blue, ...at }: Place & { fill?: string }) => (
  <MageShape fill={fill} {...at} />
);

const Card = ({ sign = '', ...at }: Place & { sign?: string }) => (
  <Put {...at}>
    <rect x="-10" y="-14" width="20" height="28" rx="4" fill={ivory} stroke={night} />
    <path d={sign} fill="none" stroke={red} stroke-width="4.5" />
  </Put>
);
const Seal = ({ fill = red, ...at }: Place & { fill?: string }) => (
  <Put {...at}>
    <circle r="13" fill={fill} stroke={ivory} />
    <circle r="6" fill="none" stroke={night} stroke-opacity=".45" stroke-width="4" />
  </Put>
);
const Cat = (at: Place) => (
  <Put {...at}>
    <path d="M-11 15C-15-2-9-8-11-19L-4-13H4L11-19C9-8 15-2 11 15Z" fill={night} stroke={ivory} />
    <path d="M-4-5h0M4-5h0" stroke={gold} stroke-width="4.5" />
  </Put>
);
const stars = (count: number) => () => (
  <>
    <path d="M-14 21H14M0 8V21" stroke={ivory} stroke-width="5" />
    <path d="M-15-22H15C15 0 8 8 0 10-8 8-15 0-15-22Z" fill={red} stroke={ivory} />
    {Array.from({ length: count }, (_, at) => (
      <Star key={at} x={7 * (at - (count - 1) / 2)} y={-9} size={count > 3 ? 0.24 : 0.34} />
    ))}
  </>
);
const skull = 'M-3-3h0M4-3h0M-2 5V2M3 5V2',
  two = 'M-4 4h0M4-4h0',
  turned = 'M-5 2A5.5 5.5 0 1 1 0 5.5';

const drawings: Record<string, () => JSX.Element> = {
  finished: () => (
    <>
      <path d="M-13 24V-23" stroke={ivory} stroke-width="5" />
      <path d="M-12-22H19L12-12 19-2H-12Z" fill={gold} stroke={night} />
    </>
  ),
  'beat-novice': stars(1),
  'beat-apprentice': stars(2),
  'beat-adept': stars(3),
  'beat-magus': stars(4),
  'beat-archmage': stars(5),

  together: () => (
    <>
      <Seal y={-9} size={1.1} />
      <Glow d="M0-24-3-14 4-8-4-1 0 5" tone={ivory} />
      <Die x={-12} y={15} size={0.75} sign={two} />
      <Die x={12} y={15} size={0.75} />
    </>
  ),
  'last-dice': () => (
    <>
      <Die y={-7} turn={12} sign={two} />
      <path d="M-20 12Q0 30 20 12" fill="none" stroke={ivory} stroke-width="5" />
      <Glow d="M-22-9H-17M17-9H22M0-26V-23" />
    </>
  ),
  familiar: () => (
    <>
      <Mage x={-13} y={6} size={0.7} />
      <Cat x={14} y={9} size={0.75} />
      <Glow d="M-4-17Q8-24 15-13M8-12 16-11 17-19" />
    </>
  ),
  guard: () => (
    <>
      <path d="M-18 24V-6A18 18 0 0 1 18-6V24" fill="none" stroke={ivory} stroke-width="6" />
      <Cat y={8} />
    </>
  ),
  opener: () => (
    <>
      <Scroll x={-12} y={-3} />
      <Seal x={14} y={5} size={0.75} fill={green} />
      <Glow d="M2-17Q10-20 14-13M14-23V-21M23-15 21-13" />
    </>
  ),
  absorption: () => (
    <>
      <path d="M-7-24H7V-12C20-5 19 22 0 23-19 22-20-5-7-12Z" fill="#9fc3d8" stroke={ivory} />
      <path d="M-9-24H9" stroke={gold} stroke-width="6" />
      <Seal y={7} size={0.75} />
    </>
  ),
  exploitation: () => (
    <>
      <Scroll y={-8} size={1.15} />
      <path
        d="M-26 20C-14 8-6 12 2 10L20 6 22 13 6 20C-4 27-16 24-22 27"
        fill={gold}
        stroke={night}
      />
    </>
  ),
  leap: () => (
    <>
      <Seal y={13} size={0.8} />
      <Glow d="M-24 8Q0-40 23 4M12 2 23 6 25-6" />
    </>
  ),
  teleportation: () => (
    <>
      <g opacity=".6">
        <Mage y={4} size={0.85} fill="#57496b" />
      </g>
      <Glow d="M-26 6H23M15-3 24 6 15 15" />
    </>
  ),
  synergy: () => (
    <>
      <Glow d="M-14 12 0-14 14 12Z" />
      <Seal y={-14} size={0.65} />
      <Seal x={-15} y={13} size={0.65} />
      <Seal x={15} y={13} size={0.65} />
    </>
  ),
  scrolls: () => (
    <>
      <Scroll x={-14} y={-4} size={0.8} />
      <Scroll y={-4} size={0.8} />
      <Scroll x={14} y={-4} size={0.8} />
      <path d="M-25 16H25" stroke={ivory} stroke-width="6" />
    </>
  ),
  beyond: () => (
    <>
      <circle r="22" fill="none" stroke={ivory} stroke-width="4" />
      <circle r="13" fill="none" stroke={gold} stroke-width="4" />
      <Star size={0.5} />
    </>
  ),

  announced: () => (
    <>
      <Card y={2} size={1.4} />
      <Mage y={3} size={0.55} fill={red} />
    </>
  ),
  removed: () => (
    <>
      <Card x={-9} y={3} turn={-12} sign="M-5-5 5 5M5-5-5 5" />
      <Card x={11} y={0} turn={10} sign="M-5 1-1 5 6-5" />
    </>
  ),
  adjusted: () => (
    <>
      <Die y={6} size={1.1} sign={two} fill={blue} />
      <Glow d="M-19-6A21 21 0 0 1 18-8M18-20V-7L7-10" />
    </>
  ),
  'adjusted-itself': () => <Die size={1.7} sign={turned} fill="#75429c" />,
  swapped: () => (
    <>
      <Die x={-12} y={0} size={0.85} fill={red} sign={two} />
      <Die x={12} y={0} size={0.85} />
      <Glow d="M-14-18H13M7-24 14-18 7-12" />
      <Glow d="M14 19H-13M-7 13-14 19-7 25" />
    </>
  ),
  skull: () => <Die size={1.6} sign={skull} fill={green} />,
  ahead: () => (
    <>
      <Card x={-12} y={-4} size={0.9} />
      <Card x={12} y={6} size={0.9} />
      <Mage x={12} y={6} size={0.38} fill={red} />
      <Glow d="M-2-19Q12-24 13-13M7-16 13-11 19-16" />
    </>
  ),
  '2for1': () => (
    <>
      <Die x={-15} size={0.85} fill={green} sign={two} />
      <Die x={15} y={-12} size={0.75} fill={red} />
      <Die x={15} y={12} size={0.75} fill={blue} />
      <Glow d="M-3-3 4-8M-3 3 4 8" />
    </>
  ),
  dice: () => (
    <>
      {[-16, 0, 16].map((x) => (
        <Die key={x} x={x} y={10} size={0.65} fill={x ? ivory : red} />
      ))}
      {[-8, 8].map((x) => (
        <Die key={x} x={x} y={-6} size={0.65} fill={x < 0 ? blue : ivory} />
      ))}
      <Die y={-21} size={0.6} fill={green} />
    </>
  ),
  owl: () => (
    <>
      <path
        d="M-16-22-8-16H8L16-22C20-4 18 22 0 24-18 22-20-4-16-22Z"
        fill="#8a6437"
        stroke={ivory}
      />
      <circle cx="-7" cy="-6" r="6" fill={ivory} stroke={night} />
      <circle cx="7" cy="-6" r="6" fill={ivory} stroke={night} />
      <path d="M-7-6h0M7-6h0" stroke={night} stroke-width="5" />
      <path d="M-3 2H3L0 8Z" fill={gold} stroke={night} />
    </>
  ),
  opus: () => (
    <>
      <path
        d="M0 24C-7 16-18 15-27 18V2C-18-1-7 1 0 8 7 1 18-1 27 2V18C18 15 7 16 0 24Z"
        fill={ivory}
        stroke={night}
      />
      <Star y={-9} size={0.9} />
    </>
  ),
  'top-row': () => (
    <>
      <Card x={-15} y={-8} size={0.75} />
      <Card x={15} y={-8} size={0.75} />
      <Card y={-12} size={0.9} sign="M-5 1-1 5 6-5" />
      <Glow d="M0 26V12M-6 17 0 10 6 17" />
    </>
  ),
};

export function Mark({ name }: { name: string }) {
  const Picture = drawings[name];
  const ground = (
    <>
      <circle r="30.5" fill="#2b1c3a" stroke="#b07fd0" />
      <circle r="26.5" fill="#463060" />
    </>
  );
  return (
    <Drawing class="achievement-mark" ground={ground} size={0.76}>
      {Picture && <Picture />}
    </Drawing>
  );
}
