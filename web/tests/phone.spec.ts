// On a phone nothing jumps while a move is being built: the table keeps its position and size, and
// what was tapped stays in view.
import { expect, test, type Page } from '@playwright/test';
import { createGame, native, openRecord, openSite, situationOf } from './support';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const spans = (page: Page) =>
  page.evaluate(() => {
    const span = (selector: string) => {
      const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
      return `${selector} ${top.toFixed(0)}-${bottom.toFixed(0)}`;
    };
    return [span('.play-prompt'), span('.play-table'), span('.play-bar')].join(', ');
  });
// Buttons of the bar that have scrolled out of it.
const outside = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.play-bar')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.play-bar button')]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ box: one.getBoundingClientRect(), text: one.ariaLabel ?? one.innerText }))
      .filter(
        ({ box }) =>
          box.left < -1 ||
          box.right > innerWidth + 1 ||
          box.top < bar.top - 1 ||
          box.bottom > bar.bottom + 1,
      )
      .map(({ text }) => text);
  });
const isSeen = (page: Page, name: string) =>
  page.evaluate((thing) => {
    const bar = document.querySelector('.play-bar')!.getBoundingClientRect();
    const found = [...document.querySelectorAll(`.play-table [data-thing="${CSS.escape(thing)}"]`)];
    return (
      found.length === 0 ||
      found.some((one) => {
        const box = one.getBoundingClientRect(),
          x = (box.left + box.right) / 2,
          y = (box.top + box.bottom) / 2;
        return x > 0 && x < innerWidth && y > 0 && y < bar.top;
      })
    );
  }, name);

// Taps a choice that is in view: the table scrolls one there.
async function tap(page: Page, turn: number): Promise<string> {
  const target = await page.waitForFunction((nth) => {
    const bar = document.querySelector('.play-bar')!.getBoundingClientRect();
    const seen = [...document.querySelectorAll<HTMLElement>('.play [data-thing].lit')].filter(
      (one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return one.closest('.play-bar') || (top > 110 && (top + bottom) / 2 < bar.top);
      },
    );
    return seen[nth % seen.length];
  }, turn * 7);
  return target.evaluate((one) => {
    one!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return one!.dataset.thing!;
  });
}

const games: [string, string][] = [
  ['Five Seals', 'seals:players=2,circle=2,first=1#71'],
  ['ciúb', 'ciub:players=2,first=1#72'],
];
for (const language of ['en', 'de', 'ru'])
  for (const [name, id] of games)
    test(`the table stays in place on a phone: ${name}, ${language}`, async ({ page }) => {
      await openSite(page, { language });
      await createGame(page, id, ['', '']);
      const before = await spans(page);
      for (let turn = 0; turn < 70; turn++) {
        const { draft, waits, prompt } = await situationOf(page);
        if (waits === 'over') break;
        const question = page.locator('.play-question .button');
        if (await question.count()) {
          await question.first().click();
          continue;
        }
        expect(await spans(page), `${draft.text}: ${prompt}`).toBe(before);
        expect(await outside(page), draft.text).toEqual([]);
        if (draft.whole) {
          await page.keyboard.press('y');
          continue;
        }
        if (turn % 3 && (await page.locator('.play-pick-all').count())) {
          await page.locator('.play-pick-all').click();
          continue;
        }
        const tapped = await tap(page, turn);
        // Dice are used up by then, or in the tray.
        if (/^(space|card|supply):/.test(tapped) && (await situationOf(page)).draft.count)
          await expect.poll(() => isSeen(page, tapped), `${tapped} was tapped`).toBe(true);
      }
    });

test('rolled dice are in view, wherever the table was scrolled', async ({ page }) => {
  await openSite(page);
  const whole = native(['new', 'ciub:players=2,length=short#5', '--play', 'random']);
  await openRecord(page, whole.split('\n').slice(0, 60).join('\n') + '\n');
  await page.locator('.play-tools').getByRole('button', { name: 'Log' }).click();
  await page.locator('.play-side-open .play-log-line:visible').first().click();
  const inSight = () =>
    page.evaluate(() => {
      const front = document.querySelector('.ciub-front')!.getBoundingClientRect();
      return (
        front.top >= document.querySelector('.play-prompt')!.getBoundingClientRect().bottom - 3 &&
        front.bottom <= document.querySelector('.play-bar')!.getBoundingClientRect().top + 3
      );
    });
  await expect(async () => {
    // once scrolling into view has finished
    await page.evaluate(() => document.querySelector('.play-table')!.scrollTo(0, 9999));
    expect(await inSight()).toBe(false);
  }).toPass();
  const shown = page.locator('.play-prompt .move-text');
  await expect(async () => {
    await page.keyboard.press('n');
    expect(await shown.innerText()).toMatch(/^roll\s+\S/);
  }).toPass();
  await expect.poll(inSight).toBe(true);
});

test('taking a hint leaves the table in view', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', '']);
  await page.locator('.play-tools').getByRole('button', { name: 'Hint' }).click();
  await page.getByRole('button', { name: 'Put it together' }).first().click();
  await expect(page.locator('.play-confirm')).toBeVisible();
  await expect(page.locator('.play-side-open')).toHaveCount(0);
});

test('the menu opens over a panel', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', '']);
  const tools = page.locator('.play-tools');
  await tools.getByRole('button', { name: 'Log' }).click();
  await expect(page.locator('.play-side-open')).toBeVisible();
  await tools.getByRole('button', { name: 'More' }).click();
  await page.locator('.menu-item:not([aria-disabled])').first().click({ trial: true });
});
