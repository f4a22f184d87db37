// ask.spec.ts: questions: what they are about is tapped, in a list or on the table, and the answer
// appears where people look.
import { expect, test, type Page } from '@playwright/test';
import { createGame, openSite } from './support';

const answer = (page: Page) => page.locator('.play-answer');

for (const [width, height] of [
  [390, 844],
  [1280, 720],
])
  test(`a question is answered in sight, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSite(page);
    await createGame(page, 'seals:players=2,circle=2,first=1#71', ['', '']);
    await page.locator('.play-tools').getByRole('button', { name: 'Ask' }).click();
    await page.getByRole('button', { name: 'How near the end of the game is' }).click();
    await expect(answer(page)).toBeInViewport();
    await expect(answer(page)).toBeFocused();
    await page.getByRole('button', { name: 'What a spell does' }).click();
    await page.locator('.play-subjects').getByRole('button', { name: 'Renewal' }).click();
    await expect(answer(page)).toContainText('Renewal');
    await expect(answer(page)).toBeInViewport();
    await page.getByLabel('Tap it on the table').fill('Change of Earth');
    await page.locator('.play-ask-about').getByRole('button', { name: 'Ask' }).click();
    await expect(answer(page)).toContainText('Change of Earth');
    await page.getByRole('button', { name: 'What lies and stands on a space' }).click();
    await page.locator('[data-thing="space:h1"]').dispatchEvent('click');
    await expect(answer(page)).toContainText('h1');
    await page.keyboard.press('Escape');
    await page.locator('[data-thing="space:h1"]').dispatchEvent('click');
    await expect(page.locator('.play-confirm')).toBeVisible(); // taps choose again
  });
