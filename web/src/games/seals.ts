// seals.ts: the bundle for Five Seals of Magic.
import '../app/shell'; // see build.mjs
export {
  sealsNotation as formatMove,
  dieNotation as notationOf,
  scrolls as inRemarks,
} from './seals/notation';
export { sealsView as view } from './seals/view';
export { loadSpells as prepare } from './seals/words';
