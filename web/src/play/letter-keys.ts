// letter-keys.ts: whether single-letter shortcuts are on.
import { signal } from '@preact/signals';
import { loadLocal, saveLocal } from '../storage/settings';

const place = 'cantrip.letters';
export const letterKeysOn = signal(loadLocal<boolean>(place) !== false);
export function enableLetterKeys(wanted: boolean) {
  letterKeysOn.value = wanted;
  saveLocal(place, wanted);
}
// The shortcut to show on a button; none while letter keys are off.
export const keyOf = (letter: string) => (letterKeysOn.value ? letter : undefined);
