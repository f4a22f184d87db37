// kept.ts: games kept in this browser, so that a reload or a crash loses no move.
// (IndexedDB with durability "strict"; a memory where there is none, as in private windows.)
export interface Kept {
  key: string; // of the game on this device
  game: string;
  title: string; // for a list: "Ada, adept, round 4"
  record: string;
  draft: string; // a move that is half made, as a line; "" for none
  changed: number; // milliseconds since 1970
  over: boolean;
}
