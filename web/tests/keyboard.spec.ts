// keyboard.spec.ts: a move is made with Tab and Enter alone: what can be chosen comes first, and the
// focus goes on to what the move needs next.
import { expect, test, type Page } from '@playwright/test';
import { createGame, eventsOf, openSite, situationOf, thing } from './support';

const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    return one.dataset.thing ?? one.className;
  });

async function openTurn(page: Page) {
  await openSite(page, { confirm: false });
  await createGame(page, 'seals:players=2,circle=1,first=1#first-15', ['', 'novice']);
  await thing(page, 'space:h1').dispatchEvent('click');
  await expect.poll(async () => (await situationOf(page)).waits).toBe('person');
  for (const supply of ['fire', 'water', 'water'])
    await thing(page, `supply:${supply}`).first().dispatchEvent('click');
  await page.locator('.play-confirm:not([aria-disabled=true])').click();
  await expect(page.locator('.seals-board .lit').first()).toBeVisible();
}

test('Tab goes from one thing that can be chosen to the next', async ({ page }) => {
  await openTurn(page);
  const { lit } = await situationOf(page);
  const visited = new Set<string>();
  await page.locator('.play-table .lit').first().focus();
  for (let at = 0; at < lit.length; at++) {
    visited.add(await focused(page));
    await page.keyboard.press('Tab');
  }
  expect([...visited].sort()).toEqual([...new Set(lit)].sort());
});

test('a seal is broken with Tab and Enter', async ({ page }) => {
  await openTurn(page);
  await page.locator('.play-table .lit').first().focus();
  for (let at = 0; at < 10 && !(await focused(page)).startsWith('space:'); at++)
    await page.keyboard.press('Tab');
  const seal = (await focused(page)).slice('space:'.length);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^die:/);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page), { timeout: 2000 }).toContain('play-confirm');
  }).toPass();
  await expect(page.locator('.play-confirm:not([aria-disabled=true])')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await eventsOf(page)).map(({ move }) => move).join('; '))
    .toContain(`break ${seal} with`);
  await expect(page.locator('.play-bubble')).toHaveCount(0);
});

test('Enter confirms a move that was put together by mouse', async ({ page }) => {
  await openTurn(page);
  await page.locator('.seals-board [data-thing^="space:"].lit').first().click();
  const die = page.locator('.play-table [data-thing^="die:"].lit').first();
  while (!(await situationOf(page)).draft.whole) await die.click();
  await expect(page.locator('.play-confirm')).toBeVisible();
  const { text } = (await situationOf(page)).draft;
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await eventsOf(page)).map(({ move }) => move).join('; '))
    .toContain(text);
});
