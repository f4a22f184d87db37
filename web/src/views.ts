// views.ts: the view of each game, and how its moves are told. They are fetched by themselves, for
// nobody waits for games he does not play; a list of choices and plain words do for any other.
import type { ComponentChildren } from 'preact';
import { assets } from './core/assets';
import type { State } from './core/types';
import type { View } from './core/view';
import { loadStyle } from './ui/style';

// A line of the notation in parts, between which there are blanks.
type Teller = (line: string, state?: State, named?: boolean) => ComponentChildren[];
interface Kind { view: View; tell: Teller }

const sources: Record<string, () => Promise<Kind>> = {
  seals: () => import('./kinds/seals'), ciub: () => import('./kinds/ciub'), pig: () => import('./kinds/pig'),
};
const known: Record<string, Kind> = {};
const coming: Record<string, Promise<void>> = {};
const kindOf = (game: string) => (Object.hasOwn(sources, game) ? game : 'pig');

async function fetchKind(name: string) {
  const [kind] = await Promise.all([sources[name](), loadStyle(assets.styles[name], 'view')]);
  known[name] = kind;
}

// It can be asked for early and often: what did not come is tried again.
export function fetchView(game: string): Promise<void> {
  const name = kindOf(game);
  return (coming[name] ??= fetchKind(name).catch((error: unknown) => {
    delete coming[name];
    throw error;
  }));
}
// As soon as somebody seems to want it. Whoever shows it says what went wrong.
export const expectView = (game: string) => void fetchView(game).catch(() => undefined);

export const hasView = (game: string) => kindOf(game) in known;
export const viewOf = (game: string): View => known[kindOf(game)].view;
export const tellerOf = (game: string): Teller => known[kindOf(game)]?.tell ?? ((line) => line.split(' '));
