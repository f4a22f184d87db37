// support.ts: what the tests in the browser share. The page's own session is asked through
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

export interface Wish {
  theme?: 'dark' | 'light' | 'system';
  language?: string;
  speed?: 'off' | 'fast' | 'normal';
}

// The first page, ready, with such settings; everything goes at once unless asked otherwise.
export async function openSite(page: Page, wish: Wish = {}) {
  const settings = JSON.stringify({ speed: 'off', theme: 'dark', ...wish });
  await page.addInitScript((value) => {
    if (!localStorage.getItem('cantrip.settings')) localStorage.setItem('cantrip.settings', value);
  }, settings);
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// The same page once more, with other settings.
export async function reopenSite(page: Page, wish: Wish) {
  const settings = JSON.stringify({ speed: 'off', ...wish });
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

// A record as a file, opened on the first page.
export async function openRecord(page: Page, record: string) {
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles({
    name: 'game.rec',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
}

// A game of these seats: "" for a person, or a level of the computer.
export async function beginGame(page: Page, id: string, players: string[]) {
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

// A game that computers played to its end.
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

// What this browser keeps, as a crash would leave it.
export const keptGames = (page: Page) =>
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
// Once all that is on the screen is kept, too.
export const untilKept = (page: Page) =>
  expect
    .poll(async () => {
      const [record, { draft }] = [await recordOf(page), await situationOf(page)];
      return (await keptGames(page)).some(
        (game) => game.record === record && game.draft === draft.text,
      );
    })
    .toBe(true);

// What the page asks for by such a name waits until it is let go.
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

// Once everything is drawn and nothing moves that will end.
export const untilCalm = (page: Page) =>
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
// A move of one word. The first roll of a game is made by the button itself; any other move waits
// to be confirmed.
export async function makeMove(page: Page, word: string) {
  const { step } = await situationOf(page);
  await thing(page, `word:${word}`).click();
  if ((await situationOf(page)).draft.whole) await confirm(page);
  await expect.poll(async () => (await situationOf(page)).step).toBeGreaterThan(step);
}

// A failure of the page itself fails the test that saw it.
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

// SavedGame beside the results of the tests, to be looked at.
export const picture = (page: Page, name: string) =>
  page.screenshot({
    animations: 'disabled',
    path: `${test.info().project.outputDir}/pictures/${name}.png`,
  });
