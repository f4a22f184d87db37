// server.ts: whether the site comes from a server that people can play at (`cantrip serve`). Other
// hosts have a file that says no.
import { makeStore, useStore } from './store';

const online = makeStore(false);
let asked = false;

async function ask() {
  const answer = await fetch('server.json').then((response) => response.json());
  online.set((answer as { online?: boolean }).online === true);
}
// A server on this very computer, as `cantrip serve` tells its address, needs no network.
export function useServer(): boolean {
  if (!asked && (navigator.onLine || location.hostname === 'localhost')) {
    asked = true;
    ask().catch(() => (asked = false));
  }
  return useStore(online);
}
