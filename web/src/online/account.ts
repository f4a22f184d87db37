// account.ts: the registered name that this device is signed in with, and the key that signs in every
// new connection.
import { signal } from '@preact/signals';
import { loadLocal, saveLocal } from '../storage/settings';
import { rememberName } from './my-seats';
import { Refused, type Ask } from './requests';

export interface Score {
  rating: number;
  games: number;
  wins: number;
}
interface Account {
  name: string;
  key: string;
  record: Record<string, Score>; // by game
}

const storageKey = 'cantrip.signed';
export const account = signal<Account | null>(null);

// Throws what `ask` does.
export async function signIn(
  ask: Ask,
  words: { do: 'sign' | 'register'; name: string; phrase: string },
) {
  setAccount(await ask<Account>(words));
}
function setAccount({ name, key, record }: Account) {
  saveLocal(storageKey, { name, key });
  rememberName(name);
  account.value = { name, key, record };
}

// On a new connection; forgets a key that is no longer valid.
export async function signInAgain(ask: Ask) {
  const known = loadLocal<{ name: string; key: string }>(storageKey);
  if (!known) return;
  try {
    setAccount(await ask<Account>({ do: 'sign', name: known.name, key: known.key }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'forbidden' || error.code === 'missing') signOut();
  }
}
export function signOut() {
  saveLocal(storageKey, null);
  account.value = null;
}
