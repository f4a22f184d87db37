// think.mjs: time per move of each level on one core: in the module at positions of some games,
// as CPU time, to exclude other load; natively over whole games (arena), as wall-clock time. See
// bench/think.
import { execFileSync } from 'node:child_process';
import { openModule, think } from '../tests/wasm/module.mjs';

const levels = ['novice', 'apprentice', 'adept', 'magus', 'archmage'];
const tables = { seals: [2, 3, 4, 5], ciub: [2, 3, 4] };
const args = process.argv.slice(2);
let positions = 12;
const games = [];
function fail(words) {
  console.error(`bench/think: ${words}`);
  process.exit(2);
}

for (let i = 0; i < args.length; i++)
  if (args[i] === '--positions') positions = Number(args[++i]);
  else if (tables[args[i]]) games.push(args[i]);
  else fail(`'${args[i]}' is none of ${Object.keys(tables).join(', ')}, nor --positions N`);
if (!(positions >= 1)) fail('--positions takes a number above 0');

function native(...words) {
  return execFileSync(process.env.CANTRIP_BIN, words, { encoding: 'utf8', maxBuffer: 1 << 26 });
}

// Records truncated before moves of players, evenly spread over some games.
function samples(id) {
  const found = [];
  for (let seed = 1; found.length < positions; seed++) {
    const lines = native('new', `${id}#${seed}`, '--play', 'novice').split('\n');
    const places = lines.flatMap((line, i) => (/^[1-5]: /.test(line) ? [i] : []));
    for (let part = 1; part <= 4 && found.length < positions; part++)
      found.push(`${lines.slice(0, places[Math.floor((places.length * part) / 5)]).join('\n')}\n`);
  }
  return found;
}

function timed(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e3;
}

const shown = (times) => `${(times.reduce((a, b) => a + b, 0) / times.length).toFixed(0).padStart(7)} ms`
  + ` ${Math.max(...times).toFixed(0).padStart(7)} ms`;

console.log('                              in the module (mean, max)    natively (mean, max)');
for (const game of games.length ? games : Object.keys(tables))
  for (const players of tables[game]) {
    const records = samples(`${game}:players=${players}${game === 'seals' ? ',circle=random' : ''}`);
    for (const level of levels) {
      const module = openModule(process.env.CANTRIP_LAB);
      const times = records.map((record) =>
        timed(() => think(module, record, level, 1 << 20)));
      const report = JSON.parse(native('arena', game, level, '--players', String(players),
        '--games', String(players), '--threads', '1', '--quiet', '--json'));
      const { ms_per_move: mean, ms_longest_move: most } = report.specs[0];
      console.log(`${game} ${players} players  ${level.padEnd(12)} ${shown(times)}`
        + `    ${mean.toFixed(0).padStart(7)} ms ${most.toFixed(0).padStart(7)} ms`);
    }
  }
