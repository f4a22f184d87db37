// hooks.ts: components that depend on the connection or on the clock.
import { useEffect, useReducer } from 'preact/hooks';
import { getConnection } from './connection';

export const useConnection = () => getConnection().state.value;

// Rerenders every second while `active`.
export function useSeconds(active: boolean) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => redraw(undefined), 1000);
    return () => clearInterval(timer);
  }, [active]);
}
