// wasm.mjs: choices a second in wasm and natively, for the same random games.
import { execFileSync } from 'node:child_process';
import { bench, openModule } from '../tests/wasm/module.mjs';

const ids = process.argv.slice(2);
if (ids.length === 0) ids.push('seals:players=3,circle=2#bench', 'ciub:players=2#bench', 'pig#bench');
const module = openModule(process.env.CANTRIP_LAB);

// Processor time, as the native benchmark takes it.
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measureWasm(id, seconds) {
  const batch = 20000; // setting a game up is not measured natively: make it not count
  if (bench(module, id, batch) < 0) throw new Error(`${id} makes no game`);
  let choices = 0, took = 0;
  const start = cpuSeconds();
  while ((took = cpuSeconds() - start) < seconds) choices += bench(module, id, batch);
  return choices / took;
}

function measureNative(id, seconds) {
  const json = execFileSync(process.env.CANTRIP_BIN,
    ['bench', id, '--seconds', String(seconds), '--json'], { encoding: 'utf8' });
  return JSON.parse(json).choices_per_s;
}

for (const id of ids) {
  measureWasm(id, 1); // lets the optimising compiler finish
  const wasm = measureWasm(id, 2), native = measureNative(id, 2);
  console.log(`${id}: wasm ${(wasm / 1e6).toFixed(2)} M choices/s, native ` +
    `${(native / 1e6).toFixed(2)} M, ratio ${(wasm / native).toFixed(2)}`);
}
