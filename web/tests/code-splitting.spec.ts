// Code splitting: what is fetched to play a game, and what happens while a bundle loads or fails
// to.
import { expect, test, type Page } from '@playwright/test';
import { createGame, holdBack, openSite, situationOf } from './support';

test.use({ serviceWorkers: 'block' }); // it would fetch everything

const nameOf = (url: string) => new URL(url).pathname.slice(1);
function watchFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (asked) => files.push(nameOf(asked.url())));
  return files;
}

test('little is fetched before a game can be played', async ({ page }) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (asked) => {
    if (/\/synth-/.test(asked.url())) return; // sounds come later: nothing waits for them
    sizes.push(asked.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await openSite(page);
  await page.locator('.home-play').first().click();
  await expect(page.locator('.play-table .lit').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(100000);
  expect(total).toBeLessThanOrEqual(300 * 1024);
  expect(sizes.length).toBeLessThanOrEqual(15);
});

test('a game loads its own view and no other', async ({ page }) => {
  const files = watchFiles(page);
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#71', ['', 'novice']);
  expect(files.filter((name) => /^ciub-.*\.(js|css)$/.test(name))).toHaveLength(2);
  expect(files.filter((name) => /^(seals|pig|lazy-screens)-/.test(name))).toEqual([]);
});

test('a saved game is styled before it is shown', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', 'novice']);
  const release = await holdBack(page, /\/ciub-\w+\.css$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Laying out the game')).toBeVisible();
  await expect(page.locator('.play-table')).toHaveCount(0);
  release();
  await expect(page.locator('.ciub-table')).toHaveCSS('display', 'grid');
});

test('a view that fails to load is reported, and the page can be reloaded', async ({ page }) => {
  await openSite(page);
  await page.route(/\/seals-\w+\.js$/, (route) => route.abort());
  await page.locator('[aria-labelledby=home-seals] .home-play').click();
  await expect(page.getByText('Your game is kept with every move that was made.')).toBeVisible();
  await page.unroute(/\/seals-\w+\.js$/);
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(page.locator('.play-table .lit').first()).toBeVisible();
});

test('keys typed before the command line opens do nothing else', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'pig:players=2#73', ['', '']);
  const release = await holdBack(page, /\/lazy-screens-\w+\.js$/);
  const { hash } = await situationOf(page);
  await page.keyboard.press(':');
  await page.keyboard.press('h');
  await expect(page.locator('.play-side h2')).toHaveText('Type a move');
  release();
  await expect(page.locator('#play-line')).toBeFocused();
  expect((await situationOf(page)).hash).toBe(hash);
});
