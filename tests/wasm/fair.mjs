// fair.mjs: the browser's check of fair dice (web/src/engine/fair-dice.ts) agrees with `cantrip
// verify` on valid and damaged records.
// Environment: CANTRIP_BIN, CANTRIP_TOOLS, CANTRIP_WASM, CANTRIP_SOURCE.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createHmac, webcrypto } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finish, testLater } from './check.mjs';

const { CANTRIP_BIN: program, CANTRIP_TOOLS: tools, CANTRIP_WASM: wasm, CANTRIP_SOURCE: source } = process.env;

globalThis.crypto ??= webcrypto; // Node 18 (Debian 12) has no such global

// The browser's code under test, bundled as one module.
async function load() {
  const folder = mkdtempSync(join(tmpdir(), 'fair-'));
  const engine = join(source, 'web/src/engine');
  try {
    execFileSync(join(source, 'web/node_modules/.bin/esbuild'),
      ['--bundle', '--format=esm', '--log-level=warning', `--outfile=${join(folder, 'fair.mjs')}`], {
        input: ['./fair-dice', './session', '@noble/hashes/sha2.js', '@noble/hashes/hmac.js', '@noble/hashes/utils.js']
          .map((name) => `export * from '${name}';`).join('\n'), cwd: engine });
    return await import(join(folder, 'fair.mjs'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const { Session, bytesToHex, createEntropy, hmac, sha256, verify } = await load();
const module = new WebAssembly.Module(readFileSync(wasm));
const session = new Session(module);

const play = (...words) => execFileSync(join(tools, 'fair_play_tool'), words, { maxBuffer: 1 << 26 });
const native = (record) => spawnSync(program, ['verify', '-'], { input: record }).status === 0;
const browser = (record) => verify(session, new Uint8Array(record)).every(({ good }) => good);

async function agree(record, wanted, what) {
  const here = browser(record), there = native(record);
  if (here !== wanted || there !== wanted) throw new Error(`${what}: browser ${here}, native ${there}, not ${wanted}`);
}

// The record with a correct digest.
function seal(text) {
  const empty = text.replace(/^(x-fair-digest: ).*$/m, '$1');
  const digest = createHash('sha256').update(empty).digest('hex');
  return Buffer.from(empty.replace(/^(x-fair-digest: )$/m, `$1${digest}`));
}

await testLater('SHA-256 and HMAC are the usual ones', async () => {
  for (const length of [0, 1, 31, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => i * 7 & 255);
    const wanted = createHash('sha256').update(bytes).digest('hex');
    if (bytesToHex(sha256(bytes)) !== wanted) throw new Error(`${length} bytes`);
    const key = Uint8Array.from({ length: 32 }, (_, i) => 200 - i);
    if (bytesToHex(hmac(sha256, key, bytes)) !== createHmac('sha256', key).update(bytes).digest('hex'))
      throw new Error(`keyed, ${length} bytes`);
  }
});

await testLater('what a player throws in fits its promise', async () => {
  const one = createEntropy(), other = createEntropy();
  const promise = createHash('sha256').update(Buffer.from(one.bytes, 'hex')).digest('hex');
  if (one.promise !== promise || one.bytes === other.bytes || !/^[0-9a-f]{64}$/.test(one.bytes)) throw new Error(promise);
});

for (const id of ['pig:target=40,players=3', 'seals:players=3,circle=2', 'ciub:players=2', 'ciub:players=4'])
  await testLater(`a whole game of ${id} is good`, async () => {
    await agree(play(id, '11'), true, id);
  });

await testLater('every byte of a short record matters to both', async () => {
  const record = play('pig:target=10', '4');
  let checked = 0;
  for (let at = 0; at < record.length; at++) {
    const damaged = Buffer.from(record);
    damaged[at] ^= 1 << at % 7;
    if (browser(damaged)) throw new Error(`byte ${at} can be ${damaged[at]}`);
    if (at % 40 === 0 && ++checked) await agree(damaged, false, `byte ${at}`);
  }
  if (checked < 10) throw new Error(`${checked} were checked natively`);
});

await testLater('a mark of the editor in front is a change', async () => {
  await agree(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), play('pig:target=10', '4')]), false, 'byte order mark');
});

await testLater('forgeries with a new digest are found by both', async () => {
  const text = play('ciub:players=2', '5').toString();
  const change = (from, to) => agree(seal(text.replace(from, to)), false, `${from}`);
  await agree(seal(text), true, 'the same');
  await change(/^x-fair-seed: .*\n/m, '');
  await change(/^x-fair-seed: ./m, (line) => line.slice(0, -1) + (line.endsWith('0') ? '1' : '0'));
  await change(/^x-fair-entropy.1: .*\n/m, '');
  await change(/^x-fair-entropy.1: /m, 'x-fair-entropy.2: ');
  await change(/^x-fair-entropy.1: (.*)\n/m, '$&x-fair-entropy.3: $1\n');
  await change(/^x-fair-table: .*/m, 'x-fair-table: OTHER');
  await change(/^x-fair-table: .*/m, 'x-fair-table: 7K2QFD9X\nx-fair-table: OTHER');
  await change(/^x-fair-table/m, 'seed: 4\nx-fair-table');
  await change(/^x-fair-commitment: ./m, 'x-fair-commitment: g');
});

await testLater('a roll that was changed is found by both', async () => {
  const text = play('pig:target=100', '4', 'hidden').toString();
  const whole = play('pig:target=100', '4').toString();
  const seed = whole.match(/^x-fair-seed: .*\n/m)[0];
  const shown = text.replace(/^x-fair-digest/m, `${seed}x-fair-digest`);
  await agree(Buffer.from(text), false, 'hidden');
  await agree(seal(shown), true, 'shown');
  const throws = [...shown.matchAll(/^\*: die [2-5]$/gm)];
  const last = throws.at(-1), other = last[0].endsWith('3') ? '4' : '3';
  await agree(seal(shown.slice(0, last.index) + `*: die ${other}` + shown.slice(last.index + last[0].length)),
    false, 'another throw');
});

await testLater('texts that are no records are refused in words', async () => {
  for (const text of ['', 'hello', 'cantrip record 1\ngame: pig\nrules: 1\nseed: 4\n\n']) {
    const findings = await verify(session, text), last = findings.at(-1);
    if (last.good || last.text === '') throw new Error(JSON.stringify(findings));
  }
});

finish();
