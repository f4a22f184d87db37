// letter-keys.ts: whether single letters are keys, as the player likes.
import { signal } from '@preact/signals';
import { loadLocal, saveLocal } from '../storage/settings';

const place = 'cantrip.letters';
export const lettersAreKeys = signal(loadLocal<boolean>(place) !== false);
export function makeLettersKeys(wanted: boolean) {
  lettersAreKeys.value = wanted;
  saveLocal(place, wanted);
}
// What a button says of its letter: nothing while letters are no keys.
export const keyOf = (letter: string) => (lettersAreKeys.value ? letter : undefined);
