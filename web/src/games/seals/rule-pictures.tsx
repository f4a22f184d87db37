// rule-pictures.tsx: pictures and moving examples for the rules of Five Seals, in a bundle of their
// own. They are drawn with the pieces of the table, which come as an argument: importing them would
// tear the table's bundle apart.
import '../../app/shell'; // see build.mjs
import type { ComponentChildren } from 'preact';
import type { Session } from '../../engine/session';
import { tr } from '../../i18n/tr';
import { Badge, Come, Drawing, Go, Leave } from '../../rules/act';
import type { Entry, RulePictures } from '../../rules/pictures';
import type { FamiliarFigure, MageFigure } from './board/figures';
import type { BoxScroll, Token } from './board/seal-tokens';
import type { DieFace } from './die';
import { SpellArt } from './spell-art';
import type { Colour, SealsBoard } from './state';

export interface Pieces {
  BoxScroll: typeof BoxScroll;
  DieFace: typeof DieFace;
  FamiliarFigure: typeof FamiliarFigure;
  MageFigure: typeof MageFigure;
  Token: typeof Token;
}

interface At {
  x: number;
  y: number;
  size?: number;
  children: ComponentChildren;
}
const At = ({ x, y, size = 1, children }: At) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>
);
// The dungeon's ground with corridors.
const Ground = ({
  height,
  ways,
  children,
}: {
  height: number;
  ways: string;
  children: ComponentChildren;
}) => (
  <>
    <rect class="rules-dungeon" width="320" height={height} rx="10" />
    <path class="rules-wall" d={ways} />
    <path class="rules-floor" d={ways} />
    {children}
  </>
);

export function rulePictures({
  BoxScroll,
  DieFace,
  FamiliarFigure,
  MageFigure,
  Token,
}: Pieces): RulePictures {
  const Die = ({
    x,
    y,
    colour,
    value,
  }: {
    x: number;
    y: number;
    colour: Colour;
    value: number;
  }) => (
    <svg x={x} y={y} width="40" height="40">
      <DieFace colour={colour} value={value} />
    </svg>
  );
  const Mage = ({ x, y }: { x: number; y: number }) => (
    <At x={x} y={y} size={0.62}>
      <MageFigure mage="seer" seat={1} />
    </At>
  );
  const Scroll = ({
    x,
    y,
    spell,
    element,
  }: {
    x: number;
    y: number;
    spell: string;
    element: 'air' | 'water' | 'fire' | 'earth' | 'mind';
  }) => (
    <At x={x} y={y} size={0.62}>
      <BoxScroll scroll={{ spell, element, text: '' }} />
    </At>
  );

  const table = () => (
    <Drawing height={240}>
      <Ground height={150} ways="M62 84H160M160 84 252 44M160 84 238 116">
        <circle class="rules-chamber" cx="56" cy="84" r="42" />
        <circle class="rules-start" cx="38" cy="62" r="9" />
        <circle class="rules-start" cx="30" cy="96" r="9" />
        <circle class="rules-start" cx="66" cy="110" r="9" />
        <Mage x={70} y={78} />
        <At x={152} y={86} size={0.6}>
          <Token element="fire" strength={3} />
        </At>
        <Scroll x={262} y={42} spell="growth" element="water" />
        <At x={244} y={116} size={0.6}>
          <Token element="earth" strength={2} />
        </At>
        <Badge x={92} y={38}>
          {1}
        </Badge>
        <Badge x={152} y={50}>
          {2}
        </Badge>
        <Badge x={300} y={22}>
          {3}
        </Badge>
      </Ground>
      <Die x={14} y={186} colour="fire" value={2} />
      <Die x={58} y={186} colour="fire" value={1} />
      <Die x={102} y={186} colour="air" value={5} />
      <Badge x={78} y={172}>
        {4}
      </Badge>
      <Scroll x={182} y={206} spell="binding" element="mind" />
      <Scroll x={230} y={206} spell="change" element="fire" />
      <Badge x={206} y={172}>
        {5}
      </Badge>
      <At x={290} y={206} size={0.95}>
        <FamiliarFigure mage="seer" seat={1} />
      </At>
      <Badge x={290} y={172}>
        {6}
      </Badge>
    </Drawing>
  );

  const use = () => (
    <Drawing height={110}>
      <Leave at={2}>
        <svg x="26" y="15" width="80" height="80">
          <SpellArt spell="strengthening" element="air" />
        </svg>
      </Leave>
      <Come at={2.3}>
        <rect class="rules-back" x="30" y="19" width="72" height="72" rx="9" />
      </Come>
      <path class="rules-arrow" d="M122 55H166M154 43 167 55 154 67" />
      <Leave at={0.9}>
        <Die x={200} y={35} colour="air" value={3} />
      </Leave>
      <Come at={1.2}>
        <Die x={200} y={35} colour="air" value={5} />
      </Come>
      <Die x={250} y={35} colour="water" value={4} />
    </Drawing>
  );

  const broken = () => (
    <Drawing height={150}>
      <Ground height={150} ways="M46 56H284">
        <Leave at={1.5}>
          <At x={190} y={56} size={0.7}>
            <Token element="water" strength={5} />
          </At>
        </Leave>
        <Go at={2.2} x={140}>
          <Mage x={50} y={50} />
        </Go>
      </Ground>
      <Leave at={1.7}>
        <Go at={0.4} x={78} y={-56}>
          <Die x={70} y={100} colour="water" value={2} />
        </Go>
        <Go at={0.7} x={70} y={-56}>
          <Die x={118} y={100} colour="water" value={3} />
        </Go>
      </Leave>
      <Die x={166} y={100} colour="fire" value={4} />
    </Drawing>
  );

  const way = () => (
    <Drawing height={150}>
      <Ground height={150} ways="M56 76 150 42H262M56 76 150 114H262">
        <Mage x={52} y={70} />
        <At x={160} y={42} size={0.6}>
          <Token element="earth" strength={4} />
        </At>
        <Scroll x={266} y={42} spell="theft" element="fire" />
        <Scroll x={266} y={112} spell="swap" element="air" />
        <path class="rules-arrow rules-stop" d="M206 30 228 54M228 30 206 54" />
        <path class="rules-arrow rules-free" d="M88 92 150 114H226M214 103 227 114 214 125" />
      </Ground>
    </Drawing>
  );

  const score = () => (
    <Drawing height={92}>
      <Scroll x={44} y={46} spell="strengthening" element="fire" />
      <Scroll x={121} y={46} spell="growth" element="water" />
      <Scroll x={198} y={46} spell="synergy" element="earth" />
      <Scroll x={275} y={46} spell="binding" element="mind" />
      <path class="rules-arrow" d="M82 38V54M74 46H90M160 38V54M152 46H168M236 38V54M228 46H244" />
    </Drawing>
  );

  const elements = ['fire', 'water', 'air', 'earth'];
  const spells = (session: Session): Entry[] =>
    session
      .do<SealsBoard>('board')
      .spells.map(({ id, title, strength, circle, does, rule }, at) => ({
        title,
        note: tr('strength %d', strength),
        text: does,
        rule,
        picture: <SpellArt spell={id} element={circle === 0 ? 'mind' : elements[at % 4]} />,
      }));

  return {
    scenes: {
      table: { draw: table, moves: false },
      use: { draw: use, moves: true },
      break: { draw: broken, moves: true },
      way: { draw: way, moves: false },
      score: { draw: score, moves: false },
    },
    lists: { spells },
    inline: () => null,
  };
}
