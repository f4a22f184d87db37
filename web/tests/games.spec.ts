// Whole games in a real browser, by the mouse alone and by the keyboard alone; the record then
// replays natively to the same position.
import { expect, test, type Page } from '@playwright/test';
import { beginGame, native, openSite, recordOf, situationOf, watchErrors } from './support';

const games: [string, string, string[]][] = [
  ['Five Seals', 'seals:players=2,circle=2#21', ['', 'novice']],
  ['ciúb', 'ciub:players=2,length=short#22', ['', 'novice']],
];
const patience = 3000; // steps; games take a few hundred

// The native program comes to the same position as the page.
async function expectSameNatively(page: Page) {
  const { hash, waits } = await situationOf(page);
  expect(waits).toBe('over');
  expect(native(['replay', '-', '--hashes'], await recordOf(page))).toContain(hash);
}

// What the page waits for.
const state = (page: Page) => page.evaluate(() => {
  const has = (selector: string) => document.querySelector(selector) !== null;
  return has('.after-headline') ? 'over' : has('.play-confirm:not([aria-disabled=true])') ? 'confirm'
    : has('.play-question .button') ? 'question' : has('.play-enough') ? 'enough' : has('.play [data-thing].lit') ? 'lit' : '';
});

// Things that lie under others, or are outside of the part of the board that is seen, are left to
// another click, as a person would.
async function clickOnce(page: Page, ready: string, turn: number) {
  if (ready === '') return page.waitForTimeout(20);
  if (ready === 'confirm') return page.locator('.play-confirm').click({ timeout: 2000 }).catch(() => {});
  if (ready === 'question') return page.locator('.play-question .button').first().click({ timeout: 2000 }).catch(() => {});
  if (ready === 'enough' && turn % 2) return page.locator('.play-enough').click({ timeout: 2000 }).catch(() => {});
  const lit = page.locator('.play [data-thing].lit');
  const count = await lit.count();
  if (count > 0) await lit.nth((turn * 7) % count).click({ timeout: 700 }).catch(() => {});
}

for (const [name, id, players] of games)
  test(`a whole game by clicks alone: ${name}`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page);
    await beginGame(page, id, players);
    let ready = '';
    for (let turn = 0; turn < patience && (ready = await state(page)) !== 'over'; turn++) await clickOnce(page, ready, turn);
    expect(ready).toBe('over');
    await expectSameNatively(page);
    expect(errors).toEqual([]);
  });

// Which key brings the focus nearer to a target: "" when it is there.
const wayTo = (page: Page, selector: string, nth: number) => page.evaluate(([wanted, which]) => {
  const all = [...document.querySelectorAll(wanted)];
  const target = all[which % all.length], from = document.activeElement;
  if (!target || !from || target === from) return target ? '' : 'none';
  return from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
}, [selector, nth] as const);

// Tab and Shift+Tab go from one target to the next; Enter takes it. Every other move is made by
// its letter.
async function pressOnce(page: Page, ready: string, turn: number) {
  if (ready === '') return page.waitForTimeout(20);
  if (ready === 'confirm' && turn % 2) return page.keyboard.press('y');
  const wanted = ready === 'confirm' ? '.play-confirm' : ready === 'question' ? '.play-question .button'
    : ready === 'enough' && turn % 2 ? '.play-enough' : '.play [data-thing].lit';
  for (let press = 0; press < 60; press++) {
    const key = await wayTo(page, wanted, wanted.endsWith('.lit') ? turn * 7 : 0);
    if (key === 'none') return;
    await page.keyboard.press(key || 'Enter');
    if (key === '') return;
  }
}

// Notes when the focus is nowhere for longer than a drawing takes: then Tab would begin anew at
// the top of the page.
const watchFocus = (page: Page) => page.evaluate(() => {
  const lost: string[] = [];
  let since = 0;
  Object.assign(globalThis, { lost });
  setInterval(() => {
    const nowhere = document.activeElement === document.body || document.activeElement === null;
    if (!nowhere) since = 0;
    else if (since === 0) since = Date.now();
    else if (since > 0 && Date.now() - since > 1000) {
      lost.push(document.querySelector('.play-prompt-line, .after-headline')?.textContent ?? 'somewhere');
      since = -1; // told once
    }
  }, 50);
});
const focusLost = (page: Page) => page.evaluate(() => (globalThis as unknown as { lost: string[] }).lost);

for (const [name, id, players] of games)
  test(`a whole game by keys alone: ${name}`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page);
    await beginGame(page, id.replace('#2', '#3'), players);
    await page.keyboard.press('Tab');
    await watchFocus(page);
    let ready = '';
    for (let turn = 0; turn < patience && (ready = await state(page)) !== 'over'; turn++) await pressOnce(page, ready, turn);
    expect(ready).toBe('over');
    await page.waitForTimeout(1500);
    expect(await focusLost(page)).toEqual([]);
    await expectSameNatively(page);
    expect(errors).toEqual([]);
  });
