// heading.tsx: the progress of the game: the round, and how many strength-6 scrolls remain until
// the end.
import { tr, trPlural } from '../../i18n/tr';
import type { Scene } from '../view';
import { Thing } from '../../ui/thing';
import { GuardianFigure } from './board/figures';
import { factsOf } from './state';
import { elementWord } from './words';

export const endWords = (left: number) =>
  left === 0
    ? tr('The last round: the game ends after it')
    : trPlural(
        'The game ends once %d more scroll of strength 6 is taken',
        'The game ends once %d more scrolls of strength 6 are taken',
        left,
      );

export function Heading({ scene }: { scene: Scene }) {
  const { lying, togo: left } = factsOf(scene),
    { round } = scene.situation;
  const words = endWords(left);
  return (
    <div class="seals-heading">
      <b>{round ? tr('Round %d', round) : tr('Before the first round')}</b>
      <span class="seals-sixes" role="img" aria-label={words} title={words}>
        {Array.from({ length: lying }, (_, at) => (
          <i key={at} class={at < left ? 'seals-six' : 'seals-six seals-spare'}>
            6
          </i>
        ))}
      </span>
      <small>{words}</small>
    </div>
  );
}

export function Guardians({ scene }: { scene: Scene }) {
  const found = factsOf(scene).waiting;
  if (found.length === 0) return null;
  return (
    <section class="seals-guardians" aria-label={tr('Guardians beside the board')}>
      {found.map((element) => (
        <Thing
          key={element}
          as="button"
          scene={scene}
          name={`guardian:${element}`}
          class="seals-home"
          label={tr('The guardian of %s waits beside the board', elementWord(element))}
        >
          <svg viewBox="-26 -34 52 70" aria-hidden="true">
            <GuardianFigure element={element} />
          </svg>
        </Thing>
      ))}
    </section>
  );
}
