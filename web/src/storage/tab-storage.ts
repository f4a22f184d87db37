// tab-storage.ts: values that survive a reload of this tab (sessionStorage; in memory where it is
// missing, which at least survives a change of screens).
const memory = new Map<string, string>();

export function saveInTab(key: string, value: string) {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is disabled or full.
  }
}
// "" if never stored.
export function loadFromTab(key: string): string {
  const here = memory.get(key);
  if (here !== undefined) return here;
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
