// The guided first game of each title, finished by a visitor who clicks only what is visible and lit.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { goTo, openSite, savedGames, situationOf, untilSaved, watchErrors } from './support';

// Whether the middle of an element is on the screen and not covered by anything.
const canBeHit = (element: Locator) =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return !!hit && (node.contains(hit) || hit.contains(node));
  });

// The middle of a marked and lit thing that a click would reach now, or null. Nothing is scrolled for
// it: that is up to the page.
async function findNext(page: Page) {
  for (const element of await page.locator('.marked.lit').all()) {
    const box = (await canBeHit(element)) && (await element.boundingBox());
    if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return null;
}

// Waits until it is there and has stopped moving.
async function clickNext(page: Page) {
  let last = '';
  let next = { x: 0, y: 0 };
  await expect
    .poll(
      async () => {
        const found = await findNext(page);
        const place = JSON.stringify(found);
        const still = found !== null && place === last;
        last = place;
        next = found ?? next;
        return still;
      },
      `something marked can be clicked: ${(await situationOf(page)).lesson!.task}`,
    )
    .toBe(true);
  await page.mouse.click(next.x, next.y);
}

async function followLesson(page: Page) {
  for (let step = 0; step < 400; step++) {
    const { lesson, draft } = await situationOf(page);
    if (lesson!.last) return;
    if (lesson!.waits)
      await page
        .locator('.play-lesson')
        .getByRole('button', { name: /^(Next|Weiter|Дальше)$/ })
        .click();
    else if (draft.whole) await page.locator('.play-confirm:not([aria-disabled="true"])').click();
    else {
      expect(lesson!.task).not.toBe('');
      await expect(page.locator('.play-lesson-task')).toBeInViewport();
      await clickNext(page);
    }
  }
}

// The longest texts meet the smallest screen.
const visits = [
  ['en', 320, 568],
  ['en', 390, 844],
  ['en', 1280, 720],
  ['en', 1440, 900],
  ['de', 320, 568],
  ['ru', 320, 568],
] as const;
for (const game of ['seals', 'ciub'])
  for (const [language, width, height] of visits)
    test(`lesson of ${game}, ${language}, ${width}x${height}`, async ({ page }) => {
      const errors = watchErrors(page);
      await page.setViewportSize({ width, height });
      await openSite(page, { confirm: false, language });
      await goTo(page, `#/lesson/${game}`);
      await expect(page.locator('.play-lesson')).toBeVisible();
      await followLesson(page);
      await page
        .getByRole('button', { name: /^(Finish this game|Dieses Spiel zu .*|Доиграть .*)$/ })
        .dblclick();
      await expect(page.locator('.play-lesson')).toBeHidden();
      await expect.poll(async () => (await situationOf(page)).lesson).toBeNull();
      await untilSaved(page);
      expect(await savedGames(page)).toHaveLength(1);
      expect(errors).toEqual([]);
    });

// Whether all of it is on the screen, and its middle not covered.
const isSeen = async (element: Locator) =>
  (await canBeHit(element)) &&
  element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    const table = node.closest('.play-table')!.getBoundingClientRect();
    return top >= table.top - 1 && bottom <= table.bottom + 1;
  });

test('what a text speaks of is in view, after the turns of others too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page, { confirm: false, speed: 'fast' });
  await goTo(page, '#/lesson/seals');
  const text = page.locator('.play-lesson-text');
  const next = page.locator('.play-lesson').getByRole('button', { name: 'Next' });
  for (let step = 0; step < 60; step++) {
    await expect(text).toBeVisible();
    const { lesson, draft } = await situationOf(page);
    if (/^All dice have been rolled/.test(lesson!.text)) break;
    if (lesson!.waits) await next.click();
    else if (draft.whole) await page.locator('.play-confirm:not([aria-disabled="true"])').click();
    else await clickNext(page);
  }
  await expect(text).toContainText('All dice have been rolled');
  for (const die of await page.locator('.seals-own-dice .seals-spot').all())
    await expect.poll(() => isSeen(die)).toBe(true);
  await expect.poll(() => isSeen(page.locator('[data-thing="mage:1"]').first())).toBe(true);
});

test('the home page offers to continue a lesson that was begun', async ({ page }) => {
  await openSite(page);
  await goTo(page, '#/lesson/ciub');
  await expect(page.locator('.play-lesson')).toBeVisible();
  await page.locator('.play-lesson .button-main').first().click();
  await goTo(page, '#/');
  await expect(page.getByRole('link', { name: /Continue the lesson.*ciúb/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Learn in five minutes.*Five Seals/ })).toBeVisible();
});
