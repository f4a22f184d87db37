// rated-games.ts: rated games between two registered names, played by the server's computers in a
// moment: both players leave after the first roll could be made. The page only lends its WebSocket.
import type { Page } from '@playwright/test';
import type { Server } from './server';

export interface SignedUp {
  name: string;
  key: string;
}

// Registers the names, and plays so many games, one after the other. `open`: others may watch.
export async function playRated(
  page: Page,
  server: Server,
  names: [string, string],
  games: { game: string; open: boolean }[],
): Promise<SignedUp[]> {
  await page.goto(server.address);
  return page.evaluate(
    async ([called, wanted]) => {
      type Answer = Record<string, string> & { error?: string };
      interface Client {
        ask(request: Record<string, unknown>): Promise<Answer>;
        event(kind: string): Promise<void>;
      }
      const connect = async (): Promise<Client> => {
        const socket = new WebSocket(`ws://${location.host}/play`, 'cantrip.1');
        const answers = new Map<string, (answer: Answer) => void>();
        let seen: string[] = [];
        let waiting: (() => void) | null = null;
        let last = 0;
        await new Promise((resolve) => (socket.onopen = resolve));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.re) return answers.get(message.re)?.(message);
          for (const { kind } of message.events ?? []) seen.push(kind);
          waiting?.();
        };
        return {
          ask: (request) =>
            new Promise((resolve, reject) => {
              answers.set(String(++last), (answer) =>
                answer.error ? reject(new Error(answer.error)) : resolve(answer),
              );
              socket.send(JSON.stringify({ ...request, ref: String(last) }));
            }),
          event: async (kind) => {
            while (!seen.includes(kind)) await new Promise<void>((done) => (waiting = done));
            seen = seen.slice(seen.indexOf(kind) + 1);
          },
        };
      };
      const hex = (bytes: ArrayBuffer | Uint8Array) =>
        [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      const bytes = new Uint8Array(32).fill(7);
      const promise = hex(await crypto.subtle.digest('SHA-256', bytes));
      const clients: Client[] = [];
      const signed: SignedUp[] = [];
      for (const name of called) {
        const client = await connect();
        await client.ask({ do: 'hello', version: 1 });
        const { key } = await client.ask({ do: 'register', name, phrase: 'open sesame' });
        clients.push(client);
        signed.push({ name, key });
      }
      const [host, guest] = clients;
      for (const { game, open } of wanted) {
        const made = await host.ask({
          do: 'create',
          game,
          seats: ['person', 'person'],
          name: called[0],
          public: open,
          entropy: promise,
        });
        const { table, invite } = made;
        const joined = await guest.ask({
          do: 'join',
          table,
          invite,
          name: called[1],
          entropy: promise,
        });
        await host.ask({ do: 'sit', table, token: made.token });
        await guest.ask({ do: 'sit', table, token: joined.token });
        await host.ask({ do: 'begin' });
        for (const client of clients) await client.ask({ do: 'reveal', entropy: hex(bytes) });
        for (const client of clients) await client.event('begin');
        for (const client of clients) await client.ask({ do: 'leave' });
        await host.event('over');
      }
      return signed;
    },
    [names, games] as const,
  );
}

// From now on the device is signed in.
export const signInAs = (page: Page, signed: SignedUp) =>
  page.addInitScript(
    (value) => localStorage.setItem('cantrip.signed', value),
    JSON.stringify(signed),
  );
