// my-seats.ts: the seats that this device has at tables of the server: their keys, what was thrown in
// for the dice, and moves that no answer has come to. (localStorage; a memory where there is none.)
import { signal } from '@preact/signals';
import { createEntropy } from '../engine/fair-dice';

export interface Pending {
  at: number;
  id: string;
  line: string;
}
export interface Thrown {
  bytes: string;
  promise: string;
}
export interface MySeat {
  table: string;
  token: string;
  seat: number;
  name: string;
  game: string; // its name; "" while it is not known
  thrown: Thrown[]; // the last ones, newest last
  pending: Pending | null;
  joining?: string; // the id of a `join` that no answer has come to
  over: boolean;
  changed: number; // milliseconds since 1970
}

const place = 'cantrip.seats';
const memory = new Map<string, MySeat>();
const thrownKept = 4,
  seatsKept = 60;
export const seatsChanged = signal(0);
addEventListener('storage', ({ key }: StorageEvent) => key === place && seatsChanged.value++);

function read(): Map<string, MySeat> {
  try {
    const stored = JSON.parse(localStorage.getItem(place) ?? '[]') as MySeat[];
    return new Map([...memory, ...stored.map((seat): [string, MySeat] => [seat.table, seat])]);
  } catch {
    return new Map(memory);
  }
}
function write(seats: Map<string, MySeat>) {
  const newest = [...seats.values()].sort((a, b) => b.changed - a.changed).slice(0, seatsKept);
  memory.clear();
  try {
    localStorage.setItem(place, JSON.stringify(newest));
  } catch {
    for (const seat of newest) memory.set(seat.table, seat); // they hold until the page is left
  }
  seatsChanged.value++;
}

// Newest first.
export const mySeats = () => [...read().values()].sort((a, b) => b.changed - a.changed);
export const mySeat = (table: string): MySeat | null => read().get(table) ?? null;

export function keepSeat(table: string, change: Partial<MySeat>) {
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
  if (change.thrown) next.thrown = change.thrown.slice(-thrownKept);
  seats.set(table, next);
  write(seats);
}
export function forgetSeat(table: string) {
  const seats = read();
  seats.delete(table);
  memory.delete(table);
  write(seats);
}

// Bytes for the dice of a table, kept for the time when they are to be shown.
export function addEntropy(table: string): Thrown {
  const thrown = createEntropy();
  keepSeat(table, { thrown: [...(mySeat(table)?.thrown ?? []), thrown] });
  return thrown;
}
export const entropyFor = (table: string, promise: string | undefined): Thrown | null =>
  mySeat(table)?.thrown.find((one) => one.promise === promise) ?? null;

// As the server wants them: single blanks, and only within.
export const tidyName = (name: string) => name.trim().replace(/\s+/g, ' ');
// The name that was used last.
export const lastName = () => {
  try {
    return localStorage.getItem('cantrip.name') ?? '';
  } catch {
    return '';
  }
};
export function rememberName(name: string) {
  try {
    localStorage.setItem('cantrip.name', name);
  } catch {
    // It is typed again.
  }
}
