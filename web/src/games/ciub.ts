// ciub.ts: the bundle for ciúb.
import '../app/shell'; // see build.mjs
export { ciubNotation as formatMove, dieNotation as notationOf } from './ciub/notation';
export { ciubView as view } from './ciub/view';
