// The guided first game of each title, finished by a visitor who clicks only what is visible and lit.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { goTo, openSite, situationOf, untilIdle, watchErrors } from './support';

// Whether the middle of an element is on the screen and not covered by anything.
const canBeHit = (element: Locator) =>
  element.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    return !!hit && (node.contains(hit) || hit.contains(node));
  });

// The things the lesson points at that are lit; a click in the middle of each must reach it.
async function clickNext(page: Page) {
  const marked = page.locator('.marked.lit');
  await expect(marked.first()).toBeVisible();
  await untilIdle(page);
  const texts: string[] = [];
  for (const element of await marked.all()) {
    if (await canBeHit(element)) {
      const box = (await element.boundingBox())!;
      return page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    texts.push((await element.getAttribute('data-thing')) ?? '');
  }
  const { lesson } = await situationOf(page);
  await page.screenshot({ path: 'build/lesson-hidden.png' });
  throw new Error(`"${lesson!.task}": nothing marked can be clicked of ${texts.join(', ')}`);
}

async function followLesson(page: Page) {
  for (let step = 0; step < 400; step++) {
    const before = await situationOf(page);
    const { lesson, draft } = before;
    if (lesson!.over) return;
    if (lesson!.waits)
      await page.locator('.play-lesson').getByRole('button', { name: /^(Next|Weiter|Дальше)$/ }).click();
    else if (draft.whole) await page.locator('.play-confirm:not([aria-disabled="true"])').click();
    else {
      expect(lesson!.task).not.toBe('');
      await expect(page.locator('.play-lesson-task')).toBeInViewport();
      await clickNext(page);
    }
    await expect
      .poll(async () => {
        const now = await situationOf(page);
        const marks = await page.locator('.marked').count();
        return JSON.stringify([now.lesson, now.draft.text, now.step, marks]);
      })
      .not.toBe('');
  }
}

const sizes = [
  [320, 568],
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const;
for (const game of ['seals', 'ciub'])
  for (const [width, height] of sizes)
    test(`lesson of ${game}, ${width}x${height}`, async ({ page }) => {
      const errors = watchErrors(page);
      await page.setViewportSize({ width, height });
      await openSite(page, { confirm: false });
      await goTo(page, `#/lesson/${game}`);
      await expect(page.locator('.play-lesson')).toBeVisible();
      await followLesson(page);
      expect((await situationOf(page)).lesson!.over).toBe(true);
      await page.getByRole('button', { name: 'Finish this game' }).click();
      await expect(page.locator('.play-lesson')).toBeHidden();
      await expect.poll(async () => (await situationOf(page)).lesson).toBeNull();
      expect(errors).toEqual([]);
    });
