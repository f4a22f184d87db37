// ports.ts: ports for test servers, below the ephemeral range, so that nobody else gets one between
// two starts of a server.
import { createServer } from 'node:net';

const lowest = 10000,
  count = 20000;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count);
    if (await isFree(port)) return port;
  }
}
