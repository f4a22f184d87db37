// equality.mjs: the wasm module and the native program compute identical states.
// Environment: CANTRIP_BIN, CANTRIP_LAB, CANTRIP_SOURCE.
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish, native, refused, test } from './check.mjs';
import { openModule, playRandom, replay, fingerprint } from './module.mjs';

const { CANTRIP_LAB: wasm, CANTRIP_SOURCE: source } = process.env;

function firstDifference(a, b) {
  const left = a.split('\n'), right = b.split('\n');
  const at = left.findIndex((line, i) => line !== right[i]);
  return at < 0 ? `lengths ${left.length} and ${right.length}`
    : `line ${at + 1}: native \`${left[at]}\`, wasm \`${right[at]}\``;
}

function same(a, b, what) {
  if (a !== b) throw new Error(`${what} differ at ${firstDifference(a, b)}`);
}

function catalogueLines() {
  const folder = join(source, 'tests/catalogue');
  return readdirSync(folder).filter((name) => name.endsWith('.txt')).sort().map((name) => ({
    name,
    lines: readFileSync(join(folder, name), 'utf8').split('\n')
      .filter((line) => line && !line.startsWith('#')),
  }));
}

// New seeds in each run; the id in the test's name reproduces the game.
function freshIds() {
  const ids = [];
  const seed = () => randomInt(2 ** 47);
  for (let players = 2; players <= 5; players++) {
    ids.push(`pig:players=${players}#${seed()}`);
    for (let circle = 1; circle <= 4; circle++) {
      const board = (players + circle) % 2 ? 'standard' : `fresh:${seed()}`;
      ids.push(`seals:players=${players},circle=${circle},board=${board}#${seed()}`);
    }
  }
  for (let players = 2; players <= 4; players++)
    for (const length of ['normal', 'short'])
      ids.push(`ciub:players=${players},length=${length}#${seed()}`);
  return ids;
}

let module;
test('the module imports nothing', () => { module = openModule(wasm); });
if (!module) process.exit(1);

for (const { name, lines } of catalogueLines())
  test(`the catalogue ${name} comes out the same in wasm`, () => {
    for (const line of lines) same(line, fingerprint(module, line.split(' ')[0]), 'fingerprints');
  });

for (const id of freshIds())
  test(`every state of ${id} is the same`, () => {
    const record = native(['new', id, '--play', 'random']);
    same(record, playRandom(module, id), 'records');
    same(native(['replay', '-', '--hashes'], record), replay(module, record), 'hashes');
  });

test('a damaged record is refused with file, line and reason', () => {
  const record = native(['new', 'pig#1', '--play', 'random']).replace('roll', 'fly');
  refused(/^record:\d+: /, () => replay(module, record));
});

finish();
