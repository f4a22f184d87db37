// window-lock.ts: only the window that opened a game last may continue it.

// Returns a release function. `onLost` is called when another window takes over.
export function hold(key: string, onLost: () => void): () => void {
  let release = () => {};
  if (!('locks' in navigator)) return release;
  const untilReleased = new Promise<void>((resolve) => (release = resolve));
  let released = false;
  navigator.locks
    .request(`cantrip.game.${key}`, { steal: true }, () => untilReleased)
    .catch(() => released || onLost());
  return () => {
    released = true;
    release();
  };
}
