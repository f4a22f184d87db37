// my-seats.ts: this device's seats at tables of the server: their tokens, the entropy for the dice, and
// moves without an answer yet. (localStorage; in memory where it is missing.)
import { signal } from '@preact/signals';
import { createEntropy } from '../engine/fair-dice';

export interface PendingMove {
  at: number;
  id: string;
  line: string;
}
export interface Entropy {
  bytes: string;
  promise: string; // the hash of the bytes
}
export interface MySeat {
  table: string;
  token: string;
  seat: number;
  name: string;
  game: string; // its name; "" while unknown
  thrown: Entropy[]; // the latest ones, newest last
  pending: PendingMove | null;
  joining?: string; // the id of a `join` without an answer
  claiming?: { seat: number; id: string } | null; // somebody else's decision is awaited
  rests?: boolean; // a computer plays because the player wanted it
  over: boolean; // or given up
  again?: string; // the table of the rematch, where the seat is kept, too
  changed: number; // milliseconds since 1970
}

const storageKey = 'cantrip.seats',
  nameKey = 'cantrip.name';
const memory = new Map<string, MySeat>();
const maxEntropies = 4, // per seat
  maxSeats = 60;
export const seatsChanged = signal(0);
addEventListener('storage', ({ key }: StorageEvent) => key === storageKey && seatsChanged.value++);

function read(): Map<string, MySeat> {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '[]') as MySeat[];
    return new Map([...memory, ...stored.map((seat): [string, MySeat] => [seat.table, seat])]);
  } catch {
    return new Map(memory);
  }
}
function write(seats: Map<string, MySeat>) {
  const newest = [...seats.values()].sort((a, b) => b.changed - a.changed).slice(0, maxSeats);
  memory.clear();
  try {
    localStorage.setItem(storageKey, JSON.stringify(newest));
  } catch {
    for (const seat of newest) memory.set(seat.table, seat); // until the page is closed
  }
  seatsChanged.value++;
}

// Newest first.
export const mySeats = () => [...read().values()].sort((a, b) => b.changed - a.changed);
export const mySeat = (table: string): MySeat | null => read().get(table) ?? null;

export function saveSeat(table: string, change: Partial<MySeat>) {
  const seats = read();
  const known = seats.get(table) ?? {
    table,
    token: '',
    seat: 0,
    name: '',
    game: '',
    thrown: [],
    pending: null,
    over: false,
    changed: 0,
  };
  const next = { ...known, ...change, changed: Date.now() };
  if (change.thrown) next.thrown = change.thrown.slice(-maxEntropies);
  seats.set(table, next);
  write(seats);
}
// The same token opens the seat at the table of the rematch.
export function saveRematchSeat({ table, token, seat, name, game }: MySeat, again: string) {
  saveSeat(table, { again });
  saveSeat(again, { token, seat, name, game });
}
export function forgetSeat(table: string) {
  const seats = read();
  seats.delete(table);
  memory.delete(table);
  write(seats);
}

// New entropy for the dice of a table, saved until it is revealed.
export function addEntropy(table: string): Entropy {
  const entropy = createEntropy();
  saveSeat(table, { thrown: [...(mySeat(table)?.thrown ?? []), entropy] });
  return entropy;
}
export const entropyFor = (table: string, promise: string | undefined): Entropy | null =>
  mySeat(table)?.thrown.find((one) => one.promise === promise) ?? null;

// As the server wants names: no space at the ends, single spaces within.
export const tidyName = (name: string) => name.trim().replace(/\s+/g, ' ');
export const lastUsedName = () => {
  try {
    return localStorage.getItem(nameKey) ?? '';
  } catch {
    return '';
  }
};
export function rememberName(name: string) {
  try {
    localStorage.setItem(nameKey, name);
  } catch {
    // The player types it again next time.
  }
}
