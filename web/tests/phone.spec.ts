// On a phone nothing jumps while a move is being built: the table keeps its position and size, and
// what was tapped stays in view.
import { expect, test, type Page } from '@playwright/test';
import { createGame, native, openRecord, openSite, situationOf, thing } from './support';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

const spans = (page: Page) =>
  page.evaluate(() => {
    const span = (selector: string) => {
      const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
      return `${selector} ${top.toFixed(0)}-${bottom.toFixed(0)}`;
    };
    return ['.play-scoreboard', '.play-prompt', '.play-table', '.play-bar'].map(span).join(', ');
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
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const isInside = left + right > 0 && left + right < 2 * innerWidth;
        return one.closest('.play-bar') || (isInside && top > 110 && (top + bottom) / 2 < bar.top);
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
const sizes = { en: [320, 568], de: [360, 640], ru: [390, 844] };
for (const [language, [width, height]] of Object.entries(sizes))
  for (const [name, id] of games)
    test(`the table stays in place on a phone: ${name}, ${language}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await openSite(page, { language });
      await createGame(page, id, ['', '']);
      let before = await spans(page),
        hasCards = false;
      for (let turn = 0; turn < 70; turn++) {
        const { draft, waits, prompt } = await situationOf(page);
        if (waits === 'over') break;
        const question = page.locator('.play-question .button');
        if (await question.count()) {
          await question.first().click();
          continue;
        }
        if (!hasCards && (hasCards = (await page.locator('.turns').count()) > 0))
          before = await spans(page); // the first card brings the row of cards
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
        // Dice are used up by then, or in the tray; or there is a place to choose from next.
        const isWanted = async () => (await page.locator('.play-wanted').count()) > 0;
        if (/^(space|card|supply):/.test(tapped) && (await situationOf(page)).draft.count)
          await expect
            .poll(async () => (await isSeen(page, tapped)) || isWanted(), `${tapped} was tapped`)
            .toBe(true);
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
        front.bottom <= document.querySelector('.play-table')!.getBoundingClientRect().bottom + 3
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
  await page.getByRole('button', { name: 'Choose this move' }).first().click();
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

test('a game opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openSite(page);
  await createGame(page, 'seals:players=2,circle=2,first=1#71', ['', '']);
  await expect(page.locator('.seals-board .lit').first()).toBeVisible();
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('.play-table, .seals-table')].map((one) => one.scrollTop),
    ),
  ).toEqual([0, 0]);
  const board = (await page.locator('.seals-board').boundingBox())!;
  expect(board.height).toBeGreaterThan(150);
});

test('after a roll the dice and the tray are in view', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', '']);
  await page.evaluate(() => document.querySelector('.play-table')!.scrollTo(0, 0));
  await thing(page, 'word:roll').click();
  await page.keyboard.press('y');
  await expect(page.locator('.ciub-front .lit').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const dice = document.querySelector('.ciub-dice')!.getBoundingClientRect();
        const { top, bottom } = document.querySelector('.play-table')!.getBoundingClientRect();
        return dice.top >= top && dice.bottom <= bottom;
      }),
    )
    .toBe(true);
});

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!;
const sheet = '.play-side-open';

// From the middle of its head.
async function dragSheet(page: Page, by: number) {
  const { x, y, width } = await boxOf(page, `${sheet} .play-side-head`);
  await page.mouse.move(x + width / 2, y + 20);
  await page.mouse.down();
  for (let step = 1; step <= 4; step++)
    await page.mouse.move(x + width / 2, y + 20 + (step * by) / 4);
  await page.mouse.up();
}

for (const id of ['ciub:players=2,first=1#72', 'seals:players=2,circle=2,first=1#71'])
  test(`above a sheet the table shows what it mentions: ${id.split(':')[0]}`, async ({ page }) => {
    await openSite(page);
    await createGame(page, id, ['', '']);
    await page.locator('.play-tools').getByRole('button', { name: 'Hint' }).click();
    const shows = page.locator('.play-hint').getByRole('button', { name: 'Show it' });
    for (let at = 0; at < 2; at++) {
      await shows.nth(at).click();
      const table = await boxOf(page, '.play-table'),
        panel = await boxOf(page, sheet);
      expect(table.height).toBeGreaterThan(100);
      expect(table.y + table.height).toBeLessThanOrEqual(panel.y + 1);
      await expect
        .poll(async () => {
          const marked = await page.locator('.play-table .marked').all();
          const boxes = await Promise.all(marked.map((one) => one.boundingBox()));
          return boxes.some(
            (box) =>
              box && box.y >= table.y - 4 && box.y + box.height <= table.y + table.height + 4,
          );
        })
        .toBe(true);
    }
  });

test('a sheet is enlarged and closed by dragging, Escape and Back', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', '']);
  const open = async () => {
    await page.locator('.play-tools').getByRole('button', { name: 'Log' }).click();
    await expect(page.locator(sheet)).toBeVisible();
  };
  const table = await boxOf(page, '.play-table');
  await open();
  const half = await boxOf(page, sheet);
  expect(half.y).toBeGreaterThan(300);
  await dragSheet(page, -120);
  await expect(page.locator(sheet)).toHaveClass(/play-sheet-large/);
  expect((await boxOf(page, sheet)).y).toBeLessThan(half.y - 60);
  await dragSheet(page, 120);
  await expect(page.locator(sheet)).not.toHaveClass(/play-sheet-large/);
  await dragSheet(page, 120);
  await expect(page.locator(sheet)).toHaveCount(0);
  await open();
  await page.keyboard.press('Escape');
  await expect(page.locator(sheet)).toHaveCount(0);
  await open();
  await page.goBack();
  await expect(page.locator(sheet)).toHaveCount(0);
  expect(await boxOf(page, '.play-table')).toEqual(table);
});

test('a sheet that is closed while it is dragged opens in its place', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', '']);
  const log = page.locator('.play-tools').getByRole('button', { name: 'Log' });
  await log.click();
  const before = await boxOf(page, sheet);
  const { x, y, width } = await boxOf(page, `${sheet} .play-side-head`);
  await page.mouse.move(x + width / 2, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 60, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await log.click();
  expect(await boxOf(page, sheet)).toEqual(before);
});

test('after a reload with a sheet, Back leaves the game', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#72', ['', '']);
  const log = page.locator('.play-tools').getByRole('button', { name: 'Log' });
  await log.click();
  await expect(page.locator(sheet)).toBeVisible();
  await page.reload();
  await log.click();
  await expect(page.locator(sheet)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page.locator('.home-cards')).toBeVisible();
});

test('scores stay in view, however the table is scrolled, and lead to a player', async ({
  page,
}) => {
  await openSite(page);
  await createGame(page, 'seals:players=5,circle=2,first=1#71', ['', '', '', '', '']);
  const scores = page.locator('.play-score');
  await expect(scores).toHaveCount(5);
  const { scores: points, facts } = await situationOf(page);
  const { dice } = facts as { dice: number[] };
  for (let at = 0; at < 5; at++)
    await expect(scores.nth(at)).toHaveText(new RegExp(`${points[at]}${dice[at]}$`));
  await scores.nth(3).getByRole('button').click();
  const table = await boxOf(page, '.play-table');
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(page, '.play-table [data-seat="4"] .seals-seat-head');
      return y >= table.y && y + height <= table.y + table.height;
    })
    .toBe(true);
  const line = await boxOf(page, '.play-scoreboard');
  expect(line.y + line.height).toBeLessThanOrEqual(table.y);
});

for (const width of [320, 360])
  test(`what cards ask for is inside them, five in a row, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openSite(page);
    await createGame(page, 'ciub:players=4#9', ['', '', '', '']);
    await expect(page.locator('.ciub-row-5 .ciub-card')).toHaveCount(10);
    const outside = await page.locator('.ciub-row-5 .ciub-card').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const box = card.getBoundingClientRect();
        return [...card.querySelectorAll('b, em, small, .ciub-owl, .ciub-need-sum')]
          .map((part) => part.getBoundingClientRect())
          .filter(({ left, right }) => left < box.left + 1 || right > box.right - 1)
          .map(() => card.getAttribute('data-thing'));
      }),
    );
    expect(outside).toEqual([]);
  });

