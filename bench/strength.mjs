// strength.mjs: plays matches with `cantrip arena` and tabulates their results.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, play, readSettings, run, table, writeReport } from './arena.mjs';

const partNames = ['ladder', 'uct', 'table', 'balance'];

function readArguments() {
  const settings = readSettings({ games: '400', parts: [], names: [] }, { '--strongest': 'strongest' }, (given, word) => {
    if (partNames.includes(word)) given.parts.push(word);
    else if (word.startsWith('-')) fail(`there is no option ${word}`);
    else given.names.push(word);
  });
  if (settings.parts.length === 0) settings.parts = partNames;
  if (settings.names.length === 0) settings.names = ['seals', 'ciub'];
  return settings;
}

// A game with its levels, weakest first; `*` marks the default.
function lookUp(name, strongest) {
  const game = JSON.parse(run(['games', '--json'])).find((g) => g.name === name) ?? fail(`no game ${name}`);
  const names = [...run(['data', `${name}/levels.txt`]).matchAll(/^level\s+([a-z]+)(\*?)/gm)];
  const kinds = { circle: [1, 2, 3, 4], length: ['normal', 'short'] };
  const kind = Object.keys(kinds).find((k) => game.options.some((o) => o.name === k));
  return { name, levels: names.map((m) => m[1]), most: game.max_players,
    variants: kind ? kinds[kind].map((value) => [`--${kind}`, `${value}`]) : [[]],
    inTurn: kind ? ['--every', `${kind}=${kinds[kind]}`] : [],
    usual: names.find((m) => m[2])[1], best: strongest ?? names.at(-1)[1] };
}

function range(from, to) {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, i) => from + i);
}

// One match, kept under its title.
const playTitle = (settings, title, words) => play(settings, title.replace(/[^a-z0-9]+/g, '-'), words);

// The number of simulations with which uct takes `factor` times as long as a level: measured
// once in a short match and stored, so that the match itself is reproducible.
function findNodes(settings, game, level, factor, words) {
  const file = join(settings.folder, `nodes-${[game.name, level, factor, ...words].join('-').replace(/-+/g, '-')}.txt`);
  if (!existsSync(file)) {
    const spec = 'uct:nodes=1000';
    const text = run(['arena', game.name, level, spec, ...words, '--games', '4', '--threads', '1', '--quiet', '--json']);
    const [one, two] = JSON.parse(text).specs;
    const nodes = 1.1 * 1000 * factor * one.ms_per_move / two.ms_per_move; // err on the high side
    writeFileSync(file, `${Math.max(1, Math.round(nodes))}\n`);
  }
  return Number(readFileSync(file, 'utf8'));
}

const percent = (x) => `${(x * 100).toFixed(1)} %`;
const span = ([low, high]) => `${percent(low)} to ${percent(high)}`;
const ms = (x) => x < 10 ? x.toFixed(2) : x.toFixed(0);

function playLadder(settings, game) {
  const rows = [];
  for (const players of range(2, game.most))
    for (let i = 1; i < game.levels.length; i++) {
      const [low, high] = [game.levels[i - 1], game.levels[i]];
      const title = `ladder ${game.name} ${players} ${high}`;
      const result = playTitle(settings, title, [game.name, high, low, '--players', `${players}`, ...game.inTurn]);
      const { elo, margin } = result.pairs[0], time = result.specs[0];
      rows.push([players, `${high} over ${low}`, result.games, `${elo.toFixed(0)} ± ${margin.toFixed(0)}`,
        elo - margin >= 100 ? 'yes' : elo >= 100 ? 'not sure' : `misses by ${(100 - elo).toFixed(0)}`,
        ms(time.ms_per_move), ms(time.ms_longest_move)]);
    }
  return table(['players', 'levels', 'games', 'Elo', '100 or more', 'ms a move', 'longest'], rows);
}

function playUct(settings, game) {
  const rows = [];
  for (const [level, factor] of [[game.usual, 10], [game.best, 100]])
    for (const words of game.variants) {
      const nodes = findNodes(settings, game, level, factor, words);
      const title = `uct ${game.name} ${level} ${words.join(' ')}`;
      const result = playTitle(settings, title, [game.name, level, `uct:nodes=${nodes}`, ...words]);
      const [one, two] = result.specs;
      rows.push([`${level} ${words.slice(-1)}`, `uct:nodes=${nodes}`, (two.ms_per_move / one.ms_per_move).toFixed(1),
        result.games, percent(one.share), span(one.share_95),
        one.share_95[0] > 0.5 ? 'yes' : `misses by ${percent(0.5 - one.share_95[0])}`]);
    }
  return table(['level', 'against', 'times its time', 'games', 'wins', '95 %', 'above 50 %'], rows);
}

function playTable(settings, game) {
  const rows = [];
  for (const players of range(3, game.most)) {
    const nodes = findNodes(settings, game, game.best, 10, ['--players', `${players}`]);
    const words = [game.name, game.best, `uct:nodes=${nodes}`, '--players', `${players}`,
      '--lineup', 'A' + 'B'.repeat(players - 1), ...game.inTurn];
    const result = playTitle(settings, `table ${game.name} ${players}`, words);
    const [one, two] = result.specs;
    rows.push([players, `uct:nodes=${nodes}`, (two.ms_per_move / one.ms_per_move).toFixed(1), result.games,
      one.of_fair.toFixed(2), one.of_fair_95.map((x) => x.toFixed(2)).join(' to '),
      one.of_fair_95[0] >= 1.5 ? 'yes' : one.of_fair >= 1.5 ? 'not sure' : `misses by ${(1.5 - one.of_fair).toFixed(2)}`]);
  }
  return table(['players', `one ${game.best} among`, 'times its time', 'games', 'of its fair share', '95 %', '1.5 or more'], rows);
}

function playBalance(settings, game) {
  const rows = [];
  for (const players of range(2, game.most))
    for (const words of game.variants) {
      const title = `balance ${game.name} ${players} ${words.join(' ')}`;
      const result = playTitle(settings, title, [game.name, game.usual, '--players', `${players}`, ...words]);
      const off = result.seats.map((seat) => seat.share - seat.fair);
      const seats = off.map((x) => (x * 100).toFixed(1)).join(', ');
      const turns = result.turns.map((turn) => ((turn.share - turn.fair) * 100).toFixed(1)).join(', ');
      const { mean, median, p5, p95 } = result.rounds;
      rows.push([players, words.slice(-1).join(''), result.games, mean.toFixed(1), median, `${p5} to ${p95}`, seats, turns]);
    }
  return table(['players', 'circle', 'games', 'rounds', 'median', '5 to 95 %', 'seats, points off', 'turns, points off'], rows);
}

const titles = {
  ladder: ['Levels, each against the one below', playLadder],
  uct: ['Against plain UCT, two players', playUct],
  table: ['Alone among UCT', playTable],
  balance: ['Seats and rounds, the default level against itself', playBalance],
};
const settings = readArguments();
const parts = [];
for (const name of settings.names) {
  const game = lookUp(name, settings.strongest);
  for (const part of settings.parts) {
    const [title, work] = titles[part];
    parts.push(`## ${name}: ${title}\n\n${work(settings, game)}\n`);
    writeReport(settings, parts);
    console.log(parts.at(-1));
  }
}
