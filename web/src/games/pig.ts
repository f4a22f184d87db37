// pig.ts: what is fetched for Pig, and for any game that has no view of its own.
import '../app/shell'; // see build.mjs
export { pigView as view } from './pig/view';
export { pigNotation as formatMove } from './pig/notation';