test('cards to aim at are in view beside the dice, without the header of the site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSite(page);
  const whole = native(['new', 'ciub:players=2,length=short#5', '--play', 'adept']);
  const lines = whole.split('\n');
  const rolled = lines.findIndex((line) => line.startsWith('*: roll'));
  await openRecord(page, lines.slice(0, rolled + 1).join('\n') + '\n');
  await expect(page.locator('.ciub-front .lit').first()).toBeVisible();
  await expect(page.locator('.shell-header')).toBeHidden();
  const table = await boxOf(page, '.play-table');
  for (const selector of ['.ciub-row:nth-child(3) .ciub-card', '.ciub-front', '.ciub-tray']) {
    const { y, height } = await boxOf(page, selector);
    expect(y, selector).toBeGreaterThanOrEqual(table.y - 2);
    expect(y + height, selector).toBeLessThanOrEqual(table.y + table.height + 2);
  }
});

test("a player's own dice are back once a sheet is closed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page);
  await createGame(page, 'seals:players=2,circle=2,first=1#71', ['', '']);
  const before = await boxOf(page, '.seals-own');
  const tool = (name: string) => page.locator('.play-tools').getByRole('button', { name });
  await tool('Hint').click();
  await expect.poll(async () => (await boxOf(page, '.seals-own')).y).toBeLessThan(before.y);
  await tool('Log').click();
  await tool('Log').click();
  await expect(page.locator(sheet)).toBeHidden();
  await expect.poll(() => boxOf(page, '.seals-own')).toEqual(before);
});

test('the dungeon stays in view while a spell is shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSite(page);
  const whole = native(['new', 'seals:players=2,first=1,circle=1#8', '--play', 'greedy']);
  const lines = whole.split('\n');
  const cast = lines.findIndex((line) => /^\d: (change|growth|strengthening|synergy)/.test(line));
  expect(cast).toBeGreaterThan(0);
  await openRecord(page, lines.slice(0, cast + 1).join('\n') + '\n');
  await page.locator('.play-tools').getByRole('button', { name: 'Log' }).click();
  const turns = page.locator('.play-side-open .play-log-line:visible');
  await turns.last().click();
  await page.keyboard.press('Escape');
  await expect(page.locator('.play-prompt-past')).toBeVisible();
  const table = await boxOf(page, '.play-table');
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(page, '.seals-board');
      return y >= table.y - 2 && y + height <= table.y + table.height + 2;
    })
    .toBe(true);
});
