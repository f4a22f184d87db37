// From the home page, the first roll takes at most two clicks, and players who want to choose
// before that still can.
import { expect, test, type Page } from '@playwright/test';
import {
  createGame,
  confirm,
  eventsOf,
  openSite,
  recordOf,
  situationOf,
  thing,
  watchErrors,
} from './support';

const spare = (page: Page) => page.locator('.play-choose-for-me');

// Whether dice were rolled after the first seat moved.
const hasRolled = async (page: Page) => {
  const events = await eventsOf(page);
  const moved = events.findIndex(({ seat }) => seat === 1);
  return (
    moved >= 0 &&
    events.slice(moved).some(({ seat, move }) => seat === 0 && move.startsWith('roll'))
  );
};

const firstRoll: [string, string][] = [
  ['seals', '.play-choose-for-me'],
  ['ciub', '[data-thing="word:roll"].lit'],
];
for (const speed of ['off', 'fast'] as const)
  for (const [game, button] of firstRoll)
    test(`the first roll takes two clicks: ${game}, speed ${speed}`, async ({ page }) => {
      const errors = watchErrors(page);
      await page.addInitScript(() => {
        Object.assign(globalThis, { clicks: 0 });
        addEventListener(
          'click',
          () => (globalThis as unknown as { clicks: number }).clicks++,
          true,
        );
      });
      await openSite(page, { speed, confirm: false });
      await page.locator(`[aria-labelledby=home-${game}] .home-play`).click();
      await page.locator(`.play ${button}`).click();
      await expect.poll(() => hasRolled(page)).toBe(true);
      await expect(page.locator('.play [data-thing].lit').first()).toBeVisible();
      expect((await situationOf(page)).seat).toBe(1);
      expect(await page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)).toBe(
        2,
      );
      expect(errors).toEqual([]);
    });

test('earlier choices stay, and every choice is in the log', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,first=1#61', ['', 'novice']);
  await thing(page, 'space:h3').dispatchEvent('click');
  await expect(spare(page)).toHaveCount(0); // a move is being made
  await confirm(page);
  await expect.poll(async () => (await situationOf(page)).waits).toBe('person');
  await spare(page).click();
  await expect.poll(() => hasRolled(page)).toBe(true);
  const own = (await eventsOf(page)).filter(({ seat }) => seat === 1).map(({ move }) => move);
  expect(own[0]).toBe('start h3');
  expect(own[1]).toMatch(/^take( [fwae]){3}$/);
  expect((await situationOf(page)).round).toBe(1);
  await expect(spare(page)).toHaveCount(0);
  expect(await recordOf(page)).not.toContain('player.1');
});

test('the computer chooses for one person only, and the device is passed on', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,first=1#62', ['', '']);
  await spare(page).click();
  await page.getByRole('button', { name: 'I am P2' }).click();
  expect((await eventsOf(page)).filter(({ seat }) => seat > 0)).toHaveLength(1);
  await spare(page).click();
  await expect.poll(() => hasRolled(page)).toBe(true);
  await page.getByRole('button', { name: 'I am P1' }).click();
  await expect(page.locator('.play [data-thing].lit').first()).toBeVisible();
});

test('it stops when its move is undone', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,first=1#63', ['', 'novice']);
  await page.evaluate(() => {
    const { engine } = cantrip,
      think = engine.think.bind(engine);
    let asked = 0; // the computer's own move never arrives
    engine.think = (...words) => (++asked > 1 ? new Promise(() => {}) : think(...words));
  });
  await spare(page).click();
  await expect.poll(async () => (await situationOf(page)).waits).toBe('computer');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(spare(page)).toBeVisible();
  expect((await eventsOf(page)).filter(({ seat }) => seat > 0)).toEqual([]);
  await page.waitForTimeout(300);
  expect((await situationOf(page)).waits).toBe('person');
});

test('no other button is offered if one word is enough', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#64', ['', 'novice']);
  await expect(thing(page, 'word:roll')).toBeVisible();
  await expect(spare(page)).toHaveCount(0);
});
