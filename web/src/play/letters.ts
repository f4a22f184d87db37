// letters.ts: whether single letters are keys, as the player likes.
import { recall, remember } from '../core/settings';

const place = 'cantrip.letters';
export const lettersAreKeys = () => recall<boolean>(place) !== false;
export const makeLettersKeys = (wanted: boolean) => remember(place, wanted);
// What a button says of its letter: nothing while letters are no keys.
export const keyOf = (letter: string) => (lettersAreKeys() ? letter : undefined);
