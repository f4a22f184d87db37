// server-check.ts: whether the site comes from a server that people can play at (`cantrip serve`). Other
// hosts have a file that says no.
import { signal } from '@preact/signals';

const online = signal(false);
let asked = false;

async function ask() {
  const answer = await fetch('server.json').then((response) => response.json());
  online.value = (answer as { online?: boolean }).online === true;
}
// A server on this very computer, as `cantrip serve` tells its address, needs no network.
export function useServer(): boolean {
  if (!asked && (navigator.onLine || location.hostname === 'localhost')) {
    asked = true;
    ask().catch(() => (asked = false));
  }
  return online.value;
}
