// use.ts: draws a component again whenever its game changes.
import { useEffect, useReducer } from 'preact/hooks';
import type { Model } from './model';

export function useModel(model: Model) {
  const [, again] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const unsubscribe = model.subscribe(() => again(undefined));
    again(undefined); // something may have changed before this was listened to
    return unsubscribe;
  }, [model]);
}
