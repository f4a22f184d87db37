// account.ts: a registered name of this device, and the key by which every new connection is signed.
import { signal } from '@preact/signals';
import { loadLocal, saveLocal } from '../storage/settings';
import { Refused } from './connection';
import { rememberName } from './my-seats';

export interface Score {
  rating: number;
  games: number;
  wins: number;
}
export interface Signed {
  name: string;
  key: string;
  record: Record<string, Score>;
}
type Ask = <T>(request: Record<string, unknown>) => Promise<T>;

const place = 'cantrip.signed';
export const signed = signal<Signed | null>(null);

// Throws what `ask` does.
export async function signIn(
  ask: Ask,
  words: { do: 'sign' | 'register'; name: string; phrase: string },
) {
  take(await ask<Signed>(words));
}
function take({ name, key, record }: Signed) {
  saveLocal(place, { name, key });
  rememberName(name);
  signed.value = { name, key, record };
}

// On a new connection; a key that is good no more is forgotten.
export async function signAgain(ask: Ask) {
  const known = loadLocal<{ name: string; key: string }>(place);
  if (!known) return;
  try {
    take(await ask<Signed>({ do: 'sign', name: known.name, key: known.key }));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'forbidden' || error.code === 'missing') forget();
  }
}
export function forget() {
  saveLocal(place, null);
  signed.value = null;
}
