// A move that is a single tap or can be undone is made at once; others must be confirmed, or all with
// a setting.
import { expect, test, type Page } from '@playwright/test';
import {
  confirm,
  createGame,
  eventsOf,
  openSite,
  recordOf,
  situationOf,
  thing,
  watchErrors,
} from './support';

const movesOf = async (page: Page) =>
  (await eventsOf(page)).filter(({ seat }) => seat > 0).map(({ move }) => move);

// Two people at one device, after the first roll: a 3, two 4 and two dice that show swap.
async function openRolled(page: Page, confirm = false) {
  await openSite(page, { confirm });
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', '']);
}

test('rolling takes one tap, and a second tap right after it does nothing', async ({ page }) => {
  const errors = watchErrors(page);
  await openRolled(page);
  await thing(page, 'word:roll').dblclick();
  await expect.poll(() => movesOf(page)).toEqual(['roll']);
  expect((await situationOf(page)).draft.count).toBe(0);
  expect(errors).toEqual([]);
});

test('dice are put aside and the others rolled without a question', async ({ page }) => {
  await openRolled(page);
  await thing(page, 'word:roll').click();
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await thing(page, 'die:white.3').first().click();
  await thing(page, 'word:roll').click();
  await expect.poll(() => movesOf(page)).toEqual(['roll', 'put white 3 roll']);
});

test('a swap is made at once and can be undone without becoming practice', async ({ page }) => {
  await openRolled(page);
  await thing(page, 'word:roll').click();
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await thing(page, 'die:white.swap').first().click();
  await thing(page, 'word:swap').click();
  await thing(page, 'supply:red').click();
  await expect.poll(() => movesOf(page)).toEqual(['roll', 'swap white for red']);
  await page.keyboard.press('u');
  await expect.poll(() => movesOf(page)).toEqual(['roll']);
  expect((await situationOf(page)).practice).toBe(false);
  expect(await recordOf(page)).not.toContain('practice');
});

test('a move of several parts that ends the turn must be confirmed', async ({ page }) => {
  await openSite(page, { confirm: false });
  await createGame(page, 'seals:players=2,circle=1,first=1#first-15', ['', 'novice']);
  await thing(page, 'space:h1').dispatchEvent('click');
  await expect.poll(() => movesOf(page)).toContain('start h1');
  await expect.poll(async () => (await situationOf(page)).waits).toBe('person');
  for (const supply of ['fire', 'water', 'water'])
    await thing(page, `supply:${supply}`).first().dispatchEvent('click');
  await expect(page.locator('.play-confirm')).toBeVisible();
  expect(await movesOf(page)).not.toContain('take f w w');
  await confirm(page);
  await expect.poll(() => movesOf(page)).toContain('take f w w');
});

test('with the setting, every move must be confirmed', async ({ page }) => {
  await openRolled(page, true);
  await thing(page, 'word:roll').click();
  await expect(page.locator('.play-confirm')).toBeVisible();
  expect(await movesOf(page)).toEqual([]);
  await confirm(page);
  await expect.poll(() => movesOf(page)).toEqual(['roll']);
});
