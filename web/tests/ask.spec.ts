// ask.spec.ts: questions: what they are about is tapped, in a list or on the table, and the answer
// appears where people look.
import { expect, test, type Page } from '@playwright/test';
import { createGame, openSite, thing } from './support';

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
    await page.getByRole('button', { name: 'How near is the end of the game?' }).click();
    await expect(answer(page)).toBeInViewport();
    await expect(answer(page)).toBeFocused();
    await page.getByRole('button', { name: 'What does a spell do?' }).click();
    await page.locator('.play-subjects').getByRole('button', { name: 'Renewal' }).click();
    await expect(answer(page)).toContainText('Renewal');
    await expect(answer(page)).toBeInViewport();
    await page.getByLabel('Tap it on the table').fill('Change of Earth');
    await page.locator('.play-ask-about').getByRole('button', { name: 'Ask' }).click();
    await expect(answer(page)).toContainText('Change of Earth');
    await page.getByRole('button', { name: 'What is on a space, and next to it?' }).click();
    await page.locator('[data-thing="space:h1"]').dispatchEvent('click');
    await expect(answer(page)).toContainText('h1');
    await page.keyboard.press('Escape');
    await page.locator('[data-thing="space:h1"]').dispatchEvent('click');
    await expect(page.locator('.play-confirm')).toBeVisible(); // taps choose again
  });

async function openCiub(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#7', ['', '']);
}

test('questions are questions, and the sides of all dice are drawn', async ({ page }) => {
  await openCiub(page);
  await page.locator('.play-tools').getByRole('button', { name: 'Ask' }).click();
  const questions = page.locator('.play-ask');
  await expect(questions.first()).toHaveText('What can I do now?');
  for (const text of await questions.allTextContents()) expect(text).toMatch(/\?$/);
  await page.getByRole('button', { name: 'What can each die show?' }).click();
  await expect(answer(page).locator('.ciub-sides')).toHaveCount(7);
  await expect(answer(page).locator('.play-face')).toHaveCount(6);
  await expect(answer(page)).toContainText('you get one of any colour for it');
});

test('what a die means comes before why it cannot be chosen', async ({ page }) => {
  await openCiub(page);
  await page.locator('[data-thing="supply:green"]').click({ force: true });
  const bubble = page.locator('.play-bubble');
  await expect(bubble).toContainText('You roll a die outside the tray once more');
  const words = (await bubble.textContent())!;
  expect(words.indexOf('Before the roll')).toBeGreaterThan(words.indexOf('once more'));
});

test('a note stays in the window when a part of it is unfolded', async ({ page }) => {
  await openCiub(page);
  await page.setViewportSize({ width: 1280, height: 560 });
  await thing(page, 'word:roll').click();
  await page.keyboard.press('y');
  await page.locator('.ciub-spot[data-thing^="die:"].lit').first().waitFor();
  await page.evaluate(() => {
    const die = document.querySelector('.ciub-front .ciub-spot')!;
    die.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  });
  const bubble = page.locator('.play-bubble');
  await expect(bubble).toBeVisible();
  const box = (await bubble.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(560);
});
