// rule-pictures.tsx: pictures and moving examples for the rules of ciúb, in a bundle of their own.
// Dice are those of the table, which come as an argument: importing them would tear the table's
// bundle apart.
import '../../app/shell'; // see build.mjs
import type { Session } from '../../engine/session';
import { Badge, Come, Drawing, Go, Leave } from '../../rules/act';
import type { Entry, RulePictures } from '../../rules/pictures';
import { CardArt, kinds } from './card-art';
import type { Die as TableDie } from './die';
import type { CiubSet } from './types';

export interface Pieces {
  Die: typeof TableDie;
}

const all = ['white', 'yellow', 'orange', 'red', 'green', 'purple', 'blue'];
// Whose face the picture of a symbol is.
const faces: Record<string, string> = {
  swap: 'blue',
  reroll: 'blue',
  adjust: 'purple',
  '2for1': 'green',
  skull: 'green',
};

interface Place {
  x: number;
  y: number;
}
function Card({ x, y, points, needs }: Place & { points: number; needs: (number | string)[] }) {
  return (
    <g transform={`translate(${x} ${y})`} class="rules-card">
      <rect width="58" height="72" rx="6" />
      <circle cx="29" cy="16" r="10" />
      <text x="29" y="21" class="rules-card-points">
        {points}
      </text>
      {needs.map((need, at) => (
        <g
          key={at}
          transform={`translate(${29 + (at % 2) * 22 - (needs.length > 1 ? 11 : 0)} ${41 + Math.floor(at / 2) * 20})`}
        >
          <rect class="rules-need" x="-9" y="-9" width="18" height="18" rx="4" />
          <text y="5">{need}</text>
        </g>
      ))}
    </g>
  );
}
const Tray = ({ x, y, width }: Place & { width: number }) => (
  <rect class="rules-tray" x={x} y={y} width={width} height="56" rx="8" />
);

