// server-check.ts: whether the site is served by a game server (`cantrip serve`). Static hosts have
// a file that says no.
import { signal } from '@preact/signals';

const online = signal(false);
let asked = false;

async function ask() {
  const answer = await fetch('server.json').then((response) => response.json());
  online.value = (answer as { online?: boolean }).online === true;
}
// A server on this computer, as printed by `cantrip serve`, needs no network.
export function useServer(): boolean {
  if (!asked && (navigator.onLine || location.hostname === 'localhost')) {
    asked = true;
    ask().catch(() => (asked = false));
  }
  return online.value;
}
