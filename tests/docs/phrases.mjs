// phrases.mjs: checks the text in back quotes. Commands, game ids and players are run; a test must play
// the moves; options and messages must be in the program. tests/scripts/docs.sh checks other single
// words. Words in capitals are placeholders.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, gameTests, options, sources } from './program.mjs';
import { programs } from './shell.mjs';

const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

// Phrases that are not for the program, or that tests/client/bot.sh runs.
const plain = ['. : - _ +', '-rw-r----- root cantrip', 'area: what it does', 'name: value',
  'value + explore * prior * sqrt(N) / (1 + n)', 'build/debug/example_bot LINK NAME adept'];

const values = { ADDRESS: '203.0.113.5', COMMAND: 'version', COUNT: '1', DIR: 'folder', GAME: 'pig', N: '2',
  NAME: 'pig', PLAYER: 'greedy', SEED: '1', SITUATION: "'5 white' 6-6", TABLE: '7K2QFD9X', TO: 'copy.db' };

// A file for the command to read, or a new one.
function fileFor(text) {
  if (text.includes('-o FILE')) return 'new.txt';
  if (text.includes('catalogue')) return 'tests/catalogue/pig.txt';
  return text.includes('--config') ? '/etc/cantrip.conf' : 'game.rec';
}

// `cantrip new GAME [OPTIONS] [-o FILE]` as a command that can be run.
function fillIn(text, { link }) {
  return text.replace(/ \[[^\]]*\]/g, '').replace(/\.\.\.$/, '').replace(/(\w+)\|\w+/g, '$1')
    .replace(/\b[A-Z]+\b/g, (word) => ({ ...values, FILE: fileFor(text), LINK: link })[word] ?? word)
    .replace(/^\w+_tool /, 'build/debug/$&');
}

// A command; `cantrip NAME` alone must have help.
function isCommand(text) {
  if (/^(\.\/)?cantrip /.test(text)) return !/ (record|board|set|face|seed|key|roll) 1/.test(text);
  const [first, ...more] = text.split(' ');
  if (/^(\.\/(?!cantrip)|scripts\/|bench\/)[a-z-]+$/.test(first)) return true;
  return more.length > 0 && (programs.includes(first) || /_tool$/.test(first));
}

function run(command, { scratch }) {
  const { code, out } = scratch.run(command);
  return code === 0 ? [] : [`\`${command}\` ends with ${code}: ${out}`];
}

const hasOptions = (text) => text.match(/--\w[\w-]*/g).every((word) => new RegExp(`${word}\\b`).test(options()));

// A line of code: all its names are in the program.
function isCode(text) {
  return /^[\w.>&*-]+\(.*\);?$|^return |^#include |^struct /.test(text) &&
    text.replace(/"[^"]*"/g, '').match(/[a-z_]\w+/g).every((word) => new RegExp(`\\b${word}\\b`).test(sources()));
}

// JSON or its shape: its keys are in the program.
function isJson(text) {
  const keys = text.match(/"[\w-]+"(?=[?:,}\]])/g);
  return keys !== null && /^[{["]/.test(text) && keys.every((key) => sources().includes(key));
}

// A move or part of one that a test of its game plays, or dice.
function isMove(text) {
  return new RegExp(`["n ]${escape(text)}["\\\\, \\n]`).test(gameTests()) || /^([fwae][1-6] ?)+$/.test(text);
}

// A message of the program, or a line of a file; without the file or field that the message is about
// and the system's reason.
function isSaid(text) {
  const said = text.replaceAll('\\|', '|').replace(/^\S+:\d+: |: Permission denied$/, '');
  return [said, said.replace(/^\w+: /, '')].some((words) => {
    const pattern = escape(words).replaceAll('\\.\\.\\.', '.*').replace(/\b[A-Z]+\b/g, '\\S.*')
      .replace(/\b\d+\b/g, '(\\d+|%\\w+)');
    return new RegExp(pattern).test(sources()) || new RegExp(`^ *${pattern}`, 'm').test(files());
  });
}

// A header of a record: an option of a game.
const isHeader = (text) => /^[a-z]+: \w+$/.test(text) && options().includes(`--${text.split(':')[0]} `);

function isSetting(text, { scratch }) {
  writeFileSync(join(scratch.home, 'shown.conf'), `${text}\n`);
  return scratch.run('cantrip serve --config shown.conf --check-config').code === 0;
}

// Dice that `cantrip odds ciub` understands, alone or next to a die.
function isSituation(text, { scratch }) {
  const words = text.replace(/^['"]|['"]$/g, '');
  return ['', '1 white, '].some((die) => scratch.run(`cantrip odds ciub '${die}${words}' 6-6 --quick`).code === 0);
}

// Seals that `cantrip odds` understands.
function isGoal(text, { scratch }) {
  const words = text.replace(/^'|'$/g, '');
  return scratch.run(`cantrip new seals --seed 7 --play greedy | cantrip odds - --move 17 '${words}'`).code === 0;
}

// A command at a table or in its waiting room.
function isTyped(text, { scratch }) {
  const says = (command) => scratch.run(`cantrip play --plain ${command}`, `${text}\n`).out;
  return !says('seals --seed 3 --no-save').includes('is not understood') ||
    !says('pig --players 3 --server https://dice.example --name Ada').includes('has not begun yet');
}

const kinds = [isCode, isJson, isMove, isSaid, isHeader, isSetting, isSituation, isGoal, isTyped];

// checkPhrase(TEXT, SCENE): the fault found, if any.
export function checkPhrase(text, scene) {
  if (isCommand(text)) return run(/^(\.\/)?cantrip \w+$/.test(text) ? `${text} --help` : fillIn(text, scene), scene);
  if (/^--\w/.test(text)) return hasOptions(text) ? [] : [`no command has \`${text}\``];
  if (/^(seals|ciub|pig)[:#]\S+$/.test(text)) return run(`cantrip new '${text}'`, scene);
  if (/^[a-z]+:[a-z]+=\S+$/.test(text)) return run(`cantrip new pig --target 10 --play '${text}'`, scene);
  if (!/\S \S/.test(text) || plain.includes(text) || kinds.some((is) => is(text, scene))) return [];
  return [`no rule of tests/docs/phrases.mjs knows \`${text}\``];
}
