// seals.ts: the bundle for Five Seals of Magic.
import '../app/shell'; // see build.mjs
import { FamiliarFigure, MageFigure, Portrait } from './seals/board/figures';
import { BoxScroll, Token } from './seals/board/seal-tokens';
import { DieFace } from './seals/die';
import { readScroll } from './seals/state';
import { strengthOf } from './seals/words';

export const rulePictures = async () =>
  (await import('./seals/rule-pictures')).rulePictures({
    BoxScroll,
    DieFace,
    FamiliarFigure,
    MageFigure,
    Token,
  });
export const endings = async () =>
  (await import('./seals/ending')).endings({ Portrait, readScroll, strengthOf });
export {
  sealsNotation as formatMove,
  dieNotation as notationOf,
  scrolls as inRemarks,
} from './seals/notation';
export { sealsView as view } from './seals/view';
export { loadSpells as prepare } from './seals/words';
export const sounds = { break: 'break', then: 'break', give: 'gain' } as const;
