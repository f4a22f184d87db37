// ciúb after a gain: all dice are kept but those that are tapped.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { confirm, eventsOf, native, openRecord, openSite, situationOf } from './support';

test.use({ viewport: { width: 390, height: 844 } });

// A game of two people at the place where these dice are kept.
async function openBefore(page: Page, game: string, move: string) {
  const record = native(['new', `ciub:players=2,length=short#${game}`, '--play', 'greedy']);
  await openSite(page);
  await openRecord(page, record.slice(0, record.indexOf(`\n${move}\n`) + 1));
  await expect(page.locator('.play-table')).toBeVisible();
}
// Four dice show yellow 3, one yellow 5 and one purple 2:1.
const openSix = (page: Page) =>
  openBefore(page, '4', '1: keep yellow yellow yellow yellow purple 2for1');
// They show white 1 and 3, yellow 5, orange 4, red 5 and 6, and purple 4.
const openSeven = (page: Page) => openBefore(page, '3', '1: keep white white yellow red purple');

const on = (page: Page, name: string) => page.locator(`.play-table [data-thing="${name}"]`).first();
const draft = async (page: Page) => (await situationOf(page)).draft;
const given = (page: Page) => page.locator('.ciub-tray .ciub-given');
const prompt = (page: Page) => page.locator('.play-prompt-line');

test('of six dice one tap gives one back', async ({ page }) => {
  await openSix(page);
  await expect(prompt(page)).toHaveText(/choose the die to give back/i);
  await expect(page.locator('.ciub-tray [data-die].lit')).toHaveCount(6);
  await expect(page.locator('.play-choices')).toHaveCount(0);
  await on(page, 'tray:yellow.5').click();
  await expect
    .poll(async () => (await draft(page)).text)
    .toBe('keep yellow yellow yellow yellow purple 2for1');
  await page.keyboard.press('Backspace');
  await on(page, 'tray:purple.2for1').click();
  await expect
    .poll(async () => (await draft(page)).text)
    .toBe('keep yellow yellow yellow yellow yellow');
});

test('dice to give back look unlike those kept, and are taken back by a tap', async ({ page }) => {
  await openSeven(page);
  await expect(prompt(page)).toHaveText(/choose 2 dice to give back/i);
  await expect(given(page)).toHaveCount(0);
  await on(page, 'tray:red.6').click();
  await expect(prompt(page)).toHaveText(/choose 1 more die to give back/i);
  await expect(given(page)).toHaveCount(1);
  await expect(given(page)).toHaveAttribute('aria-label', /red 6, to give back$/i);
  await expect(given(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.play-draft-words')).toContainText('give back');
  const width = (die: Locator) =>
    die.locator('.ciub-die').evaluate((element) => element.getBoundingClientRect().width);
  expect(await width(given(page))).toBeLessThan(0.9 * (await width(on(page, 'tray:white.1'))));
  await on(page, 'tray:red.6').click();
  await expect(given(page)).toHaveCount(0);

  await on(page, 'tray:red.6').click();
  await on(page, 'tray:orange.4').click();
  await expect
    .poll(async () => (await draft(page)).text)
    .toBe('keep white white yellow red purple');
  await expect(given(page)).toHaveCount(2);
  await expect(page.locator('.ciub-front [data-thing^="hand:"]')).toHaveCount(5);
  await expect(page.locator('.play-draft-words .move-picture')).toHaveCount(2);
  await expect(page.locator('.play-draft-words')).toContainText('Your move: give back');
  await on(page, 'tray:red.6').click(); // only the other one
  await expect.poll(async () => (await draft(page)).count).toBe(0);
  await expect(given(page)).toHaveCount(1);
  await expect(given(page)).toHaveAttribute('data-thing', 'tray:orange.4');
  await on(page, 'tray:white.1').click();
  await confirm(page);
  await expect
    .poll(async () => (await eventsOf(page)).at(-1)!.move)
    .toBe('keep white yellow red red purple');
  await expect(given(page)).toHaveCount(0);
});

test('a die is given back by the keyboard, or dragged to the supply', async ({ page }) => {
  await openSeven(page);
  await on(page, 'tray:orange.4').focus();
  await page.keyboard.press('Enter');
  await expect(given(page)).toHaveCount(1);
  await on(page, 'tray:red.6').scrollIntoViewIfNeeded();
  const [from, to] = [
    (await on(page, 'tray:red.6').boundingBox())!,
    (await on(page, 'supply:red').boundingBox())!,
  ];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect
    .poll(async () => (await draft(page)).left.join(' '))
    .toBe('tray:orange.4 tray:red.6');
  await page.keyboard.press('Backspace');
  await expect.poll(async () => (await draft(page)).count).toBe(0);
});

test('a hint marks the dice to give back', async ({ page }) => {
  await openSeven(page);
  await page.keyboard.press('h');
  await expect(page.locator('.ciub-tray .marked')).toHaveCount(2, { timeout: 20_000 });
});
