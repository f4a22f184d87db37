// connection.ts: the connection to the server: requests and their answers, news, and coming back by
// itself after it broke. There is one for the whole page.
import { signal } from '@preact/signals';
import { currentLanguage } from '../i18n/tr';
import { refusalWords } from './refusals';
import { signAgain } from './account';
import type { Hello, News } from './types';

// A request that the server refused, with a sentence for people.
export class Refused extends Error {
  constructor(
    readonly text: string,
    readonly code: string,
    readonly field: string,
    readonly rule: string,
    readonly wait: number,
  ) {
    super(text);
  }
}
// The connection broke before the answer: nobody knows what became of the request.
export class Lost extends Error {}

export type ConnectionState =
  { kind: 'on' | 'connecting' } | { kind: 'waiting'; until: number; stopped: boolean }; // until by the clock of this device

const patience = 15000; // milliseconds for an answer, before the connection counts as dead
const silence = 30000; // after which the server is asked whether it is there
const longest = 30; // seconds between two tries

interface Asked {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  timer: number;
}

export class Connection {
  readonly state = signal<ConnectionState>({ kind: 'connecting' });
  hello: Hello | null = null;
  skew = 0; // the server's clock less ours, milliseconds
  private socket: WebSocket | null = null;
  private readonly asked = new Map<string, Asked>();
  private readonly hearers = new Set<(news: News) => void>();
  private number = 0;
  private tries = 0;
  private rest = 0; // seconds that the server asked us to stay away
  private stopped = false;
  private timer = 0;

  constructor(private readonly address: string) {
    addEventListener('online', () => this.hurry());
    addEventListener('offline', () => this.socket && this.broken());
    document.addEventListener('visibilitychange', () => document.hidden || this.hurry());
    setInterval(
      () =>
        this.state.value.kind === 'on' &&
        !document.hidden &&
        void this.greet().catch(() => undefined),
      silence,
    );
    this.connect();
  }

  // Tells who hears it of all news, until the returned function is called.
  hear(hearer: (news: News) => void) {
    this.hearers.add(hearer);
    return () => void this.hearers.delete(hearer);
  }
  serverNow() {
    return Date.now() + this.skew;
  }
  // Throws Refused, or Lost when there is no connection (any more).
  ask<T>(request: Record<string, unknown>): Promise<T> {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Lost());
    const ref = String(++this.number);
    return new Promise<T>((resolve, reject) => {
      const timer = window.setTimeout(() => socket === this.socket && this.broken(), patience);
      this.asked.set(ref, { resolve: resolve as (answer: unknown) => void, reject, timer });
      socket.send(JSON.stringify({ ...request, ref }));
    });
  }
  // Does not wait any longer.
  hurry() {
    if (this.state.value.kind === 'waiting') this.connect();
  }
  // Begins anew, as somebody else or nobody.
  restart() {
    this.broken();
    this.tries = 0;
    this.hurry();
  }
  // The server speaks another language from now on.
  async greet() {
    this.hello = await this.ask<Hello>({ do: 'hello', version: 1, language: currentLanguage() });
    this.skew = this.hello.now - Date.now();
  }

  private connect() {
    clearTimeout(this.timer);
    this.state.value = { kind: 'connecting' }; // even offline: the server may be on this very computer
    const socket = new WebSocket(this.address, 'cantrip.1');
    this.socket = socket;
    this.timer = window.setTimeout(() => socket === this.socket && this.broken(), patience);
    const ifCurrent = (act: () => void) => () => socket === this.socket && act();
    socket.onopen = ifCurrent(() => void this.opened());
    socket.onclose = ifCurrent(() => this.broken());
    socket.onmessage = ({ data }) => socket === this.socket && this.receive(String(data));
  }
  private async opened() {
    clearTimeout(this.timer);
    try {
      await this.greet();
      await signAgain((request) => this.ask(request));
      this.tries = this.rest = 0;
      this.stopped = false;
      this.state.value = { kind: 'on' };
    } catch {
      this.broken();
    }
  }
  private receive(text: string) {
    const message = JSON.parse(text);
    if ('news' in message) {
      if (message.news === 'bye') [this.stopped, this.rest] = [true, Number(message.wait) || 0];
      for (const hearer of [...this.hearers]) hearer(message as News);
      return;
    }
    const asked = this.asked.get(message.re);
    if (!asked) return;
    this.asked.delete(message.re);
    clearTimeout(asked.timer);
    if (typeof message.error !== 'string') asked.resolve(message);
    else
      asked.reject(
        new Refused(
          refusalWords(message.code, message.error, this.hello?.language, currentLanguage()),
          message.code,
          message.field ?? '',
          message.rule ?? '',
          message.wait ?? 0,
        ),
      );
  }
  private broken() {
    const { socket } = this;
    this.socket = null;
    if (socket) socket.close();
    for (const { reject, timer } of [...this.asked.values()]) {
      clearTimeout(timer);
      reject(new Lost());
    }
    this.asked.clear();
    this.wait();
  }
  // 1 s, 2 s, 4 s ... with some chance in it, so that not all come back at once.
  private wait() {
    clearTimeout(this.timer);
    const seconds =
      Math.max(this.rest, Math.min(longest, 2 ** this.tries)) * (1 + Math.random() / 2);
    this.tries++;
    this.timer = window.setTimeout(() => this.connect(), seconds * 1000);
    this.state.value = {
      kind: 'waiting',
      until: Date.now() + seconds * 1000,
      stopped: this.stopped,
    };
  }
}

let connection: Connection | null = null;
export const getConnection = () =>
  (connection ??= new Connection(
    new URL('play', location.href.replace(/^http/, 'ws')).href.replace(/#.*/, ''),
  ));
