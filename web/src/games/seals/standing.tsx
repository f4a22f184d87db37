// standing.tsx: what the scoreboard shows of Five Seals: dice, and the sixes until the end.
import { tr } from '../../i18n/tr';
import type { Situation } from '../../engine/types';
import type { Standing } from '../view';
import { Portrait } from './board/figures';
import { endWords } from './heading';
import { factsOf, type SealsState } from './state';

export function standing(situation: Situation): Standing {
  const state = situation.state as SealsState,
    { togo, dice } = factsOf({ situation });
  return {
    seats: state.players.map(({ mage, over }, at) => ({
      mark: <Portrait mage={mage} seat={at + 1} />,
      dice: dice[at],
      note: over ? tr('out of the round') : '',
    })),
    left: {
      count: togo,
      picture: (
        <svg class="seals-left" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 2h16v17q-4 4-8 1t-8 1z" />
          <path d="M14.5 6q-5 3-5 7a2.7 2.7 0 1 0 2.7-2.7q-1.6 0-2.5 1.4" />
        </svg>
      ),
      title: tr('The end of the game'),
      words: endWords(togo),
      rule: '4.7',
    },
  };
}
