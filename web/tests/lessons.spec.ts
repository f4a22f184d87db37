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
      // The button is where the last one was, and a tap right after that one is not meant for it.
      await expect(async () => {
        await page
          .getByRole('button', { name: /^(Play on|Weiterspielen|Играть дальше)$/ })
          .dblclick({ timeout: 3000 });
        await expect(page.locator('.play-lesson')).toBeHidden({ timeout: 3000 });
      }).toPass();
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

// Follows the lesson of ciub until it asks for something.
async function untilTask(page: Page, task: string) {
  const next = page.locator('.play-lesson').getByRole('button', { name: 'Next' });
  await expect(page.locator('.play-lesson')).toBeVisible();
  for (let step = 0; step < 60; step++) {
    const { lesson, draft } = await situationOf(page);
    if (lesson!.task === task && !draft.count) return;
    if (lesson!.waits) await next.click();
    else if (draft.whole) await page.locator('.play-confirm:not([aria-disabled="true"])').click();
    else await clickNext(page);
  }
  throw new Error(`the lesson never says: ${task}`);
}

test('a die and what it is used on are enough for a lesson', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSite(page, { confirm: false, speed: 'normal' });
  await goTo(page, '#/lesson/ciub');
  const tap = async (thing: string) => {
    const there = page.locator(`.play-table [data-thing="${thing}"]`).first();
    await expect(there).toHaveClass(/marked/);
    await expect(there).toHaveClass(/lit/);
    await expect.poll(() => isSeen(there), `${thing} is in view`).toBe(true);
    await there.click();
  };
  await untilTask(page, 'Choose a die that shows swap, then a purple die in the supply.');
  await tap('die:white.swap');
  await tap('supply:purple');
  const itself = 'Choose the adjust die, then the same die once more, then 2:1.';
  await untilTask(page, itself);
  await tap('die:purple.adjust');
  await page.waitForTimeout(500); // a person looks first; no double tap
  await tap('die:purple.adjust');
  await tap('look:2for1');
  await expect.poll(async () => (await situationOf(page)).lesson!.task).not.toBe(itself);
});

test('a text about dice comes when they have landed', async ({ page }) => {
  await openSite(page, { confirm: false, speed: 'normal' });
  await goTo(page, '#/lesson/ciub');
  await untilTask(page, 'Roll the dice.');
  await expect(page.locator('.play-lesson-text')).toContainText('Before you roll');
  // What is in the air whenever the text changes.
  await page.evaluate(() => {
    const text = document.querySelector('.play-lesson-text')!;
    const seen = ((window as unknown as { seen: string[] }).seen = []) as string[];
    new MutationObserver(() =>
      seen.push(
        `${text.textContent!.slice(0, 10)} ${document.querySelectorAll('.cube-air').length}`,
      ),
    ).observe(text, { childList: true, characterData: true, subtree: true });
  });
  await clickNext(page);
  await expect(page.locator('.cube-air').first()).toBeAttached();
  await expect(page.locator('.play-lesson-text')).toContainText('You rolled two 3s');
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'You rolled 0',
  ]);
});
