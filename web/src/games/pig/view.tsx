// view.tsx: Pig, and any game that has no view of its own: who has how many points, and the
// choices as buttons, which the screen around it draws.
import { tr } from '../../i18n/tr';
import type { Scene, View } from '../view';

function Table({ situation, state }: Scene) {
  const { points } = (state ?? {}) as { points?: unknown };
  return (
    <section class="pig-table" aria-label={tr('Players')}>
      <ol class="pig-seats">
        {situation.seats.map((seat, at) => (
          <li
            key={at}
            class={situation.turn === at + 1 && situation.waits !== 'over' ? 'pig-on-turn' : ''}
          >
            <span>
              {seat.name}
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
