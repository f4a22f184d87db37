// whole.mjs: whole games by a player who knows only what `?` lists, mixed with invalid input; some
// are killed and resumed repeatedly.
//   whole.mjs seals | ciub
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Talk, check, finish, makeRandom, readList } from './talk.mjs';

const home = mkdtempSync(join(tmpdir(), 'cantrip-plain-'));
const MOST = 20000; // maximum number of decisions in a game
const nonsense = ['frobnicate', 'break', 'put', '0', '999', '-1', '1 2', 'yes please', '?!',
  'x'.repeat(5000), '\u001b[2J', '\u0000', 'é ü', 'roll roll roll', 'take', 'help nothing',
  'rules', 'rules zzz', 'odds zzz', 'hint zzz', 'log zzz', 'save', 'save /', 'confirm maybe',
  '%s%n', 'break c999 with f9', 'gain 9-9-9', 'drop', 'back', 'scores', 'log 3', ''];

// Requests the list of choices.
const list = async (talk) => readList(await talk.ask('?'));
const write = (choices) => choices.map((c) => `${c.number} ${c.text}`).join('\n');

// Makes one decision: by number, or by its text.
async function decide(talk, random, counts) {
  const choices = await list(talk);
  if (choices.length === 0) return 'nothing to choose';
  const one = choices[random(choices.length)];
  const answer = await talk.ask(random(2) ? one.number : one.text);
  counts.decisions++;
  return { answer, one };
}

async function talkNonsense(talk, random) {
  const before = write(await list(talk));
  const line = nonsense[random(nonsense.length)];
  if (line === 'drop' || line === 'back') return '';
  await talk.ask(line);
  const after = write(await list(talk));
  return before === after ? '' : `after ${JSON.stringify(line)}:\n${before}\n\n${after}`;
}

async function play(name, seed, args, { kills = 0 } = {}) {
  const random = makeRandom(seed), counts = { decisions: 0, nonsense: 0, kills: 0 };
  let talk = new Talk(home, ...args), wrong = '';
  let answer = await talk.listen();
  while (!wrong && counts.decisions < MOST && !/That was the end of the game/.test(answer)) {
    if (talk.over) wrong = `it ended: ${talk.code}\n${answer}\n${talk.errors}`;
    else if (/Type yes to make it/.test(answer)) answer = await talk.ask('yes');
    else if (random(20) === 0) {
      counts.nonsense++;
      wrong = await talkNonsense(talk, random);
    } else if (kills > counts.kills && random(12) === 0 && !/so far/.test(answer)) {
      counts.kills++;
      const before = await talk.ask('log all');
      await talk.kill();
      talk = new Talk(home, '--resume', 'last');
      answer = await talk.listen();
      const after = await talk.ask('log all');
      if (before !== after) wrong = `lost by a kill:\n${before}\n\n${after}`;
    } else {
      const made = await decide(talk, random, counts);
      if (typeof made === 'string' || /^Not possible|^There is no number/m.test(made.answer))
        wrong = `${JSON.stringify(made)}\n${answer}`;
      else answer = made.answer;
    }
  }
  check(`${name}: played to its end`, !wrong && /That was the end/.test(answer), wrong,
    `${counts.decisions} decisions`, answer);
  check(`${name}: somebody wins`, / wins\.$/m.test(answer), answer);
  check(`${name}: killed as often as planned`, counts.kills === kills, counts.kills);
  await finishGame(name, talk);
  return counts;
}

async function finishGame(name, talk) {
  const file = join(home, `${name.replaceAll(' ', '-')}.rec`);
  await talk.ask(`save ${file}`);
  const bye = await talk.leave();
  const kept = bye.match(/The game is kept in (.*)/)?.[1] ?? '';
  check(`${name}: leaves well`, talk.code === 0 && existsSync(kept), talk.code, bye, talk.errors);
  let verdict = '';
  try {
    verdict = execFileSync(process.env.CANTRIP_BIN, ['check', '--dice', file, kept],
      { encoding: 'utf8' });
  } catch (error) {
    verdict = error.stderr;
  }
  check(`${name}: both records are good`, (verdict.match(/: good: /g) ?? []).length === 2,
    verdict);
}

const people = (count) => Array(count).fill(['--seat', 'person']).flat();
const games = {
  seals: [
    ['pig', 1, ['pig', '--seed', '1', ...people(2)], { kills: 1 }],
    ['seals for two people', 2, ['seals', '--seed', '2', ...people(2)], { kills: 3 }],
    ['seals for three people', 6, ['seals', '--seed', '6', '--circle', '3', ...people(3)]],
    ['seals for a person and two computers', 3, ['seals', '--seed', '3', '--circle', '4',
      '--seat', 'person', '--seat', 'greedy', '--seat', 'random']],
  ],
  ciub: [
    ['ciub for two people', 4, ['ciub', '--seed', '4', ...people(2)], { kills: 3 }],
    ['ciub for four people', 7, ['ciub', '--seed', '7', ...people(4)]],
    ['ciub for two people and a computer', 5, ['ciub', '--seed', '5', '--length', 'short',
      ...people(2), '--seat', 'greedy']],
  ],
};
let decisions = 0;
try {
  for (const game of games[process.argv[2]]) decisions += (await play(...game)).decisions;
  check('a thousand decisions and more', decisions > 1000, decisions);
} finally {
  rmSync(home, { recursive: true, force: true });
}
finish();
