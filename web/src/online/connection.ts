// connection.ts: the connection to the server, one for the whole page: requests, news, and
// reconnecting after a break.
import { signal } from '@preact/signals';
import { currentLanguage } from '../i18n/tr';
import { signInAgain } from './account';
import { createRequests, Lost } from './requests';
import type { Hello, News } from './types';

export type ConnectionState =
  { kind: 'connected' | 'connecting' } | { kind: 'waiting'; until: number; stopped: boolean }; // until by the clock of this device
export type Connection = ReturnType<typeof createConnection>;

const connectTimeout = 15000; // milliseconds
const pingInterval = 30000; // finds out whether a silent connection is alive
const longestDelay = 30; // seconds between two attempts

// 1 s, 2 s, 4 s ... plus a random part, so that not everyone reconnects at once. `pause` is what the
// server asked for.
const delayBefore = (attempt: number, pause: number) =>
  Math.max(pause, Math.min(longestDelay, 2 ** attempt)) * (1 + Math.random() / 2);

function createConnection(address: string) {
  const state = signal<ConnectionState>({ kind: 'connecting' });
  const hello = signal<Hello | null>(null); // the server's greeting
  const listeners = new Set<(news: News) => void>();
  const requests = createRequests();
  let socket: WebSocket | null = null;
  let clockOffset = 0; // the server's clock minus ours, in milliseconds
  let attempts = 0;
  let pause = 0; // seconds for which the server asked us to stay away
  let stopped = false; // the server said goodbye
  let timer = 0; // to the next attempt, or until the current one counts as failed

  // Fails at once if there is no connection.
  function ask<T>(request: Record<string, unknown>): Promise<T> {
    const current = socket;
    if (current?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost());
    return requests.send<T>(current, request, () => breakOff(current));
  }
  // Also tells the server the current language.
  async function greet() {
    hello.value = await ask<Hello>({ do: 'hello', version: 1, language: currentLanguage() });
    setServerTime(hello.value.now);
  }
  const setServerTime = (now: number) => void (clockOffset = now - Date.now());

  function connect() {
    clearTimeout(timer);
    state.value = { kind: 'connecting' }; // even offline: the server may be on this computer
    const opening = new WebSocket(address, 'cantrip.1');
    const ifCurrent = (act: () => void) => () => opening === socket && act();
    socket = opening;
    timer = window.setTimeout(() => breakOff(opening), connectTimeout);
    opening.onopen = ifCurrent(() => void start());
    opening.onclose = () => breakOff(opening);
    opening.onmessage = ({ data }) => ifCurrent(() => receive(String(data)))();
  }
  async function start() {
    clearTimeout(timer);
    try {
      await greet();
      await signInAgain(ask);
      attempts = pause = 0;
      stopped = false;
      state.value = { kind: 'connected' };
    } catch {
      reconnectLater();
    }
  }
  function receive(text: string) {
    const message = JSON.parse(text);
    if (!('news' in message)) return requests.settle(message, hello.value?.language);
    if (message.news === 'bye') [stopped, pause] = [true, Number(message.wait) || 0];
    for (const listener of [...listeners]) listener(message as News);
  }
  const breakOff = (broken: WebSocket) => broken === socket && reconnectLater();
  function reconnectLater() {
    const broken = socket;
    socket = null;
    broken?.close();
    requests.loseAll();
    clearTimeout(timer);
    const delay = 1000 * delayBefore(attempts++, pause);
    timer = window.setTimeout(connect, delay);
    state.value = { kind: 'waiting', until: Date.now() + delay, stopped };
  }
  function retryNow() {
    if (state.value.kind === 'waiting') connect();
  }

  addEventListener('online', retryNow);
  addEventListener('offline', () => socket && reconnectLater());
  document.addEventListener('visibilitychange', () => document.hidden || retryNow());
  setInterval(() => {
    if (state.value.kind === 'connected' && !document.hidden) void greet().catch(() => undefined);
  }, pingInterval);
  connect();

  return {
    state,
    hello,
    ask,
    greet,
    retryNow,
    setServerTime,
    serverNow: () => Date.now() + clockOffset,
    // Calls the listener with all news until the returned function is called.
    listen(listener: (news: News) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    // Reconnects at once, to sign in as somebody else or as nobody.
    restart() {
      reconnectLater();
      attempts = 0;
      retryNow();
    },
  };
}

let connection: Connection | null = null;
export const getConnection = () =>
  (connection ??= createConnection(
    new URL('play', location.href.replace(/^http/, 'ws')).href.replace(/#.*/, ''),
  ));
