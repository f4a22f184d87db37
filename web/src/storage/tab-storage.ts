// tab-storage.ts: what outlives a reload in this window alone (sessionStorage; a memory where there is
// none, which at least outlives a change of screens).
const memory = new Map<string, string>();

export function saveInTab(key: string, value: string) {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing, or has no room.
  }
}
// "" for what was never remembered.
export function loadFromTab(key: string): string {
  const here = memory.get(key);
  if (here !== undefined) return here;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
