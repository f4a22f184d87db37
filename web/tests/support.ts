// support.ts: what the tests in the browser share. The page's own session is asked through
// `globalThis.cantrip` (src/main.tsx).
import { expect, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { App } from '../src/core/app';
import type { Situation } from '../src/core/types';

declare global {
  var cantrip: App;
}

export const program = process.env.CANTRIP_BIN ?? fileURLToPath(new URL('../../build/release/cantrip', import.meta.url));
export const native = (args: string[], input = '') =>
  execFileSync(program, args, { input, encoding: 'utf8', maxBuffer: 1 << 26 });

export interface Wish {
  theme?: 'dark' | 'light';
  language?: string;
  speed?: 'off' | 'fast' | 'normal';
}

// The first page, ready, with such settings; everything goes at once unless asked otherwise.
export async function openSite(page: Page, wish: Wish = {}) {
  const settings = { speed: 'off', ...wish };
  await page.addInitScript((value) => {
    if (!localStorage.getItem('cantrip.settings')) localStorage.setItem('cantrip.settings', value);
  }, JSON.stringify(settings));
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// A game of these seats: "" for a person, or a level of the computer.
export async function beginGame(page: Page, id: string, players: string[]) {
  const record = await page.evaluate(([wanted, seats]) => {
    const lines = (seats as string[]).map((player, at) => `name.${at + 1}: P${at + 1}\n${player ? `player.${at + 1}: ${player}\n` : ''}`);
    cantrip.session.do(`new ${wanted}`, lines.join(''));
    return cantrip.session.do<{ record: string }>('record').record;
  }, [id, players] as const);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles({ name: 'game.rec', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(page.locator('.play')).toBeVisible();
}

export const situationOf = (page: Page): Promise<Situation> => page.evaluate(() => cantrip.session.do<Situation>('situation'));
export const recordOf = (page: Page): Promise<string> =>
  page.evaluate(() => cantrip.session.do<{ record: string }>('record').record);

// A failure of the page itself fails the test that saw it.
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}
