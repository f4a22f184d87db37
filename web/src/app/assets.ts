// assets.ts: names of the files next to the bundle, set by build.mjs.
declare const ASSETS: {
  module: string;
  worker: string;
  styles: Record<string, string>;
  catalogues: Record<string, string>;
  puzzles: string;
  documents: Record<string, string>;
  rules: Record<string, Record<string, string>>;
  introductions: Record<string, Record<string, string>>;
};
export const assets = ASSETS;
