// attack.mjs: starts a server, attacks it and measures its memory.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const most = Number(process.argv[2] ?? 10000);
const folder = mkdtempSync(join(tmpdir(), 'cantrip-attack-'));
mkdirSync(join(folder, 'site'));
writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>cantrip</title>');
const server = spawn(process.env.CANTRIP_BIN, ['serve', '--host', '127.0.0.1', '--port', '0', '--data', join(folder, 'a.db'),
  '--site', join(folder, 'site'), '--threads', '1'], { stdio: ['ignore', 'ignore', 'pipe'] });
process.on('exit', () => server.kill('SIGKILL'));
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => process.exit(1));
let log = '';
server.stderr.on('data', (bytes) => (log += bytes));
const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
while (!/"listening"/.test(log)) await rest(50);
const port = Number(/"port":(\d+)/.exec(log)[1]);

const megabytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
// Milliseconds until a new client gets a page, or why it does not.
const visit = () => new Promise((resolve) => {
  const begun = performance.now();
  get({ port, host: '127.0.0.1', localAddress: '127.255.0.1', path: '/health', agent: false, timeout: 10000 }, (answer) => {
    answer.resume();
    answer.on('end', () => resolve(`${(performance.now() - begun).toFixed(0)} ms`));
  }).on('error', ({ code }) => resolve(code)).on('timeout', () => resolve('no answer'));
});

const home = (number) => `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${1 + (number & 253)}`;
const timeout = 1000; // milliseconds to be accepted; after that the connection is left waiting
const open = (number, bytes) => new Promise((resolve) => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: home(number) });
  setTimeout(() => resolve(socket), timeout).unref();
  socket.on('error', () => resolve(null));
  socket.on('close', () => resolve(null));
  socket.on('connect', () => socket.resume().write(bytes, () => resolve(socket)));
});
const shake = () => `GET /play HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${
  randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: cantrip.1\r\n\r\n`;
// A client's frame with a zero mask; `claims` is the length in its header.
function frame(text, claims = Buffer.byteLength(text)) {
  const head = Buffer.alloc(14);
  head[0] = 0x81;
  head[1] = 0xff;
  head.writeBigUInt64BE(BigInt(claims), 2);
  if (claims > 65535) return Buffer.concat([head, Buffer.from(text)]);
  const short = Buffer.from([0x81, 0x80 | (claims < 126 ? claims : 126), ...(claims < 126 ? [] : [claims >> 8, claims & 255]), 0, 0, 0, 0]);
  return Buffer.concat([short, Buffer.from(text)]);
}
const ask = (request) => frame(JSON.stringify(request));

async function inBatches(count, each) {
  const all = [];
  for (let i = 0; i < count; i += 500) {
    all.push(...await Promise.all(Array.from({ length: Math.min(500, count - i) }, (_, j) => each(i + j))));
  }
  return all.filter(Boolean);
}
async function attack(name, run) {
  const sockets = await run();
  await rest(2000);
  const [memory, seen] = [megabytes('VmRSS'), await visit()];
  const left = sockets.filter((socket) => !socket.destroyed).length;
  for (const socket of sockets) socket.destroy();
  await rest(2000);
  console.log(`${name.padEnd(44)} ${memory.toFixed(1).padStart(6)} MB  ${String(left).padStart(6)} still connected  page after: ${
    seen}, after: ${await visit()}  memory after: ${megabytes('VmRSS').toFixed(1)} MB`);
}

// Asks 40 times for the list of tables and reads no answer.
async function askWithoutReading(i) {
  const socket = await open(i, shake());
  socket?.pause();
  for (let n = 0; socket && n < 40; n++) socket.write(ask({ do: 'lobby', on: true, ref: String(n) }));
  return socket;
}

console.log(`at the start: ${megabytes('VmRSS').toFixed(1)} MB`);
await attack(`${most} halves of a handshake`, () => inBatches(most, (i) => open(i, shake().slice(0, 90))));
await attack(`${most} whole handshakes, silent`, () => inBatches(most, (i) => open(i, shake())));
await attack('1000 frames that claim 1 TB', () => inBatches(1000, (i) => open(i, Buffer.concat([Buffer.from(shake()), frame('x'.repeat(60000), 2 ** 40)]))));
await attack('1000 frames of 15 KB that never end', () => inBatches(1000, (i) => open(i, Buffer.concat([Buffer.from(shake()), frame('x'.repeat(15000), 16000)]))));
await attack('1000 who ask 40 times and never read', () => inBatches(1000, askWithoutReading));
await attack('300 addresses, 40 tables each', () => inBatches(300, async (i) => {
  const socket = await open(i, shake());
  const table = { do: 'create', game: 'seals', seats: ['person', 'person'], name: 'Mallory', public: true, entropy: '0'.repeat(64) };
  for (let n = 0; socket && n < 40; n++) socket.write(ask({ ...table, ref: String(n) }));
  return socket;
}));
await attack('1000 who follow the list of those, unread', () => inBatches(1000, askWithoutReading));
console.log(`peak: ${megabytes('VmHWM').toFixed(1)} MB; lines in the log: ${log.split('\n').length - 1}`);
server.kill();
await new Promise((resolve) => server.on('exit', resolve));
rmSync(folder, { recursive: true, force: true });
