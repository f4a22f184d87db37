// faces.tsx: the sides of all dice, and what each symbol means: the answer to a question.
import '../../app/shell'; // see build.mjs
import { useMemo } from 'preact/hooks';
import type { Session } from '../../engine/session';
import type { About } from '../../engine/types';
import { Paragraphs } from '../../play/text';
import { Die } from './die';
import { Sides } from './sides';
import type { CiubSet } from './types';

const symbols = ['1', 'swap', 'reroll', 'adjust', '2for1', 'skull']; // one number for all

// The first line of its help says what a symbol is good for.
const useOf = (session: Session, look: string) =>
  session.do<About>(`about look:${look}`).text.split('\n')[0];

export function Faces({ game, session }: { game: string; session: Session }) {
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
