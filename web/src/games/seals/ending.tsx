// ending.tsx: the end of Five Seals of Magic: each mage, and the scrolls they won.
import '../../app/shell'; // see build.mjs
import type { EndingOf } from '../ending';
import type { Portrait as TablePortrait } from './board/figures';
import { SpellArt } from './spell-art';
import type { readScroll as read, SealsState } from './state';
import type { strengthOf as strength } from './words';

// Pieces of the table come as an argument: importing them would tear its bundle apart.
export interface Pieces {
  Portrait: typeof TablePortrait;
  readScroll: typeof read;
  strengthOf: typeof strength;
}

export function endings({ Portrait, readScroll, strengthOf }: Pieces): EndingOf {
  return (_, state) => {
    const { players } = state as SealsState;
    return {
      figureOf: (seat) => <Portrait mage={players[seat - 1].mage} seat={seat} />,
      sourcesOf(seat) {
        const { up = [], down = [] } = players[seat - 1];
        return [...up, ...down]
          .map(readScroll)
          .map(({ spell, element }) => ({
            points: strengthOf(spell),
            picture: <SpellArt spell={spell} element={element} />,
          }))
          .sort((a, b) => a.points - b.points);
      },
    };
  };
}
