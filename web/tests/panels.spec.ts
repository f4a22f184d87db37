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
