// pig.ts: the bundle for Pig, and for games without a view of their own.
import '../app/shell'; // see build.mjs
export { pigView as view } from './pig/view';
export { pigNotation as formatMove } from './pig/notation';
