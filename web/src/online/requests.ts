// requests.ts: requests to the server, and the answers they wait for.
import { currentLanguage, tr } from '../i18n/tr';
import { toast } from '../ui/toast';
import { refusalWords } from './refusals';

// The server refused a request; `text` is a sentence for people.
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
// The connection broke before the answer: nobody knows whether the request took effect.
export class Lost extends Error {}

// Throws Refused or Lost.
export type Ask = <T>(request: Record<string, unknown>) => Promise<T>;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
  timer: number;
}
interface Answer {
  re: string;
  error?: string;
  code: string;
  field?: string;
  rule?: string;
  wait?: number;
}

const timeout = 15000; // milliseconds until a connection without an answer counts as dead

// `serverLanguage` is the language the server writes its refusals in.
const refusalOf = (
  { error = '', code, field = '', rule = '', wait = 0 }: Answer,
  serverLanguage: string | undefined,
) => {
  const text = refusalWords(code, error, serverLanguage, currentLanguage());
  return new Refused(text, code, field, rule, wait);
};

export function createRequests() {
  const waiting = new Map<string, Waiting>();
  let last = 0;
  return {
    send<T>(socket: WebSocket, request: Record<string, unknown>, onTimeout: () => void) {
      const ref = String(++last);
      return new Promise<T>((resolve, reject) => {
        const timer = window.setTimeout(onTimeout, timeout);
        waiting.set(ref, { resolve: resolve as (answer: unknown) => void, reject, timer });
        socket.send(JSON.stringify({ ...request, ref }));
      });
    },
    settle(answer: Answer, serverLanguage: string | undefined) {
      const request = waiting.get(answer.re);
      if (!request) return;
      waiting.delete(answer.re);
      clearTimeout(request.timer);
      if (answer.error === undefined) request.resolve(answer);
      else request.reject(refusalOf(answer, serverLanguage));
    },
    loseAll() {
      const lost = [...waiting.values()];
      waiting.clear();
      for (const { reject, timer } of lost) {
        clearTimeout(timer);
        reject(new Lost());
      }
    },
  };
}

export const errorText = (error: unknown) =>
  error instanceof Lost
    ? tr('There is no connection now. Try again when it is back.')
    : (error as Error).message;

// For requests whose failure needs nothing but a toast: then the result is null.
export async function askOrToast<T = unknown>(
  ask: Ask,
  request: Record<string, unknown>,
): Promise<T | null> {
  try {
    return await ask<T>(request);
  } catch (error) {
    toast(errorText(error), { bad: true });
    return null;
  }
}
