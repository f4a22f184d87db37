// letter-keys.ts: whether single-letter shortcuts are on.
import { signal } from '@preact/signals';
import { loadLocal, saveLocal } from '../storage/settings';

const storageKey = 'cantrip.letters';
export const letterKeysOn = signal(loadLocal<boolean>(storageKey) !== false);
export function enableLetterKeys(wanted: boolean) {
  letterKeysOn.value = wanted;
  saveLocal(storageKey, wanted);
}
// The shortcut to show on a button; none while letter keys are off.
export const keyOf = (letter: string) => (letterKeysOn.value ? letter : undefined);
