// load.ts: fetches the puzzle of a day: an index, then the file with it and a few others.
import { assets } from '../app/assets';
import { indexOf } from '../storage/puzzles';

// As written by `cantrip puzzle` (docs/puzzles.md).
export interface PuzzleData {
  seat: number;
  difficulty: 1 | 2 | 3;
  moves: { move: string; win: number }[]; // best first
  record: string;
}
// Written by build.mjs.
interface Index {
  size: number; // puzzles in a file
  games: Record<string, { count: number; files: string[] }>;
}

async function fetchJson<T>(file: string): Promise<T> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return (await response.json()) as T;
}

export async function loadPuzzle(day: string, game: string): Promise<PuzzleData> {
  const { size, games } = await fetchJson<Index>(assets.puzzles);
  const { count, files } = games[game];
  const index = indexOf(day, game, count);
  return (await fetchJson<PuzzleData[]>(files[Math.floor(index / size)]))[index % size];
}
