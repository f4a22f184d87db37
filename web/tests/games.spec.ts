// Whole games in a real browser, with the mouse alone and with the keyboard alone; the record then
// replays natively to the same position.
import { expect, test, type Page } from '@playwright/test';
import { installAutoPlayer, nextClick, nextKey } from './auto-player';
import { createGame, native, openSite, recordOf, situationOf, watchErrors } from './support';

const games: [string, string, string[]][] = [
  ['Five Seals', 'seals:players=2,circle=2#21', ['', 'novice']],
  ['ciúb', 'ciub:players=2,length=short#22', ['', 'novice']],
];
test.use({ viewport: { width: 1024, height: 640 } });
const maxSteps = 5000; // steps; games take a few hundred

// The native program reaches the same position as the page.
async function expectSameNatively(page: Page) {
  const { hash, waits } = await situationOf(page);
  expect(waits).toBe('over');
  expect(native(['replay', '-', '--hashes'], await recordOf(page))).toContain(hash);
}

for (const [name, id, players] of games)
  test(`a whole game with clicks alone: ${name}`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page, { confirm: false });
    await createGame(page, id, players);
    await installAutoPlayer(page);
    for (let turn = 0; turn < maxSteps; turn++) {
      const next = await nextClick(page);
      if (next === 'over') break;
      if (next) await page.mouse.click(next.x, next.y);
    }
    await expectSameNatively(page);
    expect(errors).toEqual([]);
  });

// Records when nothing is focused for much longer than a render takes, by a clock that lags with
// rendering: Tab would then start over at the top of the page.
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    let ticks = 0;
    Object.assign(globalThis, { lost });
    setInterval(() => {
      const nowhere = document.activeElement === document.body || document.activeElement === null;
      ticks = nowhere ? ticks + 1 : 0;
      if (ticks === 20)
        lost.push(
          document.querySelector('.play-prompt-line, .after-headline')?.textContent ?? 'somewhere',
        );
    }, 50);
  });
const focusLost = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { lost: string[] }).lost);

for (const [name, id, players] of games)
  test(`a whole game with keys alone: ${name}`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page, { confirm: false });
    await createGame(page, id.replace('#2', '#3'), players);
    await installAutoPlayer(page);
    await page.keyboard.press('Tab');
    await watchFocus(page);
    for (let turn = 0; turn < maxSteps; turn++) {
      const key = await nextKey(page);
      if (key === 'over') break;
      if (key) await page.keyboard.press(key);
    }
    await expect(page.locator('.after-headline')).toBeFocused();
    expect(await focusLost(page)).toEqual([]);
    await expectSameNatively(page);
    expect(errors).toEqual([]);
  });
