// On a large screen, shared parts stay in view and in place, however much the players have.
import { expect, test } from '@playwright/test';
import { createGame, native, openRecord, openSite, situationOf } from './support';

test.use({ viewport: { width: 1920, height: 1080 } });

test('the supply is in view late in the game', async ({ page }) => {
  await openSite(page);
  const lines = native(['new', 'seals:players=2,circle=2#5', '--play', 'greedy'])
    .trimEnd()
    .split('\n');
  await openRecord(page, lines.slice(0, -12).join('\n') + '\n');
  await expect(page.locator('.seals-own')).toBeVisible();
  const { players } = (await situationOf(page)).state as {
    players: { up: string[]; down: string[] }[];
  };
  expect(
    Math.max(...players.map(({ up = [], down = [] }) => up.length + down.length)),
  ).toBeGreaterThan(9);
  const bar = (await page.locator('.play-bar').boundingBox())!;
  for (const part of ['.seals-heading', '.seals-supply']) {
    const box = (await page.locator(part).boundingBox())!;
    expect(box.y + box.height, part).toBeLessThan(bar.y);
  }
});

test('the whole dungeon is in view, with its rim', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,first=1#8', ['', 'novice']);
  await expect(page.locator('.seals-drawing svg')).toBeVisible();
  const window = (await page.locator('.seals-window').boundingBox())!;
  const drawing = (await page.locator('.seals-drawing').boundingBox())!;
  const edge = 0.025 * drawing.width; // of the drawing, outside the rim
  expect(drawing.x + edge).toBeGreaterThanOrEqual(window.x);
  expect(drawing.y + edge).toBeGreaterThanOrEqual(window.y);
  expect(drawing.x + drawing.width - edge).toBeLessThanOrEqual(window.x + window.width);
  expect(drawing.y + drawing.height - edge).toBeLessThanOrEqual(window.y + window.height);
});

test('every space can be pointed at, and says why not', async ({ page }) => {
  await openSite(page);
  const record = native(['new', 'seals:players=2,first=1,circle=1#8', '--play', 'greedy']);
  const lines = record.split('\n'),
    turn = lines.findLastIndex((line) => /^1: break/.test(line));
  await openRecord(page, lines.slice(0, turn).join('\n') + '\n');
  await expect(page.locator('.seals-board .lit').first()).toBeVisible();
  const dumb = await page.locator('.seals-space').evaluateAll((spaces) =>
    spaces
      .filter((space) => {
        const { x, y, width, height } = space.querySelector('.seals-ring')!.getBoundingClientRect();
        return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-thing]');
      })
      .map((space) => space.getAttribute('data-thing')),
  );
  expect(dumb).toEqual([]);
  const start = page.locator('.seals-start:not(.lit) .seals-ring').first();
  const { x, y, width, height } = (await start.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('.play-bubble')).toBeVisible();
});

test('Tab reaches what the player has, then the dungeon', async ({ page }) => {
  await openSite(page);
  const record = native(['new', 'seals:players=2,first=1,circle=1#8', '--play', 'greedy']);
  const lines = record.split('\n'),
    turn = lines.findIndex((line) => /^1: break/.test(line));
  await openRecord(page, lines.slice(0, turn).join('\n') + '\n');
  await expect(page.locator('.seals-board .lit').first()).toBeVisible();
  await expect(page.locator('.seals-own .lit').first()).toBeVisible();
  await page.locator('.play-scoreboard button, .turns button').last().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.seals-own .lit').first()).toBeFocused();
  for (let left = await page.locator('.seals-own .lit').count(); left > 0; left--)
    await page.keyboard.press('Tab');
  await expect(page.locator('.seals-board .lit').first()).toBeFocused();
});

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
])
  test(`the buttons keep their height while a move is being built: ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSite(page);
    await createGame(page, 'ciub:players=2,first=1#74', ['', 'novice']);
    const bar = page.locator('.play-bar'),
      before = (await bar.boundingBox())!;
    await page.getByRole('group', { name: 'Top row' }).locator('.ciub-card.lit').first().click();
    await expect(page.locator('.play-draft-started .play-choice')).toHaveCount(2);
    expect(await bar.boundingBox()).toEqual(before);
  });

test('the log is a drawer, and covers nothing of the table', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSite(page);
  await createGame(page, 'seals:players=5,circle=2,first=1#8', ['', '', '', '', '']);
  await expect(page.locator('.play-side')).toBeHidden();
  const board = page.locator('.seals-window'),
    before = (await board.boundingBox())!;
  expect(before.width).toBeGreaterThan(840);
  expect(before.height).toBeGreaterThan(450);
  await page.locator('.play-tools').getByRole('button', { name: 'Log' }).click();
  await expect(page.locator('.play-side .play-log')).toBeVisible();
  const beside = (await board.boundingBox())!,
    drawer = (await page.locator('.play-side').boundingBox())!;
  expect(beside.height).toBe(before.height);
  expect(beside.width).toBeGreaterThan(500);
  expect(beside.x + beside.width).toBeLessThanOrEqual(drawer.x + 1);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.keyboard.press('Escape');
  const log = (await page.locator('.play-side').boundingBox())!,
    table = (await page.locator('.play-table').boundingBox())!;
  expect(table.x + table.width).toBeLessThanOrEqual(log.x + 1);
});

for (const language of ['de', 'ru'])
  test(`no prompt is cut off, and nothing moves: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSite(page, { language });
    await createGame(page, 'ciub:players=4,first=1#74', ['', '', '', '']);
    const spans = () =>
      page.evaluate(() =>
        ['.play-scoreboard', '.play-prompt', '.play-table', '.play-bar'].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect();
          return [selector, x, y, width, height].join(' ');
        }),
      );
    let before = await spans(),
      hasCards = false;
    for (let turn = 0; turn < 60; turn++) {
      const { draft, waits, prompt } = await situationOf(page);
      if (waits === 'over') break;
      const question = page.locator('.play-question .button');
      if (await question.count()) {
        await question.first().click();
        continue;
      }
      if (!hasCards && (hasCards = (await page.locator('.turns').count()) > 0))
        before = await spans(); // the first card brings the row of cards
      expect(await spans(), prompt).toEqual(before);
      expect(
        await page
          .locator('.play-prompt-words')
          .evaluate((words) => words.scrollHeight - words.clientHeight),
        prompt,
      ).toBeLessThanOrEqual(0);
      if (draft.whole) await page.keyboard.press('y');
      else if (turn % 3 && (await page.locator('.play-pick-all').count()))
        await page.locator('.play-pick-all').click();
      else
        await page
          .locator('.play [data-thing].lit')
          .nth(turn % 5 ? 0 : -1)
          .dispatchEvent('click');
    }
  });
