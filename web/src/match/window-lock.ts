// window-lock.ts: only one window goes on with a game, the one that opened it last.

// Returns what lets go of it. `onLost` is called when another window takes it.
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
