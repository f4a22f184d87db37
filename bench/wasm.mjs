// wasm.mjs: choices per second in wasm and natively, in the same random games.
import { execFileSync } from 'node:child_process';
import { bench, openModule } from '../tests/wasm/module.mjs';

const ids = process.argv.slice(2);
if (ids.length === 0) ids.push('seals:players=3,circle=2#bench', 'ciub:players=2#bench', 'pig#bench');
const module = openModule(process.env.CANTRIP_LAB);

// CPU time, like the native benchmark.
function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function measureWasm(id, seconds) {
  const batch = 20000; // makes set-up, which is not measured natively, negligible
  if (bench(module, id, batch) < 0) throw new Error(`${id} is not a valid game id`);
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

// Alternates between the two, since the speed of a machine varies: the ratio is the median over
// adjacent runs, the speeds are those of the best run.
const rounds = 11, seconds = 0.7;
const sorted = (list) => [...list].sort((a, b) => a - b);
const millions = (list) => (Math.max(...list) / 1e6).toFixed(2);

for (const id of ids) {
  measureWasm(id, 1); // lets the optimising compiler finish
  const wasm = [], native = [];
  for (let round = 0; round < rounds; round++) {
    wasm.push(measureWasm(id, seconds));
    native.push(measureNative(id, seconds));
  }
  const ratios = sorted(wasm.map((speed, at) => speed / native[at]));
  const [low, median, high] = [1 / 4, 1 / 2, 3 / 4].map((part) => ratios[Math.floor(part * rounds)].toFixed(2));
  console.log(`${id}: wasm ${millions(wasm)} M choices/s, native ${millions(native)} M, ` +
    `ratio ${median} (half of the turns: ${low} to ${high})`);
}
