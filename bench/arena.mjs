// arena.mjs: what bench/balance and bench/strength share: settings, matches of `cantrip arena` that are
// kept and resumed, and tables.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export function fail(words) {
  console.error(`bench/${basename(process.argv[1], '.mjs')}: ${words}`);
  process.exit(2);
}

// Reads the command line, FOLDER WORD..., into settings that have their defaults: options of both
// programs and those of `more`, with their values, and other words by `take`.
export function readSettings(defaults, more, take) {
  const [folder, ...words] = process.argv.slice(2);
  const settings = { folder, minutes: null, threads: null, ...defaults };
  const options = { '--out': 'folder', '--games': 'games', '--minutes': 'minutes', '--threads': 'threads', ...more };
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (options[word]) settings[options[word]] = words[++i] ?? fail(`${word} needs a value`);
    else take(settings, word);
  }
  mkdirSync(settings.folder, { recursive: true });
  return settings;
}

// The program's standard output; its messages and progress go to the terminal.
export function run(words) {
  const { status, stdout, signal } = spawnSync(process.env.CANTRIP_BIN, words,
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 28 });
  if (status !== 0) fail(`cantrip ${words.join(' ')} ended with ${status ?? signal}`);
  return stdout;
}

// One match, kept in files of that name.
export function play(settings, name, words) {
  const file = join(settings.folder, name), limits = ['--games', `${settings.games}`];
  if (settings.minutes) limits.push('--minutes', settings.minutes);
  if (settings.threads) limits.push('--threads', settings.threads);
  console.error(`${name}: cantrip arena ${words.join(' ')}`);
  const text = run(['arena', ...words, ...limits, '--log', `${file}.log`, '--json']);
  writeFileSync(`${file}.json`, text);
  return JSON.parse(text);
}

export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function writeReport(settings, parts) {
  writeFileSync(join(settings.folder, 'report.md'), parts.join('\n'));
}
