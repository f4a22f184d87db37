// program.mjs: what the documents are compared with, apart from running them: the sources, their data
// files, the options of all commands.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents, source } from './documents.mjs';

const cantrip = (...words) => execFileSync(process.env.CANTRIP_BIN, words,
  { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

export const read = (name) => readFileSync(join(source, name), 'utf8');

function filesBelow(folder) {
  return readdirSync(join(source, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]);
}

// The text of all files in some folders, with strings that are split over lines joined.
const textOf = (...folders) => folders.flatMap(filesBelow).map(read).join('\n').replace(/"\s*\n\s*"/g, '');

// Computed when first needed.
function lazily(make) {
  let made = null;
  return () => (made ??= make());
}

export const sources = lazily(() => textOf('src', 'web/src'));

// Tests that play moves.
export const gameTests = lazily(() => textOf('tests/games/seals', 'tests/games/ciub', 'tests/games/pig'));

// Files for the program: its data, a board it wrote, and files shown in the documents.
export const files = lazily(() => textOf('data') + cantrip('board', '--players', '3', '-o', '-') +
  documents.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines)).join('\n'));

// The options of all commands and games, and of the scripts in the root.
export const options = lazily(() => {
  const commands = cantrip('help').match(/^ {2}\w+/gm).map((line) => line.trim());
  return [...commands.map((name) => cantrip(name, '--help')), cantrip('games'), read('play'), read('test')].join('\n');
});
