// server.mjs: one `cantrip serve` for all documents, with tables of Pig.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Connection } from './websocket.mjs';

export const hex = () => randomBytes(32).toString('hex');
export const hashOf = (bytes) => createHash('sha256').update(Buffer.from(bytes, 'hex')).digest('hex');

// startServer(): {port, table: with a running game, data: a copy of its file, stop}.
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'cantrip-docs-'));
  const data = join(folder, 'tables.db');
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>Test</title>\n');
  const child = spawn(process.env.CANTRIP_BIN, ['serve', '--host', '127.0.0.1', '--port', '0', '--data', data,
    '--site', join(folder, 'site'), '--threads', '1', '--sandbox', 'no'], { stdio: ['ignore', 'ignore', 'pipe'] });
  process.on('exit', () => child.kill('SIGKILL'));
  let log = '';
  const port = await new Promise((resolve, reject) => {
    child.stderr.on('data', (bytes) => {
      log += bytes;
      const found = /"listening".*"port":(\d+)/.exec(log);
      if (found) resolve(Number(found[1]));
    });
    child.on('close', () => reject(new Error(log)));
  });
  const stop = () => new Promise((resolve) => {
    child.on('close', (code) => {
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    });
    child.kill('SIGTERM');
  });
  const { table, host } = await makeGame(port);
  host.close();
  execFileSync(process.env.CANTRIP_BIN, ['admin', '--data', data, 'backup', `${data}.copy`]);
  return { port, table, data: `${data}.copy`, stop };
}

// makeTable(PORT): Ada creates a table of Pig for two; {host, table, invite, bytes, token}.
export async function makeTable(port) {
  const host = Connection.open(port);
  const bytes = hex();
  await host.ask('hello', { version: 1 });
  const made = await host.ask('create', { game: 'pig', seats: ['person', 'person'], name: 'Ada', watch: true,
    public: true, entropy: hashOf(bytes) });
  await host.ask('sit', { table: made.table, token: made.token });
  return { host, bytes, ...made };
}

// begin(TABLE): Ada begins and reveals.
export async function begin({ host, bytes }) {
  await host.ask('begin');
  await host.ask('reveal', { entropy: bytes });
}

export const hasEvent = (kind) => (message) => message.events?.some((event) => event.kind === kind);

// makeGame(PORT): a table that Ben has joined, with a running game.
export async function makeGame(port) {
  const made = await makeTable(port);
  const ben = Connection.open(port);
  const bytes = hex();
  const { table, invite } = made;
  const { token } = await ben.ask('join', { table, invite, name: 'Ben', entropy: hashOf(bytes) });
  await ben.ask('sit', { table, token });
  await begin(made);
  await ben.ask('reveal', { entropy: bytes });
  await made.host.next(hasEvent('begin'));
  ben.close();
  return made;
}

// makeLink(PORT): the invitation to a new table.
export async function makeLink(port) {
  const { host, table, invite } = await makeTable(port);
  host.close();
  return `'http://127.0.0.1:${port}/#/table/${table}/${invite}'`;
}
