// registry.ts: the view of each game, and how its moves are shown. Each is fetched by itself, so that
// nobody waits for a game they do not play; any other game gets a list of choices and plain words.
import type { ComponentChildren } from 'preact';
import { assets } from '../app/assets';
import type { Session } from '../engine/session';
import type { State, ThingName } from '../engine/types';
import type { View } from './view';
import { loadStyle } from '../ui/style';

// A line of the notation in parts, with spaces between them.
type MoveFormatter = (line: string, state?: State, named?: boolean) => ComponentChildren[];
interface GameModule {
  view: View;
  formatMove: MoveFormatter;
  // A thing as the notation writes it, for a picture of it; "" where it has a plain name.
  notationOf?: (thing: ThingName) => string;
  // What in a remark is of the notation, as its one group.
  inRemarks?: RegExp;
  // Asks the session, which has a table of the game, for what the others draw with.
  prepare?: (session: Session) => void;
}

const sources: Record<string, () => Promise<GameModule>> = {
  seals: () => import('./seals'),
  ciub: () => import('./ciub'),
  pig: () => import('./pig'),
};
const known: Record<string, GameModule> = {};
const coming: Record<string, Promise<void>> = {};
const moduleOf = (game: string) => (Object.hasOwn(sources, game) ? game : 'pig');

async function fetchModule(name: string) {
  const [module] = await Promise.all([sources[name](), loadStyle(assets.styles[name], 'view')]);
  known[name] = module;
}

// It can be asked for early and often: what did not come is tried again.
export function fetchView(game: string): Promise<void> {
  const name = moduleOf(game);
  return (coming[name] ??= fetchModule(name).catch((error: unknown) => {
    delete coming[name];
    throw error;
  }));
}
// As soon as somebody seems to want it. Whoever shows it says what went wrong.
export const prefetchView = (game: string) => void fetchView(game).catch(() => undefined);

export const hasView = (game: string) => moduleOf(game) in known;
// Before anything of the game is drawn, and again when the language has changed.
export const prepareView = (game: string, session: Session) =>
  known[moduleOf(game)].prepare?.(session);
export const viewOf = (game: string): View => known[moduleOf(game)].view;
export const formatterOf = (game: string): MoveFormatter =>
  known[moduleOf(game)]?.formatMove ?? ((line) => line.split(' '));
export const notationOf = (game: string, thing: ThingName) =>
  known[moduleOf(game)]?.notationOf?.(thing) ?? '';
// A remark in parts; every other one is of the notation.
export function remarkParts(game: string, text: string) {
  const notation = known[moduleOf(game)]?.inRemarks;
  return notation ? text.split(notation) : [text];
}
