// Achievements: noticed when they are earned, kept on this device, and gone with a move that is taken
// back.
import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import {
  confirm,
  createGame,
  goTo,
  native,
  openRecord,
  openSite,
  situationOf,
  thing,
  untilSaved,
  watchErrors,
} from './support';

const notice = (page: Page) => page.locator('.achievement-notice');
const row = (page: Page, title: string) =>
  page.locator('.achievement').filter({ has: page.getByRole('heading', { name: title }) });
const state = (page: Page, title: string) => row(page, title).locator('.achievement-state');
const heard = (page: Page) => page.locator('[data-announcements]');

async function lookAtPage(page: Page) {
  await goTo(page, '#/achievements');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Achievements');
}

// Removes a card of the top row, after which dice are rolled.
async function removeCard(page: Page) {
  await thing(page, 'word:remove').click();
  await page.locator('.play [data-thing^="card:"].lit').first().click();
  await confirm(page);
}

async function openCiub(page: Page) {
  await openSite(page);
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', 'novice']);
}

// A game of two people, up to before the first move of this kind.
async function openBefore(page: Page, move: RegExp) {
  const lines = native(['new', 'ciub:players=2#8', '--play', 'random'])
    .replace(/^player\.\d: .*\n/gm, '')
    .split('\n');
  const at = lines.findIndex((line) => move.test(line));
  await openSite(page);
  await openRecord(page, `${lines.slice(0, at).join('\n')}\n`);
  await expect(page.locator('.play-table')).toBeVisible();
  return lines[at].replace(/^\d: /, '');
}
async function typeMove(page: Page, line: string) {
  await page.keyboard.press(':');
  await page.locator('#play-line').fill(line);
  await page.locator('#play-line').press('Enter');
  if ((await situationOf(page)).draft.whole) await confirm(page);
}

test('what a move earns is noticed, kept and listed', async ({ page }) => {
  const errors = watchErrors(page);
  await openCiub(page);
  await removeCard(page);
  await expect(notice(page)).toHaveText('New achievement: A fresh offer');
  await expect(heard(page)).toContainText('New achievement: A fresh offer');
  const [box, header] = [
    await notice(page).boundingBox(),
    await page.locator('.shell-header').boundingBox(),
  ];
  expect(box!.y + box!.height).toBeLessThanOrEqual(header!.y + header!.height);
  await untilSaved(page);
  await lookAtPage(page);
  await expect(state(page, 'A fresh offer')).toHaveText('Earned');
  await expect(state(page, 'A deft touch')).toHaveText('Not earned yet');
  await expect(page.locator('.achievement').first()).toContainText('A fresh offer');
  await page.reload();
  await expect(state(page, 'A fresh offer')).toHaveText('Earned');
  expect(errors).toEqual([]);
});

test('nothing is noticed twice', async ({ page }) => {
  await openCiub(page);
  await removeCard(page);
  await expect(notice(page)).toBeVisible();
  await untilSaved(page);
  await goTo(page, '#/');
  await page.reload();
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', 'novice']);
  const { step } = await situationOf(page);
  await removeCard(page);
  await expect.poll(async () => (await situationOf(page)).step).toBeGreaterThan(step);
  await untilSaved(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a move that is taken back earns nothing until it is made again', async ({ page }) => {
  const line = await openBefore(page, /^\d: trade /);
  await typeMove(page, line);
  await expect(notice(page)).toHaveText('New achievement: Two for one');
  const route = new URL(page.url()).hash;
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await untilSaved(page);
  await lookAtPage(page);
  await expect(state(page, 'Two for one')).toHaveText('Not earned yet');
  await goTo(page, route);
  await expect(page.locator('.play-table')).toBeVisible();
  await typeMove(page, line);
  await untilSaved(page);
  await lookAtPage(page);
  await expect(state(page, 'Two for one')).toHaveText('Earned');
});

test('games for practice earn nothing', async ({ page }) => {
  await openCiub(page);
  await removeCard(page);
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('u'); // dice have fallen since
  await page.locator('.play-question .button').first().click();
  await expect.poll(async () => (await situationOf(page)).practice).toBe(true);
  const { step } = await situationOf(page);
  await removeCard(page);
  await expect.poll(async () => (await situationOf(page)).step).toBeGreaterThan(step);
  await untilSaved(page);
  await lookAtPage(page);
  await expect(state(page, 'A fresh offer')).toHaveText('Not earned yet');
});

test('the end of a game says what is new in it', async ({ page }) => {
  const lines = native(['new', 'ciub:players=2,length=short#44', '--play', 'random'])
    .replace(/^player\.\d: .*\n/gm, '')
    .trimEnd()
    .split('\n');
  const last = lines.findLastIndex((line) => /^\d: end$/.test(line));
  await openSite(page);
  await openRecord(page, `${lines.slice(0, last).join('\n')}\n`);
  await thing(page, 'word:end').click();
  await confirm(page);
  await expect(page.locator('.achievement-new')).toContainText('To the end');
  await expect(heard(page)).toContainText('To the end');
  await expect(notice(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.locator('.achievement-new')).toContainText('To the end');
  await page.getByRole('link', { name: 'New achievements' }).click();
  await expect(state(page, 'To the end').locator('visible=true').first()).toBeVisible();
});

test('all have a drawing and a sentence, and rules are links', async ({ page }) => {
  await openSite(page);
  await page.getByRole('link', { name: 'See achievements' }).click();
  await expect(page.locator('.achievement').first()).toBeVisible();
  const marks = await page
    .locator('.achievement-mark > g')
    .evaluateAll((drawings) => drawings.map(({ childElementCount }) => childElementCount));
  expect(marks.length).toBeGreaterThan(30);
  expect(marks).not.toContain(0);
  const link = row(page, 'Over the top').getByRole('link', { name: 'Rule 6.19' });
  await link.click();
  await expect(page.locator('.rules-text')).toContainText('6.19');
});

test('what is stored may be anything', async ({ page }) => {
  const errors = watchErrors(page);
  await openSite(page);
  for (const words of ['7', '"x"', '[1]', '{"ciub":null}', '{"ciub":{"owl":3}}', 'nonsense']) {
    await page.evaluate((kept) => localStorage.setItem('cantrip.achievements', kept), words);
    await page.reload();
    await lookAtPage(page);
    await expect(page.locator('.achievement').first()).toBeVisible();
    await goTo(page, '#/');
  }
  expect(errors).toEqual([]);
});

test('on a phone the notice is below the buttons to choose from', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCiub(page);
  await removeCard(page);
  await expect(notice(page)).toBeVisible();
  const box = (await notice(page).boundingBox())!,
    tools = (await page.locator('.play-tools').boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(tools.y - 1);
  expect(
    await notice(page)
      .locator('span')
      .evaluate((one) => one.scrollHeight - one.clientHeight),
  ).toBeLessThanOrEqual(2); // no line is cut off
});
