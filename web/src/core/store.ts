// store.ts: a value that the page watches.
import { useEffect, useState } from 'preact/hooks';

export interface Store<T> {
  get(): T;
  set(value: T): void;
  watch(listener: () => void): () => void;
}

export function makeStore<T>(value: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<T>(store: Store<T>): T {
  const [, redraw] = useState(0);
  const value = store.get();
  useEffect(() => {
    const shown = value;
    const end = store.watch(() => redraw((count) => count + 1));
    if (store.get() !== shown) redraw((count) => count + 1); // it changed before it was watched
    return end;
  }, [store]);
  return value;
}
