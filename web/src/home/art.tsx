// art.tsx: a picture for each game. They are on the first page, so they do not come with the views.
import type { JSX } from 'preact';
import { CiubArt } from '../games/ciub/art';
import { SealsArt } from '../games/seals/art';

const arts: Record<string, () => JSX.Element> = { seals: SealsArt, ciub: CiubArt };
export const hasArt = (game: string) => game in arts;
export function Art({ game }: { game: string }) {
  const Picture = arts[game];
  return Picture ? <Picture /> : null;
}
