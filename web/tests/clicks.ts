// clicks.ts: playing by clicks, one at a time, whatever the game.
import type { Page } from '@playwright/test';

// What the page waits for.
export const state = (page: Page) => page.evaluate(() => {
  const has = (selector: string) => document.querySelector(selector) !== null;
  return has('.after-headline') ? 'over' : has('.play-confirm:not([aria-disabled=true])') ? 'confirm'
    : has('.play-question .button') ? 'question' : has('.play-enough') ? 'enough' : has('.play [data-thing].lit') ? 'lit' : '';
});

// Things that lie under others, or are outside of the part of the board that is seen, are left to
// another click, as a person would.
export async function clickOnce(page: Page, ready: string, turn: number) {
  if (ready === '') return page.waitForTimeout(20);
  if (ready === 'confirm') return page.locator('.play-confirm').click({ timeout: 2000 }).catch(() => {});
  if (ready === 'question') return page.locator('.play-question .button').first().click({ timeout: 2000 }).catch(() => {});
  if (ready === 'enough' && turn % 2) return page.locator('.play-enough').click({ timeout: 2000 }).catch(() => {});
  const lit = page.locator('.play [data-thing].lit');
  const count = await lit.count();
  if (count > 0) await lit.nth((turn * 7) % count).click({ timeout: 700 }).catch(() => {});
}
