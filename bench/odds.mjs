// odds.mjs: asks `cantrip engine` for odds and times the answers.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const start = '5 white';
const later = [ // what five white dice may have become
  'white 1, white 2, white 4, white swap, white swap',
  'white 3, white 3, white 4, 2 orange inactive',
  'white 1, orange 6, red 5, blue reroll, green reroll',
  'orange 2, red 4, blue swap, tray white 3, orange 6',
  'purple adjust, green skull, blue adjust, tray red 6, white 1',
  'yellow 5, red 6, tray yellow 1, yellow 3, orange 4',
];
const six = ['4 white, 1 green, 1 purple', '3 white, 2 orange, 1 blue', '5 white, 1 red'];
const sixCards = ['6-6', '6-6-6', '1-1-3-5-5', '2-2-4-4-6'];

const engine = spawn(process.env.CANTRIP_BIN, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

async function request(object) {
  engine.stdin.write(JSON.stringify(object) + '\n');
  const answer = JSON.parse((await lines.next()).value);
  if (!answer.ok) throw new Error(answer.reason);
  return answer;
}

// A new game has no tables yet.
async function open() {
  await request({ cmd: 'new', name: 'ciub' });
}

async function ask(situation, card) {
  const from = process.hrtime.bigint();
  const { odds } = await request({ cmd: 'odds', situation, effort: 'full', ...(card && { goals: [card] }) });
  return { odds, ms: Number(process.hrtime.bigint() - from) / 1e6 };
}

function row(...cells) {
  const widths = [12, 10, 12, 12, 12];
  console.log(cells.map((cell, i) => i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])).join(''));
}

async function measure(card) {
  await open();
  const first = await ask(start, card), times = [];
  for (const situation of later) times.push((await ask(situation, card)).ms);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  row(card, first.odds[0].low.toFixed(6), `${first.ms.toFixed(0)} ms`, `${mean.toFixed(1)} ms`,
    `${Math.max(...times).toFixed(1)} ms`);
}

const usual = ['=4', '2-4-6', '20+', '2-2-2-2', '1-3-3-5', '6-6', '2-2-4-4', '1-4-7', '1-1-1',
  '3-3-3-3', '6-6-6', '1-1-3-5-5', '1-3-5-7', '27+', '=5', '2-2-4-4-6', '1-1-1-1', '3-3-3-3-3',
  '2-2-2-2-2', '2-3-4-5-6', '1-1-6-6'];
const cards = process.argv.length > 2 ? process.argv.slice(2) : usual;
row('five white', 'chance', 'table', 'answer', 'slowest');
for (const card of cards) await measure(card);
console.log();
row('six dice', 'chance', 'table');
for (const situation of six) {
  console.log(situation);
  for (const card of sixCards) {
    await open();
    const { odds, ms } = await ask(situation, card);
    row(`  ${card}`, odds[0].low.toFixed(6), `${ms.toFixed(0)} ms`);
  }
}
engine.stdin.end();
