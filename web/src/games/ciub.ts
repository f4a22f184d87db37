// ciub.ts: the bundle for ciúb.
import '../app/shell'; // see build.mjs
import { Token } from './ciub/card';
import { Die } from './ciub/die';

export const rulePictures = async () =>
  (await import('./ciub/rule-pictures')).rulePictures({ Die });
export const endings = async () => (await import('./ciub/ending')).endings({ Token });
export { ciubNotation as formatMove, dieNotation as notationOf } from './ciub/notation';
export { ciubView as view } from './ciub/view';
export const sounds = { gain: 'gain' } as const;
