// On a large screen what everybody needs stays in sight, however much the players have.
import { expect, test } from '@playwright/test';
import { native, openRecord, openSite, situationOf } from './support';

test.use({ viewport: { width: 1920, height: 1080 } });

test('the supply is in sight late in the game', async ({ page }) => {
  await openSite(page);
  const lines = native(['new', 'seals:players=2,circle=2#5', '--play', 'greedy']).trimEnd().split('\n');
  await openRecord(page, lines.slice(0, -12).join('\n') + '\n');
  await expect(page.locator('.seals-own')).toBeVisible();
  const { players } = (await situationOf(page)).state as { players: { up: string[]; down: string[] }[] };
  expect(Math.max(...players.map(({ up = [], down = [] }) => up.length + down.length))).toBeGreaterThan(9);
  const bar = (await page.locator('.play-bar').boundingBox())!;
  for (const part of ['.seals-heading', '.seals-supply']) {
    const box = (await page.locator(part).boundingBox())!;
    expect(box.y + box.height, part).toBeLessThan(bar.y);
  }
});
