// The end of a game: points are counted before the result appears, unless animations are off.
import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { native, openRecord, openSite, situationOf, thing, type TestSettings } from './support';

declare global {
  var counted: Set<string>; // the points of all players, in the order in which they were shown
}

// A game of two people that is over once its last player ends the turn.
function lastTurn() {
  const record = native(['new', 'ciub:players=2,length=short#44', '--play', 'random'])
    .replace(/^player\.\d: .*\n/gm, '')
    .trimEnd()
    .split('\n');
  const last = record.findLastIndex((line) => /^\d: end$/.test(line));
  return `${record.slice(0, last).join('\n')}\n`;
}

async function endGame(page: Page, settings: TestSettings) {
  await openSite(page, { confirm: false, ...settings });
  await openRecord(page, lastTurn());
  await thing(page, 'word:end').click();
  await expect.poll(async () => (await situationOf(page)).waits).toBe('over');
}

// It does not go on by itself any more.
const stopTimers = (page: Page) =>
  page.evaluate(() => {
    for (let timer = window.setTimeout(() => {}); timer > 0; timer--) clearTimeout(timer);
  });

const finale = (page: Page) => page.getByRole('dialog', { name: 'The game is over' });

test('points are counted card by card up to the scores', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.counted = new Set<string>();
    new MutationObserver(() => {
      const points = document.querySelectorAll('.finale-open .finale-points');
      if (points.length) counted.add([...points].map((one) => one.textContent).join(' '));
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await endGame(page, { speed: 'normal' });
  await expect(finale(page).locator('.finale-won')).toBeVisible();
  await stopTimers(page);
  const { scores, state } = await situationOf(page);
  const { players, opus } = state as { players: { won?: string[] }[]; opus?: number };
  const cards = players.map(({ won = [] }, at) => won.length + (opus === at + 1 ? 1 : 0));
  for (const [at, count] of cards.entries())
    await expect(finale(page).locator('.finale-seat').nth(at).locator('svg')).toHaveCount(count);
  const shown = await page.evaluate(() => [...globalThis.counted]);
  expect(shown).toHaveLength(Math.max(...cards) + 1);
  expect(shown[0]).toBe(scores.map(() => 0).join(' '));
  expect(shown.at(-1)).toBe(scores.join(' '));
  await expect(finale(page).locator('.finale-points')).toHaveText(scores.map(String));
  expect(await violations(page)).toEqual([]);
});

test('the result follows the celebration by itself', async ({ page }) => {
  await endGame(page, { speed: 'fast' });
  await expect(finale(page)).toBeVisible();
  await expect(page.locator('.after-headline')).toBeVisible();
  await expect(finale(page)).toHaveCount(0);
});

for (const [way, skip] of [
  ['a tap', (page: Page) => page.mouse.click(20, 20)],
  ['a key', (page: Page) => page.keyboard.press('x')],
] as const)
  test(`the celebration is skipped by ${way}`, async ({ page }) => {
    await endGame(page, { speed: 'normal' });
    await expect(finale(page)).toBeVisible();
    await stopTimers(page);
    // A tap right after the one that ended the game is still meant for that: see below.
    await expect(async () => {
      await skip(page);
      await expect(page.locator('.after-headline')).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

test('a double tap on what ends the game does not skip the celebration', async ({ page }) => {
  await openSite(page, { confirm: false, speed: 'normal' });
  await openRecord(page, lastTurn());
  await expect(thing(page, 'word:end')).toBeVisible();
  await page.keyboard.press('k'); // loads what the celebration comes with
  await expect(page.locator('.play-keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60000);
  const { x, y } = (await thing(page, 'word:end').boundingBox())!;
  const tapThere = () => page.mouse.click(x + 10, y + 10);
  await tapThere();
  await page.clock.runFor(100);
  await expect(finale(page)).toBeVisible();
  await tapThere();
  await page.clock.runFor(400);
  await expect(finale(page)).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(finale(page)).toHaveCount(0);
});

test('the result appears at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await endGame(page, { speed: 'normal' });
  await expect(page.locator('.after-headline')).toBeVisible();
  await expect(finale(page)).toHaveCount(0);
});

test('the result appears at once at speed off', async ({ page }) => {
  await endGame(page, { speed: 'off' });
  await expect(page.locator('.after-headline')).toBeVisible();
  await expect(finale(page)).toHaveCount(0);
});
