// window-lock.ts: only the window that opened a game last may continue it.

// Returns a release function. `onLost` is called when another window takes over.
export function hold(key: string, onLost: () => void): () => void {
  let letGo = () => {};
  if (!('locks' in navigator)) return letGo;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let gone = false;
  navigator.locks
    .request(`cantrip.game.${key}`, { steal: true }, () => held)
    .catch(() => gone || onLost());
  return () => {
    gone = true;
    letGo();
  };
}
