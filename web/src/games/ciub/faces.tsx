// faces.tsx: the sides of all dice, and what each symbol means: the answer to a question. Dice are
// those of the table, which come as an argument: importing them would tear the table's bundle apart.
import '../../app/shell'; // see build.mjs
import { useMemo } from 'preact/hooks';
import type { Session } from '../../engine/session';
import type { About } from '../../engine/types';
import { Paragraphs } from '../../play/text';
import type { Die as TableDie } from './die';
import type { Sides as TableSides } from './sides';
import type { CiubSet } from './types';

const symbols = ['1', 'swap', 'reroll', 'adjust', '2for1', 'skull']; // one number for all

// The first line of its help says what a symbol is good for.
const useOf = (session: Session, look: string) =>
  session.do<About>(`about look:${look}`).text.split('\n')[0];

interface Pieces {
  Die: typeof TableDie;
  Sides: typeof TableSides;
}
interface Props {
  game: string;
  session: Session;
}
export const facesOf =
  ({ Die, Sides }: Pieces) =>
  (props: Props) => <Faces {...props} {...{ Die, Sides }} />;

function Faces({ game, session, Die, Sides }: Props & Pieces) {
  const set = useMemo(() => session.do<CiubSet>('board'), [session]);
  const colours = set.dice.map(({ name }) => name);
  return (
    <div class="play-faces">
      {set.dice.map(({ name, label }) => (
        <p key={name}>
          <b>{label}</b> <Sides colour={name} set={set} />
        </p>
      ))}
      {symbols.map((look) => {
        const die = set.dice.find(({ sides }) => sides.includes(look));
        return (
          die && (
            <div key={look} class="play-face">
              <Die colour={die.name} look={look} all={colours} />
              <div>
                <Paragraphs game={game} text={useOf(session, look)} />
              </div>
            </div>
          )
        );
      })}
    </div>
  );
}
