// Whole games in a real browser, by the mouse alone and by the keyboard alone; the record then
// replays natively to the same position.
import { expect, test, type Page } from '@playwright/test';
import { beginGame, native, openSite, recordOf, situationOf, watchErrors } from './support';

const games: [string, string, string[]][] = [
  ['Five Seals', 'seals:players=2,circle=2#21', ['', 'novice']],
  ['ciúb', 'ciub:players=2,length=short#22', ['', 'novice']],
];

async function isOver(page: Page) {
  return page.locator('.after-headline').isVisible();
}

// The native program comes to the same position as the page.
async function expectSameNatively(page: Page) {
  const { hash } = await situationOf(page);
  const told = native(['replay', '-', '--hashes'], await recordOf(page));
  expect(told).toContain(hash);
}

async function clickOnce(page: Page, turn: number) {
  const confirm = page.locator('.play-confirm:not([aria-disabled=true])');
  if (await confirm.isVisible()) return confirm.click({ timeout: 5000 }).catch(() => {});
  const lit = page.locator('.play [data-thing].lit');
  const count = await lit.count();
  if (count === 0) return page.waitForTimeout(30);
  // Things that lie under others are reached by another click; a person would do the same.
  return lit.nth(turn % count).click({ timeout: 1500 }).catch(() => {});
}

for (const [name, id, players] of games)
  test(`a whole game by clicks alone: ${name}`, async ({ page }) => {
    test.slow();
    const errors = watchErrors(page);
    await openSite(page);
    await beginGame(page, id, players);
    for (let turn = 0; turn < 4000 && !(await isOver(page)); turn++) await clickOnce(page, turn * 7);
    await expect(page.locator('.after-headline')).toBeVisible();
    await expectSameNatively(page);
    expect(errors).toEqual([]);
  });

// Tab goes from one target to the next; Enter takes it.
async function pressOnce(page: Page, turn: number) {
  const ready = await page.evaluate(() =>
    document.querySelector('.play-confirm:not([aria-disabled=true])') ? 'confirm'
      : document.querySelector('.play [data-thing].lit') ? 'lit' : '');
  if (ready === '') return page.waitForTimeout(30);
  const wanted = ready === 'confirm' ? '.play-confirm' : '.play [data-thing].lit';
  let skips = ready === 'lit' ? turn % 3 : 0;
  for (let press = 0; press < 400; press++) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate((selector) => document.activeElement?.matches(selector), wanted))) continue;
    if (skips-- > 0) continue;
    await page.keyboard.press('Enter');
    return;
  }
}

for (const [name, id, players] of games)
  test(`a whole game by keys alone: ${name}`, async ({ page }) => {
    test.slow();
    const errors = watchErrors(page);
    await openSite(page);
    await beginGame(page, id.replace('#2', '#3'), players);
    for (let turn = 0; turn < 4000 && !(await isOver(page)); turn++) await pressOnce(page, turn);
    await expect(page.locator('.after-headline')).toBeVisible();
    await expectSameNatively(page);
    expect(errors).toEqual([]);
  });
