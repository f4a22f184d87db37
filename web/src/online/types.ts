// types.ts: messages of the server, as in docs/protocol.md.
export interface SeatBrief {
  name: string;
  player: string;
  here: boolean;
  away: boolean;
}
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
  turn: number;
  deadline: number;
  round: number;
  n: number;
  made: number;
  commitment: string;
  winners: number[];
  scores: number[];
}
export interface Details extends Brief {
  at: number;
  clocks: number[];
  entropy: { promise?: string; bytes?: string }[];
  rematch_of?: string;
  rematch?: string;
  seed?: string;
}

export interface TableEvent {
  n: number;
  at: number;
  kind: string;
  seat?: number;
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
  chat: TableEvent[];
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

export type News =
  | { news: 'events'; table: string; events: TableEvent[]; now: number }
  | { news: 'here'; table: string; seats: boolean[]; watchers: number }
  | { news: 'lobby'; table?: Brief; gone?: string }
  | { news: 'gone'; table: string; why: string }
  | { news: 'bye'; why: string; wait: number };
