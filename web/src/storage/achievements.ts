// achievements.ts: what was achieved on this device, and in which game and at which step of it, so
// that taking the move back takes it away again.
import { signal } from '@preact/signals';
import { loadLocal, saveLocal } from './settings';

interface Earned {
  match: string; // the key of the game on this device
  step: number; // that the move led to
}
type Store = Record<string, Record<string, Earned>>; // by game and achievement

const storageKey = 'cantrip.achievements';
const store = signal<Store>({});

// Another window may have changed it; the stored value may not be ours at all.
export function readAchievements() {
  const stored = loadLocal<Store>(storageKey);
  if (stored !== null && typeof stored === 'object') store.value = stored;
}
readAchievements();

export const isEarned = (game: string, key: string) => store.value[game]?.[key] !== undefined;
export const earnedInMatch = (game: string, match: string) =>
  Object.entries(store.value[game] ?? {})
    .filter(([, earned]) => earned.match === match)
    .map(([key]) => key);

function change(game: string, next: Record<string, Earned>) {
  store.value = { ...store.value, [game]: next };
  saveLocal(storageKey, store.value);
}

// Returns those that are new on this device.
export function saveEarned(game: string, keys: readonly string[], at: Earned): string[] {
  readAchievements();
  const fresh = keys.filter((key) => !isEarned(game, key));
  if (fresh.length)
    change(game, {
      ...store.value[game],
      ...Object.fromEntries(fresh.map((key) => [key, at])),
    });
  return fresh;
}

// The game went back to a step.
export function takeBackEarned(game: string, { match, step }: Earned) {
  readAchievements();
  const all = Object.entries(store.value[game] ?? {});
  const rest = all.filter(([, earned]) => earned.match !== match || earned.step <= step);
  if (rest.length < all.length) change(game, Object.fromEntries(rest));
}