export function rulePictures({ Die: Face }: Pieces): RulePictures {
  const Die = ({
    x,
    y,
    colour = 'white',
    look,
  }: Place & { colour?: string; look: string | number }) => (
    <svg x={x} y={y} width="40" height="40">
      <Face colour={colour} look={String(look)} all={all} />
    </svg>
  );

  const table = () => (
    <Drawing height={312}>
      <g class="rules-pile">
        <rect x="12" y="48" width="58" height="76" rx="6" />
        <path d="m41 66 5.4 13.6 14.6 1-11.2 9.4 3.6 14.2-12.4-7.8-12.4 7.8 3.6-14.2-11.2-9.4 14.6-1z" />
      </g>
      <Badge x={41} y={140}>
        {3}
      </Badge>
      <Badge x={306} y={48}>
        {1}
      </Badge>
      <Card x={90} y={12} points={6} needs={[6, 6, 6]} />
      <Card x={160} y={12} points={3} needs={[2, 2, 4, 4]} />
      <Card x={230} y={12} points={4} needs={[1, 4, 7]} />
      <Badge x={306} y={128}>
        {2}
      </Badge>
      <Card x={90} y={92} points={3} needs={[2, 4, 6]} />
      <Card x={160} y={92} points={4} needs={[6, 6]} />
      <Card x={230} y={92} points={3} needs={[1, 1, 1]} />
      <g class="rules-token" transform="translate(216 158)">
        <rect x="-11" y="-11" width="22" height="22" rx="5" />
      </g>
      <Badge x={192} y={176}>
        {4}
      </Badge>
      <Die x={12} y={196} look={1} />
      <Die x={56} y={196} look="swap" />
      <Die x={100} y={196} colour="blue" look="reroll" />
      <Badge x={78} y={182}>
        {5}
      </Badge>
      <Tray x={196} y={190} width={112} />
      <Die x={208} y={198} look={2} />
      <Die x={256} y={198} colour="orange" look={4} />
      <Badge x={306} y={190}>
        {6}
      </Badge>
      {all.slice(1).map((colour, at) => (
        <Die key={colour} x={32 + at * 44} y={266} colour={colour} look="" />
      ))}
      <Badge x={14} y={286}>
        {7}
      </Badge>
    </Drawing>
  );

  const roll = () => (
    <Drawing height={150}>
      <Card x={14} y={8} points={4} needs={[5, 5, 5]} />
      <Tray x={92} y={86} width={214} />
      <Go at={0.8} y={70} x={10}>
        <Die x={92} y={24} colour="yellow" look={5} />
      </Go>
      <Go at={1} y={70} x={10}>
        <Die x={136} y={24} colour="red" look={5} />
      </Go>
      <Leave at={1.9}>
        <Die x={180} y={24} look={2} />
        <Die x={224} y={24} colour="yellow" look={1} />
        <Die x={268} y={24} colour="red" look={3} />
      </Leave>
      <Go at={3.4} y={70} x={-30}>
        <Come at={2.4}>
          <Die x={224} y={24} colour="yellow" look={5} />
        </Come>
      </Go>
      <Come at={2.4}>
        <Die x={180} y={24} look={4} />
        <Die x={268} y={24} colour="red" look={6} />
      </Come>
    </Drawing>
  );

  const swap = () => (
    <Drawing height={92}>
      <Die x={20} y={26} look={3} />
      <Die x={64} y={26} look={4} />
      <rect class="rules-store" x="188" y="14" width="120" height="64" rx="8" />
      <Go at={0.8} x={150}>
        <Die x={108} y={26} look="swap" />
      </Go>
      <Leave at={1.6}>
        <Die x={204} y={26} colour="blue" look="" />
      </Leave>
      <Come at={2}>
        <Die x={108} y={26} colour="blue" look="" />
      </Come>
    </Drawing>
  );

  const adjust = () => (
    <Drawing height={92}>
      <Die x={20} y={26} look={6} colour="orange" />
      <Leave at={0.8}>
        <Die x={64} y={26} look={3} colour="red" />
      </Leave>
      <Come at={1.1}>
        <Die x={64} y={26} look={6} colour="red" />
      </Come>
      <Tray x={220} y={18} width={88} />
      <Go at={1.8} x={136}>
        <Die x={108} y={26} look="adjust" colour="purple" />
      </Go>
    </Drawing>
  );

  const gain = () => (
    <Drawing height={240}>
      <g class="rules-pile">
        <rect x="12" y="10" width="58" height="72" rx="6" />
      </g>
      <Go at={1.8} y={80}>
        <Card x={90} y={10} points={4} needs={[6, 6]} />
      </Go>
      <Card x={160} y={10} points={3} needs={[2, 2, 4, 4]} />
      <Card x={230} y={10} points={4} needs={[1, 4, 7]} />
      <Card x={160} y={90} points={3} needs={[1, 1, 1]} />
      <Card x={230} y={90} points={4} needs={[2, 2, 2, 2]} />
      <Go at={0.9} x={-78} y={76}>
        <Card x={90} y={90} points={3} needs={[2, 4, 6]} />
      </Go>
      <Go at={2.7} x={78}>
        <Come at={2.4}>
          <Card x={12} y={10} points={6} needs={[1, 3, 5, 7]} />
        </Come>
      </Go>
      <Tray x={90} y={174} width={198} />
      <Die x={100} y={182} look={2} />
      <Die x={146} y={182} look={4} />
      <Die x={192} y={182} look={6} colour="orange" />
      <Die x={238} y={182} look={1} colour="blue" />
    </Drawing>
  );

  const dice = (session: Session): Entry[] =>
    session.do<CiubSet>('board').dice.map(({ name, label, sides }) => ({
      title: label,
      note: '',
      text: sides.join(', '),
      rule: '',
      picture: (
        <>
          {sides.map((side, at) => (
            <Face key={at} colour={name} look={side} all={all} />
          ))}
        </>
      ),
    }));

  return {
    scenes: {
      table: { draw: table, moves: false },
      roll: { draw: roll, moves: true },
      swap: { draw: swap, moves: true },
      adjust: { draw: adjust, moves: true },
      gain: { draw: gain, moves: true },
    },
    lists: { dice },
    inline(name) {
      const [what, which = ''] = name.split(':');
      const kind = kinds.find((one) => one === which);
      if (what === 'kind' && kind) return <CardArt kind={kind} />;
      return faces[which] ? <Face colour={faces[which]} look={which} all={all} /> : null;
    },
  };
}
