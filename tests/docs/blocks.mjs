// blocks.mjs: how each code block in the documents is run. A block that matches no rule is an error.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { source } from './documents.mjs';
import { read } from './program.mjs';
import { runCommands, runConsole } from './shell.mjs';
import { isTalk, runEngine, runServer } from './talks.mjs';

// A file that cantrip reads: a record with the dice of its seed, a set, or a board, which may have
// faults.
function checkFile(block, { scratch }) {
  writeFileSync(join(scratch.home, 'shown'), `${block.lines.join('\n')}\n`);
  const dice = block.lines.some((line) => line.startsWith('seed: ')) ? '--dice' : '';
  const command = block.lines[0] === 'cantrip board 1' ? 'cantrip board ./shown' : `cantrip check ${dice} shown`;
  const { code, out } = scratch.run(command);
  return code === 0 ? [] : [out];
}

// The initial positions of the games that are shown in part.
const starts = {
  'docs/seals-notation.md': ['game: seals', 'rules: 2', 'circle: 1', `state: ${JSON.stringify({
    players: [
      { mage: 'witch', place: 'c13', dice: ['f1', 'a2', 'e1'],
        up: ['binding', 'change.air', 'strengthening.fire', 'growth.fire'] },
      { mage: 'seer', place: 'c6', dice: ['a4', 'w1'] }],
    sites: { c8: 'a3', c16: 'growth.mind', c1: 'f2' },
  })}`],
  'docs/ciub-notation.md': ['game: ciub', 'rules: 1', 'players: 3', `state: ${JSON.stringify({
    players: [{ dice: { white: 4, orange: 1, blue: 2 } }, { dice: { white: 5 }, won: ['1-1-1'], token: '6-6-6' },
      { dice: { white: 5, green: 1 }, won: ['2-2-2-2'], token: '2-4-6' }],
    top: ['20+', '6-6', '6-6-6', '=4'], bottom: ['1-1-6-6', '1-4-7', '2-4-6', '3-3-3-3'],
  })}`],
};

// Lines of a game, which continue those earlier on the page.
function playLines(block, scene) {
  scene.lines = [...(scene.lines ?? []), ...block.lines];
  return checkFile({ lines: ['cantrip record 1', ...starts[block.page], '', ...scene.lines] }, scene);
}

// Code of the program, after its file name in back quotes and a colon.
const quoted = (block) => /^`([\w./-]+)`:$/.exec(block.above)?.[1];

function compareCode(block) {
  return read(quoted(block)).includes(block.lines.join('\n')) ? [] : [`this is not in ${quoted(block)}`];
}

// The list of games, and one more.
function compareList(block) {
  const list = /^#define GAMES_LIST\(.*$/m.exec(read('src/games/list.h'))[0];
  return block.lines.join() === `${list} GAME(name)` ? [] : [`src/games/list.h has ${list}`];
}

// A drawing of the layers, with folders on the left.
function lookForFolders(block) {
  const words = block.lines.flatMap((line) => [...line.matchAll(/[a-z0-9/]{2,}/g)])
    .filter(({ index }) => index < 45).map(([word]) => word);
  return words.filter((word) => !existsSync(join(source, 'src', word))).map((word) => `there is no src/${word}`);
}

// The configuration of another program: braces are closed, and it connects to our port.
function checkConfig(block) {
  const text = block.lines.join('\n');
  const count = (letter) => text.split(letter).length;
  const wrong = ['{}', '[]', '""'].filter(([open, close]) => count(open) !== count(close));
  const port = /^port: (\d+)$/m.exec(read('packaging/cantrip.conf'))[1];
  const others = [...text.matchAll(/127\.0\.0\.1:(\d+)/g)].filter(([, other]) => other !== port);
  return [...wrong.map((pair) => `${pair} do not match`), ...others.map(([it]) => `${it} is not our port`)];
}

// Blocks run by separate tests, which need more context than a page shows.
const elsewhere = { 'docs/fair-dice.md note()': 'tests/cli/verify.sh' };
const elsewhereOf = (block) => elsewhere[`${block.page} ${block.lines[0].split(' ')[0]}`];

function lookElsewhere(block) {
  return read(elsewhereOf(block)).includes(block.page) ? [] : [`${elsewhereOf(block)} does not run it`];
}

// The first rule that matches is used: [NAME, FITS, RUN].
const rules = [
  ['run by its own test', elsewhereOf, lookElsewhere],
  ['conversation with the server', (block) => isTalk(block) && block.page === 'docs/protocol.md',
    (block, { port }) => runServer(block, port)],
  ['conversation with the engine', isTalk, runEngine],
  ['file', (block) => /^cantrip (record|board|set) 1$/.test(block.lines[0]), checkFile],
  ['moves', (block) => /^[1-5*]: /.test(block.lines[0]), playLines],
  ['code', quoted, compareCode],
  ['list of games', (block) => block.lines[0].startsWith('#define GAMES_LIST'), compareList],
  ['commands', (block) => block.kind === 'sh', (block, { scratch }) => runCommands(block, scratch)],
  ['console', (block) => block.kind === 'console', (block, { scratch }) => runConsole(block, scratch)],
  ['layers', (block) => block.kind === 'text' && block.page === 'ARCHITECTURE.md', lookForFolders],
  ['config of another program', (block) => ['nginx', 'caddy', 'yaml'].includes(block.kind), checkConfig],
];

// runBlock(BLOCK, SCENE): [the rule's name, what is wrong].
export async function runBlock(block, scene) {
  const [name, , run] = rules.find(([, fits]) => fits(block)) ?? ['block'];
  if (!run) return [name, ['no rule of tests/docs/blocks.mjs says how to run this']];
  try {
    return [name, await run(block, scene)];
  } catch (error) {
    return [name, [error.message]]; // JSON that is none, for example
  }
}
