// heading.tsx: how far the game is: the round, and how many scrolls of strength 6 the end is away.
import { say, sayCount } from '../core/say';
import type { Scene } from '../core/view';
import { Thing } from '../ui/thing';
import { GuardianFigure } from './figures';
import { elements, readSeal, type SealsState } from './state';
import { elementWord, sealStrength } from './words';

// 4.7: the game ends when fewer than this many lie in the dungeon after a round.
const needed = (players: number) => (players <= 3 ? 4 : 5);

export function sixesLeft(state: SealsState) {
  const lying = Object.values(state.sites).map(readSeal)
    .filter((seal) => seal.kind === 'scroll' && sealStrength(seal) === 6).length;
  return { lying, left: Math.max(0, lying - needed(state.players.length) + 1) };
}

export function Heading({ state }: { state: SealsState }) {
  const { lying, left } = sixesLeft(state);
  const words = left === 0 ? say('The last round: the game ends after it')
    : sayCount('The game ends once %d more scroll of strength 6 is taken',
      'The game ends once %d more scrolls of strength 6 are taken', left);
  return (
    <div class="seals-heading">
      <b>{state.round ? say('Round %d', state.round) : say('Before the first round')}</b>
      <span class="seals-sixes" role="img" aria-label={words} title={words}>
        {Array.from({ length: lying }, (_, at) => <i key={at} class={at < left ? 'seals-six' : 'seals-six seals-spare'}>6</i>)}
      </span>
      <small>{words}</small>
    </div>
  );
}

// 1.6: those that take part wait beside the board.
function waiting(state: SealsState) {
  const dealt = [...Object.values(state.sites), ...state.players.flatMap(({ up = [], down = [] }) => [...up, ...down])];
  return elements.filter((element) => dealt.includes(`guardian.${element}`) && !state.guardians?.[element]);
}

export const guardianWaits = (state: SealsState, element: string) => waiting(state).some((one) => one === element);

export function Guardians({ scene, state }: { scene: Scene; state: SealsState }) {
  const found = waiting(state);
  if (found.length === 0) return null;
  return (
    <section class="seals-guardians" aria-label={say('Guardians beside the board')}>
      {found.map((element) => (
        <Thing key={element} as="button" scene={scene} name={`guardian:${element}`} class="seals-home"
          label={say('The guardian of %s waits beside the board', elementWord(element))}>
          <svg viewBox="-26 -34 52 70" aria-hidden="true"><GuardianFigure element={element} /></svg>
        </Thing>
      ))}
    </section>
  );
}
