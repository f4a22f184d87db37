// standing.tsx: what the scoreboard shows of ciúb: tokens, dice, and the cards until the last turns.
import { tr } from '../../i18n/tr';
import type { Situation } from '../../engine/types';
import type { Standing } from '../view';
import { Token } from './card';
import { pileWords } from './table';
import { factsOf, type CiubState } from './types';

export function standing(situation: Situation): Standing {
  const state = situation.state as CiubState,
    { togo, dice } = factsOf({ situation });
  return {
    seats: state.players.map(({ token }, at) => ({
      mark: (
        <span class={token ? 'ciub-mark ciub-mark-away' : 'ciub-mark'}>
          <Token seat={at + 1} />
        </span>
      ),
      dice: dice[at],
      note: token ? tr('token on %s', token) : tr('token in hand'),
    })),
    left: {
      count: togo,
      picture: (
        <svg class="ciub-left" viewBox="0 0 24 24" aria-hidden="true">
          <rect x="4" y="2" width="16" height="20" rx="3" />
          <path d="m12 7 1.5 3.6 3.9.3-3 2.5 1 3.8-3.4-2.1-3.3 2.1.9-3.8-3-2.5 3.9-.3z" />
        </svg>
      ),
      title: tr('Pile'),
      words: pileWords(state, togo),
      rule: '5.1',
    },
  };
}
