// use.ts: components that watch the line, a table and the clock.
import { useEffect, useReducer } from 'preact/hooks';
import { useStore } from '../core/store';
import type { Follower } from './follow';
import { theLine } from './line';

export const useLine = () => useStore(theLine().state);

export function useFollower(follower: Follower | null) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const end = follower?.subscribe(() => again(undefined));
    again(undefined); // something may have changed before this was listened to
    return end;
  }, [follower]);
}

// Draws again every second while `when` holds.
export function useSeconds(when: boolean) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!when) return;
    const timer = setInterval(() => again(undefined), 1000);
    return () => clearInterval(timer);
  }, [when]);
}
