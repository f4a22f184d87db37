// results.ts: how finished games went: places, and counts of games that were won and lost.
export interface Placed {
  scores: number[];
  winners: number[]; // seats, from 1
}
export interface Tally {
  games: number;
  won: number;
  lost: number; // the rest are draws
}

// The place of a seat, as the server counts it: winners come first, even among equal scores.
export function placeOf({ scores, winners }: Placed, seat: number): number {
  if (winners.includes(seat)) return 1;
  const better = (score: number, at: number) =>
    winners.includes(at + 1) || score > scores[seat - 1];
  return 1 + scores.filter(better).length;
}

// A game between two players, by their places.
export const addGame = (tally: Tally | undefined, own: number, other: number): Tally => ({
  games: (tally?.games ?? 0) + 1,
  won: (tally?.won ?? 0) + Number(own < other),
  lost: (tally?.lost ?? 0) + Number(own > other),
});

const wonLately = 10; // games

// After each game from the fifth on: the share that was won of the last ten.
export const shareWon = (won: boolean[]): number[] =>
  won
    .map((_, at) => won.slice(Math.max(0, at + 1 - wonLately), at + 1))
    .filter((last, at) => at >= 4 && last.length > 0)
    .map((last) => last.filter(Boolean).length / last.length);
