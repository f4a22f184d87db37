// app.ts: state shared by the whole page: the module, the session of the current screen, and the
// background engine. Created once, before the first render.
import { assets } from './assets';
import { createEngine, type Engine } from '../engine/engine';
import { Session } from '../engine/session';
import { readCatalogue, setCatalogue } from '../i18n/tr';
import type { GameInfo } from '../engine/types';

export interface App {
  session: Session; // of the table on screen
  engine: Engine;
  module: WebAssembly.Module;
  games: GameInfo[]; // in the current language
  language: { code: string; catalogue: Uint8Array };
  wanted: string; // the last requested language, possibly still loading
}

export const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ru', name: 'Русский' },
];

async function compile(): Promise<WebAssembly.Module> {
  const response = fetch(assets.module);
  return WebAssembly.compileStreaming(response).catch(async () =>
    WebAssembly.compile(await (await fetch(assets.module)).arrayBuffer()),
  );
}

export async function openApp(language: string): Promise<App> {
  const module = await compile();
  const app: App = {
    session: new Session(module),
    engine: createEngine(module),
    module,
    games: [],
    language: { code: 'en', catalogue: new Uint8Array() },
    wanted: 'en',
  };
  // Without a network, a language that is not cached must not keep anyone from playing.
  await setLanguage(app, language).catch(() => setLanguage(app, 'en'));
  return app;
}

async function fetchBytes(file: string): Promise<Uint8Array> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

// Switches the language, fetching its catalogue on first use. Resolves to false if another language
// was requested meanwhile.
export async function setLanguage(app: App, code: string): Promise<boolean> {
  const file = assets.catalogues[code];
  app.wanted = code;
  const bytes = file
    ? await fetchBytes(file).catch((error: unknown) =>
        app.wanted === code ? Promise.reject(error) : null,
      )
    : new Uint8Array();
  if (app.wanted !== code || !bytes) return false;
  app.language = { code: file ? code : 'en', catalogue: bytes };
  app.session.do(`speak ${app.language.code}`, bytes);
  app.engine.setLanguage(file ? code : 'en', bytes);
  setCatalogue(file ? code : 'en', file ? readCatalogue(bytes) : null);
  app.games = app.session.do<{ games: GameInfo[] }>('games').games;
  document.documentElement.lang = file ? code : 'en';
  return true;
}

// A separate session that does not affect the table on screen.
export function newSession(app: App): Session {
  const session = new Session(app.module);
  session.do(`speak ${app.language.code}`, app.language.catalogue);
  return session;
}
