// balance.mjs: plays every layout and circle with one kind of player and evaluates the boards.
import { fail, play, readSettings, table, writeReport } from './arena.mjs';

const boards = { standard: ['--board', 'standard'], fresh: ['--every', 'board=fresh:%'] };
const playerCounts = [2, 3, 4, 5];
const circles = [1, 2, 3, 4];

// The criterion: mean and typical number of rounds, and the largest excess of a seat's wins over
// its share in so many games. With fewer games a seat fails if its whole confidence interval is
// above that, and is undecided if part of it is.
const rounds = { least: 8, most: 16, p5: 7, p95: 16 };
const excess = 0.03, fullGames = 10000;

function readArguments() {
  const settings = readSettings({ games: `${fullGames}`, player: 'search:nodes=30', boards: [] }, { '--player': 'player' },
    (given, word) => {
      if (boards[word]) given.boards.push(word);
      else fail(`${word} is neither an option nor a kind of board (standard, fresh)`);
    });
  if (settings.boards.length === 0) settings.boards = Object.keys(boards);
  return settings;
}

function playBoards(settings, board, players, circle) {
  const name = `${board}-${players}-${circle}-${settings.player}`.replace(/[^a-z0-9.]+/g, '-');
  return play(settings, name, ['seals', settings.player, '--players', `${players}`, '--circle', `${circle}`,
    ...boards[board]]);
}

function judgeRounds({ mean, median, p5, p95 }) {
  const faults = [];
  if (mean < rounds.least || median < rounds.least || p5 < rounds.p5) faults.push('too short');
  if (mean > rounds.most || median > rounds.most || p95 > rounds.p95) faults.push('too long');
  return faults;
}

// The seats, or places in turn order, that win too often.
function judgeShares(name, shares, games) {
  const over = ({ share, fair, share_95 }) => share - fair > excess && (games >= fullGames || share_95[0] - fair > excess);
  return shares.flatMap((one, i) => over(one) ? [`${name} ${i + 1} wins too often`] : []);
}

function isOpen(shares, games) {
  return games < fullGames && shares.some(({ fair, share_95 }) => share_95[1] - fair > excess);
}

const points = (x) => `${x < 0 ? '-' : '+'}${Math.abs(x * 100).toFixed(1)}`;
const showShares = (shares) => shares.map((one) => points(one.share - one.fair)).join(' ');
const margin = (shares) => `± ${(Math.max(...shares.map((s) => s.share_95[1] - s.share_95[0])) * 50).toFixed(1)}`;

function row(players, circle, result, faults, remarks) {
  const { mean, median, p5, p95 } = result.rounds;
  return [players, circle, result.games, mean.toFixed(2), median, `${p5} to ${p95}`, showShares(result.seats),
    showShares(result.turns), margin(result.seats), [...(faults.length ? faults : ['good']), ...remarks].join('; ')];
}

const head = ['players', 'circle', 'games', 'rounds', 'median', '5 to 95 %', 'seats, points off', 'turns, points off',
  '95 %', 'verdict'];
const settings = readArguments();
const parts = [];
let failures = 0, undecided = 0;
for (const board of settings.boards) {
  const rows = [];
  for (const players of playerCounts)
    for (const circle of circles) {
      const result = playBoards(settings, board, players, circle);
      const faults = [...judgeRounds(result.rounds), ...judgeShares('seat', result.seats, result.games)];
      const open = faults.length === 0 && isOpen(result.seats, result.games);
      failures += faults.length > 0;
      undecided += open;
      rows.push(row(players, circle, result, open ? ['rounds good, seats undecided'] : faults,
        judgeShares('turn', result.turns, result.games)));
      const title = `## ${board === 'fresh' ? 'Fresh dungeons' : 'The standard dungeons'}, ${settings.player}`;
      parts[settings.boards.indexOf(board)] = `${title}\n\n${table(head, rows)}\n`;
      writeReport(settings, parts);
    }
}
console.log(parts.join('\n'));
if (failures > 0) console.log(`The criterion fails in ${failures} lines.`);
else if (undecided > 0) console.log(`Rounds are good, but ${undecided} lines have too few games to evaluate the seats.`);
else console.log('The criterion holds.');
process.exit(failures === 0 ? 0 : 1);
