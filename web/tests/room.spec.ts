// room.spec.ts: in a first game, with tips, the table has most of the screen and keeps its place; beside
// the dungeon the player's points and dice stay in view, however many scrolls there are.
import { expect, test, type Page } from '@playwright/test';
import { createGame, native, openRecord, openSite, situationOf, thing } from './support';

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!;

for (const [width, height, least] of [
  [320, 568, 260],
  [390, 844, 420],
  [1280, 720, 460],
])
  test(`the table has room beside tips, ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSite(page, { confirm: false });
    await createGame(page, 'seals:players=2,circle=2,first=1#71', ['', 'novice']);
    await expect(page.locator('.play-tips')).toBeVisible();
    await expect(page.locator('.turns')).toHaveCount(0);
    await page.locator('.play-choose-for-me').click();
    await expect.poll(async () => (await situationOf(page)).waits).toBe('person');
    await expect(page.locator('.seals-board .lit').first()).toBeVisible();
    await expect(page.locator('.play-tips')).toBeVisible();
    const table = await boxOf(page, '.play-table');
    expect(table.height).toBeGreaterThanOrEqual(least);
    await page.getByRole('button', { name: 'Unfold the tip' }).click();
    await expect(page.locator('.play-tips-more')).toBeInViewport();
    expect(await boxOf(page, '.play-table')).toEqual(table);
    const world = page.locator('.seals-world');
    const camera = await world.getAttribute('style');
    const { lit } = await situationOf(page);
    await thing(
      page,
      lit.find((one) => one.startsWith('space:'))!,
    ).dispatchEvent('click');
    await expect(page.locator('.seals-own-dice .lit').first()).toBeVisible();
    expect(await boxOf(page, '.play-table')).toEqual(table);
    expect(await world.getAttribute('style')).toBe(camera); // it stays between the parts of a move
  });

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
])
  for (const players of [2, 3, 4, 5])
    test(`late in a game of ${players} nothing overlaps, ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openSite(page);
      const lines = native(['new', `seals:players=${players},circle=2#5`, '--play', 'greedy'])
        .trimEnd()
        .split('\n');
      const turn = lines.findLastIndex((line) => /^1: .*break/.test(line));
      await openRecord(page, lines.slice(0, turn).join('\n') + '\n');
      await expect(page.locator('.seals-own')).toBeVisible();
      const own = await boxOf(page, '.seals-own'),
        table = await boxOf(page, '.play-table');
      for (const selector of ['.seals-seat-head', '.seals-own-dice', '.seals-points']) {
        const part = await boxOf(page, `.seals-own ${selector}`);
        expect(part.y, selector).toBeGreaterThanOrEqual(own.y);
        expect(part.y + part.height, selector).toBeLessThanOrEqual(table.y + table.height);
      }
      expect(own.y + own.height).toBeLessThanOrEqual(table.y + table.height);
      for (const card of await page.locator('.seals-own .seals-card').all())
        expect(
          await card.evaluate((one) => one.scrollHeight <= one.clientHeight + 1),
          await card.innerText(),
        ).toBe(true);
      // What scrolls beside it never lies under it.
      await page.locator('.seals-side').evaluate((side) => side.scrollTo(0, 60));
      const rest = await page.locator('.seals-side').evaluate((side) => {
        const { display } = getComputedStyle(side);
        const part = display === 'contents' ? side.querySelector('.seals-others')! : side;
        const { left, top } = part.getBoundingClientRect();
        return { left, top };
      });
      expect(rest.top >= own.y + own.height || rest.left >= own.x + own.width).toBe(true);
    });
