// view.tsx: Pig, and games without a view of their own: the scores. The choices are buttons drawn
// by the surrounding screen.
import { tr } from '../../i18n/tr';
import type { Scene, View } from '../view';

function Table({ situation, state }: Scene) {
  const { points } = (state ?? {}) as { points?: unknown };
  return (
    <section class="pig-table" tabIndex={0} aria-label={tr('Players')}>
      <ol class="pig-seats">
        {situation.seats.map((seat, at) => (
          <li
            key={at}
            class={situation.turn === at + 1 && situation.waits !== 'over' ? 'pig-on-turn' : ''}
          >
            <span>
              {seat.name}
              {situation.follows && situation.viewer === at + 1 && <small>{tr('(you)')}</small>}
              {seat.label && <small>{seat.label}</small>}
            </span>
            <b>{situation.scores[at]}</b>
          </li>
        ))}
      </ol>
      {typeof points === 'number' && <p class="pig-pot">{tr('In this turn: %d points', points)}</p>}
    </section>
  );
}

export const pigView: View = { Table, shows: () => false };
