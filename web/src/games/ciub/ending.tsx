// ending.tsx: the end of ciúb: each player's token, and the cards they won.
import '../../app/shell'; // see build.mjs
import type { EndingOf } from '../ending';
import type { Token as TableToken } from './card';
import { CardArt, kindOf } from './card-art';
import type { CiubSet, CiubState } from './types';

export function endings({ Token }: { Token: typeof TableToken }): EndingOf {
  return (session, state) => {
    const { cards } = session.do<CiubSet>('board'),
      { players, opus } = state as CiubState;
    const byName = new Map(cards.map((card) => [card.name, card]));
    return {
      figureOf: (seat) => <Token seat={seat} />,
      sourcesOf: (seat) =>
        [...(players[seat - 1].won ?? []), ...(opus === seat ? ['opus-magnum'] : [])].flatMap(
          (name) => {
            const card = byName.get(name);
            return card ? [{ points: card.points, picture: <CardArt kind={kindOf(card)} /> }] : [];
          },
        ),
    };
  };
}
