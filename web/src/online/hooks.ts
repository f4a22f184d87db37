// hooks.ts: components that watch the line and the clock.
import { useEffect, useReducer } from 'preact/hooks';
import { getConnection } from './connection';

export const useConnection = () => getConnection().state.value;

// Draws again every second while `when` holds.
export function useSeconds(when: boolean) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!when) return;
    const timer = setInterval(() => again(undefined), 1000);
    return () => clearInterval(timer);
  }, [when]);
}
