// support.ts: helpers for the browser tests. They reach the page's session through
// `globalThis.cantrip` (src/main.tsx).
import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { App } from '../src/app/app';
import type { SavedGame } from '../src/storage/saved-games';
import type { GameEvent, Situation } from '../src/engine/types';

declare global {
  var cantrip: App;
}

const root = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
export const program = process.env.CANTRIP_BIN ?? root('build/release/cantrip');
export const native = (args: string[], input = '') =>
  execFileSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
export const dataFile = (path: string) => root(`data/${path}`);

export interface TestSettings {
  theme?: 'dark' | 'light' | 'system';
  language?: string;
  speed?: 'off' | 'fast' | 'normal';
  confirm?: boolean; // every move; off for people unless they turn it on
  sound?: boolean; // on for people unless they turn it off
  tips?: 'off'; // beside the first games unless they turn them off
}

// Opens the home page with these settings. By default animations are off, and every move is
// confirmed, so that a test sees each step.
export async function openSite(page: Page, chosen: TestSettings = {}) {
  const settings = JSON.stringify({ speed: 'off', theme: 'dark', confirm: true, ...chosen });
  await page.addInitScript((value) => {
    if (!localStorage.getItem('cantrip.settings')) localStorage.setItem('cantrip.settings', value);
  }, settings);
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// Reloads the page with other settings.
export async function reopenSite(page: Page, chosen: TestSettings) {
  const settings = JSON.stringify({ speed: 'off', confirm: true, ...chosen });
  await page.evaluate((value) => localStorage.setItem('cantrip.settings', value), settings);
  await page.goto('about:blank');
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function goTo(page: Page, hash: string) {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
}
export async function goHome(page: Page) {
  await goTo(page, '#/');
  await expect(page.locator('.home-cards')).toBeVisible();
}

// Opens a record as a file on the home page.
export async function openRecord(page: Page, record: string) {
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles({
    name: 'game.rec',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
}

// Creates a game with these seats: "" for a person, or a computer level.
export async function createGame(page: Page, id: string, players: string[]) {
  const record = await page.evaluate(
    ([wanted, seats]) => {
      const lines = seats.map(
        (player, at) =>
          `name.${at + 1}: P${at + 1}\n${player ? `player.${at + 1}: ${player}\n` : ''}`,
      );
      cantrip.session.do(`new ${wanted}`, lines.join(''));
      return cantrip.session.do<{ record: string }>('record').record;
    },
    [id, players] as const,
  );
  await openRecord(page, record);
  await expect(page.locator('.play-table')).toBeVisible();
}

// Opens a game that computers have played to its end.
export async function openFinished(page: Page, words: string[]) {
  await openRecord(page, native(['new', ...words, '--play', 'random']));
  await expect(page.locator('.after-headline')).toBeVisible();
}

export const situationOf = (page: Page): Promise<Situation> =>
  page.evaluate(() => cantrip.session.do<Situation>('situation'));
export const recordOf = (page: Page): Promise<string> =>
  page.evaluate(() => cantrip.session.do<{ record: string }>('record').record);

export const eventsOf = (page: Page): Promise<GameEvent[]> =>
  page.evaluate(() => cantrip.session.do<{ events: GameEvent[] }>('events 0').events);

// The saved games in this browser, as after a crash.
export const savedGames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<SavedGame[]>((resolve) => {
        const opening = indexedDB.open('cantrip', 1);
        opening.onsuccess = () => {
          const all = opening.result
            .transaction('games')
            .objectStore('games')
            .getAll() as IDBRequest<SavedGame[]>;
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );
// Resolves once everything on screen is saved.
export const untilSaved = (page: Page) =>
  expect
    .poll(async () => {
      const [record, { draft }] = [await recordOf(page), await situationOf(page)];
      return (await savedGames(page)).some(
        (game) => game.record === record && game.draft === draft.text,
      );
    })
    .toBe(true);

// Holds back requests for matching files until released.
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

// Resolves once everything is rendered and finite animations have ended.
export const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) {
      await Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished.catch(() => {})),
      );
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });

export const thing = (page: Page, name: string) =>
  page.locator(`.play [data-thing="${name}"].lit`).first();
export const confirm = (page: Page) =>
  page.locator('.play-confirm:not([aria-disabled=true])').click();
// A move of one word. A game's first roll is made by the button itself; any other move must be
// confirmed.
export async function makeMove(page: Page, word: string) {
  const { step } = await situationOf(page);
  await thing(page, `word:${word}`).click();
  if ((await situationOf(page)).draft.whole) await confirm(page);
  await expect.poll(async () => (await situationOf(page)).step).toBeGreaterThan(step);
}

// Collects uncaught errors of the page, which fail the test.
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

// Saved next to the test results, for review.
export const picture = (page: Page, name: string) =>
  page.screenshot({
    animations: 'disabled',
    path: `${test.info().project.outputDir}/pictures/${name}.png`,
  });
