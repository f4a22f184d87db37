// registry.ts: the view and move formatter of each game, loaded on demand. Games without a view get
// a list of choices and plain text.
import type { ComponentChildren } from 'preact';
import { assets } from '../app/assets';
import type { Session } from '../engine/session';
import type { State, ThingName } from '../engine/types';
import type { Sound } from '../ui/sound';
import type { EndingOf } from './ending';
import type { View } from './view';
import type { RulePictures } from '../rules/pictures';
import { loadStyle } from '../ui/style';

// Renders a line of notation as parts, separated by spaces.
type MoveFormatter = (line: string, state?: State, named?: boolean) => ComponentChildren[];
interface GameModule {
  view: View;
  formatMove: MoveFormatter;
  // A thing in notation, to draw it; "" if it has a plain name.
  notationOf?: (thing: ThingName) => string;
  // Matches notation within a remark, as its only group.
  inRemarks?: RegExp;
  // The sound of moves that have this word.
  sounds?: Record<string, Sound>;
  // Loads what the others need from a session with a table of the game.
  prepare?: (session: Session) => void;
  // What it adds to the celebration of its end.
  endings?: () => Promise<EndingOf>;
  // Pictures for its rules, drawn with the pieces of its view.
  rulePictures?: () => Promise<RulePictures>;
}

const sources: Record<string, () => Promise<GameModule>> = {
  seals: () => import('./seals'),
  ciub: () => import('./ciub'),
  pig: () => import('./pig'),
};
const loaded: Record<string, GameModule> = {};
const loading: Record<string, Promise<void>> = {};
const moduleOf = (game: string) => (Object.hasOwn(sources, game) ? game : 'pig');

async function fetchModule(name: string) {
  const [module] = await Promise.all([sources[name](), loadStyle(assets.styles[name], 'view')]);
  loaded[name] = module;
}

// Can be called early and often: a failed load is retried.
export function fetchView(game: string): Promise<void> {
  const name = moduleOf(game);
  return (loading[name] ??= fetchModule(name).catch((error: unknown) => {
    delete loading[name];
    throw error;
  }));
}
// Preloads it. Errors are left to whoever shows the view.
export const prefetchView = (game: string) => void fetchView(game).catch(() => undefined);

export const hasView = (game: string) => moduleOf(game) in loaded;
// Call before anything of the game is drawn, and again after a change of language.
export const prepareView = (game: string, session: Session) =>
  loaded[moduleOf(game)].prepare?.(session);
export const viewOf = (game: string): View => loaded[moduleOf(game)].view;
export const formatterOf = (game: string): MoveFormatter =>
  loaded[moduleOf(game)]?.formatMove ?? ((line) => line.split(' '));
export const rulePicturesOf = (game: string) => loaded[moduleOf(game)].rulePictures?.();
export const endingsOf = (game: string) => loaded[moduleOf(game)].endings?.();
export const notationOf = (game: string, thing: ThingName) =>
  loaded[moduleOf(game)]?.notationOf?.(thing) ?? '';
export const soundsOf = (game: string) => loaded[moduleOf(game)]?.sounds ?? {};
// Splits a remark; every other part is notation.
export function remarkParts(game: string, text: string) {
  const notation = loaded[moduleOf(game)]?.inRemarks;
  return notation ? text.split(notation) : [text];
}
