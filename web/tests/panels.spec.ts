// Panels: the focus goes back to where it was, however they are closed.
import { expect, test, type Page } from '@playwright/test';
import { createGame, openSite } from './support';

const tool = (page: Page, name: string) =>
  page.locator('.play-tools').getByRole('button', { name, exact: true });
const title = (page: Page) => page.locator('.play-side h2');

test.beforeEach(async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', '']);
});

test('Escape gives the focus back', async ({ page }) => {
  await tool(page, 'Log').press('Enter');
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Log')).toBeFocused();
});

test('Close gives it back to what opened the panel last', async ({ page }) => {
  await tool(page, 'Log').click();
  await tool(page, 'Log').click();
  await tool(page, 'Odds').click();
  await expect(title(page)).toBeFocused();
  await page.locator('.play-side').getByRole('button', { name: 'Close' }).click();
  await expect(tool(page, 'Odds')).toBeFocused();
});

test('the table makes room for every panel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const right = async () => {
    const box = (await page.locator('.play-table').boundingBox())!;
    return box.x + box.width;
  };
  for (const name of ['Log', 'Hint', 'Odds', 'Ask']) {
    await tool(page, name).click();
    const panel = (await page.locator('.play-side').boundingBox())!;
    expect(await right(), name).toBeLessThanOrEqual(panel.x + 1);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('k');
  const panel = (await page.locator('.play-side').boundingBox())!;
  expect(await right(), 'Keys').toBeLessThanOrEqual(panel.x + 1);
});
