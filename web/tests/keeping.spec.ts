// Nothing is lost: reloads in the middle of a move, and the network cut after the first load.
import { expect, test } from '@playwright/test';
import { beginGame, openSite, recordOf, situationOf, watchErrors } from './support';

test('a reload in the middle of a move keeps the move', async ({ page }) => {
  await openSite(page);
  await beginGame(page, 'ciub:players=2#41', ['', '']);
  await page.locator('.play [data-thing="word:roll"].lit').click();
  await page.locator('.play-confirm:not([aria-disabled=true])').click();
  await expect.poll(async () => (await situationOf(page)).draft.whole).toBe(false);
  const lit = page.locator('.play [data-thing^="die:"].lit').first();
  await lit.click();
  const before = await situationOf(page);
  const record = await recordOf(page);
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.locator('.play')).toBeVisible();
  await expect.poll(async () => (await situationOf(page)).draft.text).toBe(before.draft.text);
  expect(await recordOf(page)).toBe(record);
});

test('confirmed moves outlive a closed page', async ({ page, context }) => {
  await openSite(page);
  await beginGame(page, 'pig:players=2#42', ['', '']);
  await page.locator('.play [data-thing="word:roll"].lit').click();
  await page.locator('.play-confirm:not([aria-disabled=true])').click();
  await expect.poll(async () => (await situationOf(page)).step).toBeGreaterThan(1);
  const [address, record] = [page.url(), await recordOf(page)];
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.locator('.play')).toBeVisible();
  expect(await recordOf(again)).toBe(record);
});

test('with the network cut everything still works', async ({ page, context }) => {
  const errors = watchErrors(page);
  await openSite(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(1000);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await beginGame(page, 'pig:players=2#43', ['', 'novice']);
  await page.locator('.play [data-thing="word:roll"].lit').click();
  await page.locator('.play-confirm:not([aria-disabled=true])').click();
  await expect.poll(async () => (await situationOf(page)).step).toBeGreaterThan(1);
  await page.goto('#/rules/seals');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
