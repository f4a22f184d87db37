// art.tsx: a picture for each game. They are on the home page, so they are not part of the views.
import type { JSX } from 'preact';
import { CiubArt } from '../games/ciub/art';
import { SealsArt } from '../games/seals/art';

const arts: Record<string, () => JSX.Element> = { seals: SealsArt, ciub: CiubArt };
export const hasArt = (game: string) => game in arts;
export function Art({ game }: { game: string }) {
  const Picture = arts[game];
  return Picture ? <Picture /> : null;
}
