// Nothing is lost, and nothing invalid gets in: reloads during a move, no network after the first
// load, links and files, intact and damaged.
import { expect, test } from '@playwright/test';
import {
  createGame,
  goHome,
  goTo,
  savedGames,
  makeMove,
  native,
  openFinished,
  openRecord,
  openSite,
  recordOf,
  situationOf,
  untilSaved,
  watchErrors,
} from './support';

test('a reload during a move keeps the move', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2#41', ['', '']);
  await makeMove(page, 'roll');
  await page.locator('.play [data-thing^="die:"].lit').first().click();
  const [before, record] = [await situationOf(page), await recordOf(page)];
  const picked = await page.locator('.play [aria-pressed=true][data-thing]').count();
  expect(before.draft.text !== '' || picked > 0).toBe(true);
  await untilSaved(page);
  await page.reload();
  await expect(page.locator('.play-table')).toBeVisible();
  expect((await situationOf(page)).draft.text).toBe(before.draft.text);
  expect(await page.locator('.play [aria-pressed=true][data-thing]').count()).toBe(picked);
  expect(await recordOf(page)).toBe(record);
});

// The draft's line is saved, incomplete as it is.
test('a reload keeps the choices of an incomplete move', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,circle=1#41', ['', '']);
  for (let turn = 0; turn < 60; turn++) {
    const { draft } = await situationOf(page);
    if (draft.count > 0 && !draft.whole) break;
    const question = page.locator('.play-question .button');
    if (draft.whole) await page.keyboard.press('y');
    else if (await question.count()) await question.first().click();
    else await page.locator('.play [data-thing].lit').last().dispatchEvent('click');
  }
  const { draft } = await situationOf(page);
  expect(draft.count).toBeGreaterThan(0);
  await untilSaved(page);
  await page.reload();
  await expect(page.locator('.play-table')).toBeVisible();
  expect((await situationOf(page)).draft.text).toBe(draft.text);
});

test('confirmed moves survive closing the page', async ({ page, context }) => {
  await openSite(page);
  await createGame(page, 'pig:players=2#42', ['', '']);
  await makeMove(page, 'roll');
  const [address, record] = [page.url(), await recordOf(page)];
  await untilSaved(page);
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.locator('.play-table')).toBeVisible();
  expect(await recordOf(again)).toBe(record);
});

test('everything works offline', async ({ page, context }) => {
  const errors = watchErrors(page);
  await openSite(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (
          await Promise.all(
            (await caches.keys()).map(
              async (name) => (await (await caches.open(name)).keys()).length,
            ),
          )
        ).reduce((sum, one) => sum + one, 0),
      ),
    )
    .toBeGreaterThan(8);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() =>
    Promise.all(
      ['Source Sans 3', 'Brygada 1918'].map((family) =>
        document.fonts.load(`1rem "${family}"`, 'aя'),
      ),
    ),
  );
  await createGame(page, 'pig:players=2#43', ['', 'novice']);
  await makeMove(page, 'roll');
  await goTo(page, '#/settings');
  await page.goto('#/rules/seals');
  await expect(page.locator('.rules-text h2').first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('a shared link opens the whole game in another browser', async ({ page, browser }) => {
  await openSite(page);
  await openFinished(page, ['ciub:players=2,length=short#44']);
  const record = await recordOf(page);
  await page.getByRole('button', { name: 'Share a link' }).click();
  const link = await page.locator('.after-link').inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.locator('.after-replay')).toBeVisible();
  await other.getByRole('button', { name: 'To the end' }).click();
  const [download] = await Promise.all([
    other.waitForEvent('download'),
    other.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const saved = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(saved).toString()).toBe(record);
  await other.context().close();
});

test('invalid links say what to do and lead back', async ({ page }) => {
  const errors = watchErrors(page);
  await openSite(page);
  for (const link of [
    '#/record/nonsense',
    '#/record/',
    '#/record/%E0%A4%A',
    '#/replay/none',
    '#/play/none',
    '#/play/',
    '#/new/chess',
    '#/lesson/chess',
    '#/rules/chess',
    '#/rules/seals/99.99',
    '#/nowhere/at/all',
    '#//',
  ]) {
    await goTo(page, link);
    await page.waitForTimeout(50);
    await expect(
      page.locator('#main').getByRole('link').or(page.locator('#main').getByRole('button')).first(),
      link,
    ).toBeVisible();
    await expect(page.locator('#main').getByRole('heading').first(), link).toBeVisible();
  }
  await goHome(page);
  expect(errors).toEqual([]);
});

test('invalid files are rejected by name, and nothing is lost', async ({ page }) => {
  await openSite(page);
  const good = native(['new', 'ciub:players=2,length=short#45', '--play', 'random']);
  const bad: [string, RegExp][] = [
    ['', /game\.rec/],
    ['hello', /game\.rec/],
    [good.replace(/^1: .*$/m, '1: fly to the moon'), /record:\d+: .*fly/],
    ['\0'.repeat(2000), /game\.rec/],
    [good.replace('ciub', 'chess'), /chess/],
  ];
  for (const [record, words] of bad) {
    await openRecord(page, record);
    await expect(page.locator('[role=alert]')).toContainText(words);
  }
  expect(await savedGames(page)).toEqual([]);
});
