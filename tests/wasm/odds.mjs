// odds.mjs: the odds of the wasm module are bit-identical to those of the native program.
// Environment: CANTRIP_BIN, CANTRIP_LAB.
import { finish, native, refused, test } from './check.mjs';
import { odds, oddsOf, openModule } from './module.mjs';

function same(one, other) {
  const left = JSON.stringify(one), right = JSON.stringify(other);
  if (left !== right) throw new Error(`native ${left}\nwasm   ${right}`);
}

// The first lines of a record, including so many moves and chance events.
function cut(record, events) {
  const lines = record.split('\n');
  const first = lines.findIndex((line) => line.startsWith('*: '));
  return `${lines.slice(0, first + events).join('\n')}\n`;
}

const module = openModule(process.env.CANTRIP_LAB);

for (const circle of [1, 3])
  test(`along a game of Five Seals with circle ${circle}`, () => {
    const record = native(['new', `seals:players=3,circle=${circle}#11`, '--play', 'random']);
    const events = record.split('\n').filter((line) => /^[*1-5]: /.test(line)).length;
    let told = 0;
    for (let i = 20; i < events; i += 9) {
      const part = cut(record, i), mine = odds(module, part);
      told += mine.length;
      if (mine.length > 0) same(JSON.parse(native(['odds', '-', '--json'], part)).odds, mine);
    }
    if (told < 50) throw new Error(`only ${told} answers were compared`);
  });

// Quick answers of a new oracle are identical too: effort is counted, not timed.
test('quick answers in ciub', () => {
  const goals = ['6-6', '=4', '1-1-6-6', '33+'];
  for (const situation of ['6 white', '5 white, 4 blue, 2 purple', 'white 3, 2 blue swap, 4 red']) {
    const args = ['odds', 'ciub', situation, ...goals, '--quick', '--json'];
    const fresh = openModule(process.env.CANTRIP_LAB);
    same(JSON.parse(native(args)).odds, oddsOf(fresh, 'ciub', situation, goals, false));
  }
});

// Situations of ciub: dice in the air, dice on the table, and both.
const situations = [
  ['5 white', ['6-6', '2-2-2-2-2']],
  ['white 3, blue swap, tray orange 6', []],
  ['green reroll, purple adjust, red 5, 1 white', ['=4', '2-4-6', '20+', '1-4-7']],
];
for (const [situation, goals] of situations)
  test(`in ciub: ${situation}`, () => {
    const args = ['odds', 'ciub', situation, ...goals, '--json'];
    same(JSON.parse(native(args)).odds, oddsOf(module, 'ciub', situation, goals));
  });

test('the same questions after others have the same answers', () => {
  const fresh = openModule(process.env.CANTRIP_LAB);
  const [situation, goals] = situations[2];
  same(oddsOf(fresh, 'ciub', situation, goals), oddsOf(module, 'ciub', situation, goals));
});

test('named goals, and mistakes', () => {
  const record = native(['new', 'seals:players=2,circle=1,first=1#5', '--play', 'random']);
  const part = cut(record, record.split('\n').filter((line) => /^\*: deal/.test(line)).length + 3);
  const start = odds(module, part);
  same(start.slice(1, 3), odds(module, part, start.slice(1, 3).map((answer) => answer.goal)));
  refused(/no space is called 'x9'/, () => odds(module, part, ['x9']));
  refused(/Pig has no odds/, () => oddsOf(module, 'pig#1'));
  refused(/only within a game/, () => oddsOf(module, 'seals', '5 white'));
  refused(/^record:1: /, () => odds(module, 'hello'));
});

finish();
