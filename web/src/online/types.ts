// types.ts: messages of the server, as in docs/protocol.md.
export interface SeatBrief {
  name: string;
  player: string;
  rated?: boolean; // the name is a registered one
  here: boolean;
  away: boolean; // a computer acts for the player ...
  left?: boolean; // ... for good
  claim?: number; // the event by which somebody says that it is theirs
  agreed?: number[]; // the seats that want a computer to act for it
  colour?: string; // none while the seat is free
  emblem?: string;
}
export const isTaken = (seat: SeatBrief) => seat.name !== '' && seat.player === '';
export const isFree = (seat: SeatBrief) => seat.name === '' && seat.player === '';
export interface Pace {
  each: number;
  bank: number;
} // seconds
export type Late = 'computer' | 'skip' | 'wait';
export type Stage = 'open' | 'reveal' | 'on' | 'over' | 'closed';

export interface Brief {
  table: string;
  game: string;
  title: string;
  custom: boolean;
  state: Stage;
  seats: SeatBrief[];
  free: number;
  public: boolean;
  watch: boolean;
  pace: Pace | null;
  late: Late;
  autostart: boolean; // the game starts by itself once all seats are taken
  turn: number;
  deadline: number;
  round: number;
  n: number;
  made: number;
  commitment: string;
  winners: number[];
  scores: number[];
}
// What somebody looks at instead of the table.
export type Page = 'lesson' | 'rules' | 'other' | '';
export interface Details extends Brief {
  at: number;
  clocks: number[];
  entropy: { promise?: string; bytes?: string }[];
  rematch_of?: string;
  rematch?: string;
  ending: number[]; // the seats that agree to end the game
  absent: number[]; // for each seat: since when nobody is there, 0 while somebody is
  pages?: Page[]; // for each seat
  why?: string; // it was closed
  seed?: string;
}

export interface TableEvent {
  n: number;
  at: number;
  kind: string;
  seat?: number;
  about?: number; // another seat
  final?: boolean;
  name?: string;
  player?: string;
  text?: string;
  entropy?: string;
  commitment?: string;
  record?: string;
  line?: string;
  hash?: string;
  by?: 'person' | 'computer' | 'skip';
  id?: string;
  clocks?: number[];
  deadline?: number;
  winners?: number[];
  scores?: number[];
  seed?: string;
  skip?: boolean;
  why?: string;
  table?: string;
}
export interface Snapshot {
  n: number;
  record: string;
  chat: TableEvent[]; // and emotes
}

// The answer to `sit` and `watch`.
export interface Arrival {
  seat: number;
  host?: boolean;
  invite?: string;
  table: Details;
  now: number;
  events?: TableEvent[];
  snapshot?: Snapshot;
}
export interface Hello {
  server: string;
  title: string;
  language?: string;
  now: number;
  games: string[];
  names: boolean;
  push: string;
}

// People who wait for quick pairing and want the same.
export interface Seekers {
  game: string; // a game id; options that are as usual are left out
  pace: 'live' | 'days';
  players: number;
  waiting: number;
}

export type News =
  | { news: 'events'; table: string; events: TableEvent[]; now: number }
  | {
      news: 'here';
      table: string;
      seats: boolean[];
      absent: number[];
      pages?: Page[];
      watchers: number;
    }
  | { news: 'lobby'; table?: Brief; gone?: string; waiting?: Seekers[] }
  | {
      news: 'pairing';
      waiting: number;
      players: number;
      estimate: number;
      others: Seekers[];
    }
  | { news: 'paired'; table: string; seat: number; token: string }
  | { news: 'gone'; table: string; why: string }
  | { news: 'bye'; why: string; wait: number };
