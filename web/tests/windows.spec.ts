// Interruptions of a game: another window, a redone move, a module that traps.
import { expect, test } from '@playwright/test';
import {
  createGame,
  confirm,
  makeMove,
  openSite,
  recordOf,
  situationOf,
  thing,
  untilSaved,
} from './support';

test('the window that lost a game does not overwrite it', async ({ page, context }) => {
  await openSite(page);
  await createGame(page, 'pig:players=2#42', ['', '']);
  await makeMove(page, 'roll');
  await thing(page, 'word:roll').click();
  await expect(page.locator('.play-confirm:not([aria-disabled=true])')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.locator('.play-confirm:not([aria-disabled=true])')).toBeVisible();
  const { step } = await situationOf(other);
  await confirm(other);
  await expect.poll(async () => (await situationOf(other)).step).toBeGreaterThan(step);
  const record = await recordOf(other);
  await untilSaved(other);
  await expect(page.getByText('This game is open in another window now')).toBeVisible();
  for (const key of ['y', 'Backspace', 'Escape', 'u', 'r']) await page.keyboard.press(key);
  await page.waitForTimeout(500);
  await other.reload();
  await expect(other.locator('.play')).toBeVisible();
  expect(await recordOf(other)).toBe(record);
});

test('the computer moves after a redone move', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'pig:players=2#42', ['', 'novice']);
  await makeMove(page, 'roll');
  const before = await situationOf(page);
  expect(before.seat).toBe(1);
  // It thinks forever, so that the move is undone before the computer moves.
  const think = await page.evaluateHandle(() => cantrip.engine.think);
  await page.evaluate(() => Object.assign(cantrip.engine, { think: () => new Promise(() => {}) }));
  await makeMove(page, 'hold');
  await expect.poll(async () => (await situationOf(page)).waits).toBe('computer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await situationOf(page)).step).toBe(before.step);
  await page.evaluate((original) => Object.assign(cantrip.engine, { think: original }), think);
  await page.keyboard.press('r');
  await expect.poll(async () => (await situationOf(page)).waits).toBe('person');
  expect((await situationOf(page)).step).toBeGreaterThan(before.step + 1);
});

test('a trapped module is reported, and the game continues', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'pig:players=2#42', ['', '']);
  await makeMove(page, 'roll');
  const record = await recordOf(page);
  await untilSaved(page);
  await page.evaluate(
    () =>
      void setTimeout(() => {
        throw new WebAssembly.RuntimeError('unreachable');
      }),
  );
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('.play')).toBeVisible();
  expect(await recordOf(page)).toBe(record);
});
