// pairing-store.ts: waiting for strangers who want the same game. It goes on while the player looks at
// other pages or plays against a computer; when there is a table, the page goes there.
import { signal } from '@preact/signals';
import { goTo, linkTo } from '../app/router';
import { createEntropy } from '../engine/fair-dice';
import { randomWord } from '../storage/new-game';
import { playSound } from '../ui/sound';
import { toast } from '../ui/toast';
import { getConnection } from './connection';
import { rememberName, saveSeat, type Entropy } from './my-seats';
import { openTable } from './new-table';
import { errorText, Lost, Refused } from './requests';
import { paces } from './time-control';
import { isLive } from './time-text';
import type { Brief, News, Seekers } from './types';

export interface Wish {
  game: string;
  players: number;
  length: string; // "": any
  pace: 'live' | 'days';
}
interface Counts {
  waiting: number;
  players: number;
  estimate: number; // seconds; 0 if unknown
  others: Seekers[]; // who want something else
}
interface Waiting extends Counts {
  wish: Wish;
  game: string; // the id of the game that is waited for
  name: string;
  id: string; // of the request, which is repeated with it after a break
  entropy: Entropy;
  since: number; // by the clock of this device
}
interface Seat {
  table: string;
  seat: number;
  token: string;
}

export const pairing = signal<Waiting | null>(null);
export const seekers = signal<readonly Seekers[]>([]); // as known to the list of tables
export const foundTable = signal(''); // while the player was on another page

const gameIdOf = ({ game, players, length }: Wish) =>
  `${game}:players=${players}${length ? `,length=${length}` : ''}`;

function sitDown({ entropy, name, wish }: Waiting, { table, seat, token }: Seat) {
  pairing.value = null;
  saveSeat(table, { token, seat, name, game: wish.game, thrown: [entropy] });
  playSound('turn');
  if (!location.hash.startsWith(linkTo('friends'))) foundTable.value = table;
  goTo('table', table);
}

// With a table in the answer, an earlier request with this id got a seat there, unnoticed.
async function request(waiting: Waiting) {
  const { wish, game, name, id, entropy } = waiting;
  const { ask } = getConnection();
  const answer = await ask<Counts & { table?: string }>({
    do: 'pair',
    game,
    pace: wish.pace,
    name,
    entropy: entropy.promise,
    id,
  });
  if (answer.table) sitDown(waiting, await ask<Seat>({ do: 'redeem', code: id }));
  else pairing.value = { ...waiting, ...answer };
  joinOthers();
}

// "" if it is the usual one.
export const lengthOf = ({ game }: Seekers) => /[:,]length=([^,]*)/.exec(game)?.[1] ?? '';

export const gameOf = ({ game }: Seekers) => game.split(':')[0];

// Waits for what others wait for already. Throws what `ask` does.
export const startWith = (other: Seekers, name: string, wish?: Wish, since?: number) =>
  startPairing(
    {
      game: gameOf(other),
      players: other.players,
      length: wish?.length ?? lengthOf(other),
      pace: other.pace,
    },
    name,
    other.game,
    since,
  );
export async function waitWith(other: Seekers) {
  const waiting = pairing.value;
  if (!waiting) return;
  try {
    await startWith(other, waiting.name, waiting.wish, waiting.since);
  } catch (error) {
    if (error instanceof Refused && error.code === 'late') return; // a table was found just now
    toast(errorText(error), { bad: true });
  }
}
// Whoever takes any length goes to those who want a certain one, once: never back and forth.
function joinOthers() {
  const waiting = pairing.value;
  if (!waiting || waiting.wish.length !== '' || waiting.game !== gameIdOf(waiting.wish)) return;
  const { game, players, pace } = waiting.wish;
  const found = waiting.others.find(
    (other) => gameOf(other) === game && other.players === players && other.pace === pace,
  );
  if (found && waiting.waiting === 1) void waitWith(found);
}

function receive(news: News) {
  const waiting = pairing.value;
  if (!waiting) return;
  if (news.news === 'pairing') {
    pairing.value = { ...waiting, ...news };
    joinOthers();
  }
  if (news.news === 'paired') sitDown(waiting, news);
}
async function resume() {
  const waiting = pairing.value;
  if (!waiting) return;
  try {
    await request(waiting);
  } catch (error) {
    if (error instanceof Lost) return; // until the next connection
    pairing.value = null;
    toast(errorText(error), { bad: true });
  }
}

let listening = false;
function listen() {
  if (listening) return;
  listening = true;
  const connection = getConnection();
  let connected = true;
  connection.listen(receive);
  connection.state.subscribe(({ kind }) => {
    const again = kind === 'connected' && !connected;
    connected = kind === 'connected';
    if (again) void resume();
  });
}

// Throws what `ask` does.
export async function startPairing(
  wish: Wish,
  name: string,
  game = gameIdOf(wish),
  since = Date.now(),
) {
  listen();
  rememberName(name);
  await request({
    wish,
    game,
    name,
    id: randomWord(22),
    entropy: createEntropy(),
    since,
    waiting: 1,
    players: wish.players,
    estimate: 0,
    others: [],
  });
}
// Refused if a table was found just now: then it is on its way.
export async function stopPairing() {
  try {
    await getConnection().ask({ do: 'unpair' });
    pairing.value = null;
  } catch (error) {
    if (error instanceof Lost) pairing.value = null;
    else if (!(error instanceof Refused)) throw error;
  }
}

// A public table over days where somebody has left a seat free; "" if there is none.
export async function findTableOverDays({ game, players }: Wish): Promise<string> {
  const { tables } = await getConnection().ask<{ tables: Brief[] }>({ do: 'lobby', on: true });
  const fits = ({ state, free, pace, seats, game: id, custom }: Brief) =>
    state === 'open' &&
    free > 0 &&
    !custom &&
    !isLive(pace) &&
    seats.length === players &&
    id.split(':')[0] === game;
  return tables.filter(fits).at(-1)?.table ?? ''; // the one that has waited longest
}
// A table that others find in the list, also while this player is away. Throws what `ask` does.
export const createTableOverDays = (wish: Wish, name: string) =>
  openTable(
    gameIdOf(wish),
    Array.from({ length: wish.players }, () => 'person'),
    name,
    { pace: paces.days, late: 'computer', public: true, watch: true, autostart: true },
  );
