// think.mjs: computer players make the same moves in the module as natively, over whole games,
// and can think in slices and be stopped.
// Environment: CANTRIP_BIN, CANTRIP_LAB.
import { finish, native, refused, test } from './check.mjs';
import { openModule, play, replay, think } from './module.mjs';

const module = openModule(process.env.CANTRIP_LAB);

function same(one, other, what) {
  if (one !== other) throw new Error(`${what} differ:\n${one}\n${other}`);
}

const games = [
  ['pig:players=3,target=30#1', 'search:nodes=60'],
  ['seals:players=2,circle=1#2', 'novice'],
  ['seals:players=3,circle=3#3', 'search:nodes=12'],
  ['seals:players=5,circle=4#4', 'search:nodes=6'],
  ['seals:players=2,circle=2#5', 'uct:nodes=3'],
  ['ciub:players=2,length=short#6', 'novice'],
  ['ciub:players=4#7', 'search:nodes=4'],
  ['ciub:players=3,length=short#8', 'flat:nodes=3'],
];
for (const [id, spec] of games)
  test(`${id} between ${spec}`, () =>
    same(native(['new', id, '--play', spec]), play(module, id, spec), 'records'));

// A game up to its first `moves` moves by players, and the next move.
function open(id, moves) {
  const lines = native(['new', id, '--play', 'greedy']).split('\n');
  const places = lines.flatMap((line, i) => (/^[1-5]: /.test(line) ? [i] : []));
  return `${lines.slice(0, places[moves]).join('\n')}\n`;
}

for (const id of ['seals:players=2,circle=2,first=1#9', 'ciub:players=3,first=1#9', 'pig#9'])
  test(`thinking in pieces: ${id}`, () => {
    for (const moves of [2, 7, 9]) {
      const record = open(id, moves), whole = think(module, record, 'search:nodes=90', 1000);
      same(whole, think(module, record, 'search:nodes=90', 1), 'moves');
      same(whole, think(module, record, 'search:nodes=90', 31), 'moves');
      if (whole === '') throw new Error('no move');
    }
  });

test('a move it answers is legal, also when it is stopped at once', () => {
  for (const id of ['seals:players=4,circle=3,first=1#3', 'ciub:players=2,first=1#3'])
    for (const moves of [0, 5, 12]) {
      const record = open(id, moves), pieces = [];
      const enough = (done) => pieces.push(done) > 3;
      for (const stop of [() => true, enough]) {
        const move = think(module, record, 'search:nodes=100000000', 10, stop);
        const legal = [1, 2, 3, 4].some((player) => {
          try { return replay(module, `${record}${player}: ${move}\n`) !== ''; } catch { return false; }
        });
        if (!legal) throw new Error(`\`${move}\` is not legal`);
      }
    }
});

test('mistakes are named', () => {
  const record = open('pig#9', 2);
  refused(/no player called 'wizard'|wizard/, () => think(module, record, 'wizard', 10));
  refused(/^record:1: /, () => think(module, 'hello', 'random', 10));
  refused(/'0' should be/, () => think(module, native(['new', 'pig#1', '--play', 'random']), 'random', 10));
  refused(/seed/, () => play(module, 'pig', 'random'));
});

finish();
