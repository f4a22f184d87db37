// Dragging: a die is put into the tray; another finger, Escape and a wrong place change nothing.
import { expect, test, type Page } from '@playwright/test';
import { createGame, makeMove, openSite, situationOf, thing } from './support';

const copy = (page: Page) => page.locator('.dragged');

// Lifts a white die that shows 3, and carries it over the tray.
async function carryDie(page: Page) {
  await openSite(page);
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', '']);
  await makeMove(page, 'roll');
  const die = (await page.locator('[data-thing="die:white.3"]').first().boundingBox())!,
    tray = (await page.locator('.ciub-tray').boundingBox())!;
  await page.mouse.move(die.x + die.width / 2, die.y + die.height / 2);
  await page.mouse.down();
  await page.mouse.move(tray.x + tray.width / 2, tray.y + tray.height / 2, { steps: 4 });
  await expect(copy(page)).toBeVisible();
}
const draftOf = async (page: Page) => (await situationOf(page)).draft.text;

test('a die that is dropped on the tray is put there', async ({ page }) => {
  await carryDie(page);
  await expect(page.locator('.ciub-tray')).toHaveClass(/drop-over/);
  await page.mouse.up();
  await expect(copy(page)).toHaveCount(0);
  expect(await draftOf(page)).toBe('put white 3');
});

test('a second finger neither moves nor drops what the first one carries', async ({ page }) => {
  await carryDie(page);
  const before = await copy(page).boundingBox();
  await page.evaluate(() => {
    for (const kind of ['pointermove', 'pointerup'])
      document.body.dispatchEvent(
        new PointerEvent(kind, { pointerId: 77, clientX: 5, clientY: 5, bubbles: true }),
      );
  });
  expect(await copy(page).boundingBox()).toEqual(before);
  await page.mouse.up();
  expect(await draftOf(page)).toBe('put white 3');
});

test('Escape puts it back', async ({ page }) => {
  await carryDie(page);
  await page.keyboard.press('Escape');
  await expect(copy(page)).toHaveCount(0);
  await page.mouse.up();
  expect(await draftOf(page)).toBe('');
});

test('a die of the supply is dropped on the own dice', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,circle=1,first=1#first-15', ['', 'novice']);
  await thing(page, 'space:h1').dispatchEvent('click');
  await page.keyboard.press('y');
  await expect(page.locator('[data-thing="supply:fire"].lit').first()).toBeVisible();
  const from = (await page.locator('[data-thing="supply:fire"]').first().boundingBox())!,
    to = (await page.locator('[data-drop="dice:all"]').first().boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-thing="supply:fire"].picked').first()).toBeVisible();
});
