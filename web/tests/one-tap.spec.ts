// A move that is a single tap or can be undone is made at once; others must be confirmed, or all with
// a setting.
import { expect, test, type Page } from '@playwright/test';
import {
  confirm,
  createGame,
  eventsOf,
  native,
  openRecord,
  openSite,
  recordOf,
  situationOf,
  thing,
  watchErrors,
} from './support';

const movesOf = async (page: Page) =>
  (await eventsOf(page)).filter(({ seat }) => seat > 0).map(({ move }) => move);

// Two people at one device, after the first roll: a 3, two 4 and two dice that show swap.
async function openRolled(page: Page, confirm = false) {
  await openSite(page, { confirm });
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', '']);
}

test('rolling takes one tap, and a second tap right after it does nothing', async ({ page }) => {
  const errors = watchErrors(page);
  await openRolled(page);
  await thing(page, 'word:roll').dblclick();
  await expect.poll(() => movesOf(page)).toEqual(['roll']);
  expect((await situationOf(page)).draft.count).toBe(0);
  expect(errors).toEqual([]);
});

test('dice are put aside and the others rolled without a question', async ({ page }) => {
  await openRolled(page);
  await thing(page, 'word:roll').click();
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await thing(page, 'die:white.3').first().click();
  await thing(page, 'word:roll').click();
  await expect.poll(() => movesOf(page)).toEqual(['roll', 'put white 3 roll']);
});

test('a swap is made at once and can be undone without becoming practice', async ({ page }) => {
  await openRolled(page);
  await thing(page, 'word:roll').click();
  await expect.poll(() => movesOf(page)).toHaveLength(1);
  await thing(page, 'die:white.swap').first().click();
  await thing(page, 'word:swap').click();
  await thing(page, 'supply:red').click();
  await expect.poll(() => movesOf(page)).toEqual(['roll', 'swap white for red']);
  await page.keyboard.press('u');
  await expect.poll(() => movesOf(page)).toEqual(['roll']);
  expect((await situationOf(page)).practice).toBe(false);
  expect(await recordOf(page)).not.toContain('practice');
});

test('a move of several parts that ends the turn must be confirmed', async ({ page }) => {
  await openSite(page, { confirm: false });
  await createGame(page, 'seals:players=2,circle=1,first=1#first-15', ['', 'novice']);
  await thing(page, 'space:h1').dispatchEvent('click');
  await expect.poll(() => movesOf(page)).toContain('start h1');
  await expect.poll(async () => (await situationOf(page)).waits).toBe('person');
  for (const supply of ['fire', 'water', 'water'])
    await thing(page, `supply:${supply}`).first().dispatchEvent('click');
  await expect(page.locator('.play-confirm')).toBeVisible();
  expect(await movesOf(page)).not.toContain('take f w w');
  await confirm(page);
  await expect.poll(() => movesOf(page)).toContain('take f w w');
});

test('with the setting, every move must be confirmed', async ({ page }) => {
  await openRolled(page, true);
  await thing(page, 'word:roll').click();
  await expect(page.locator('.play-confirm')).toBeVisible();
  expect(await movesOf(page)).toEqual([]);
  await confirm(page);
  await expect.poll(() => movesOf(page)).toEqual(['roll']);
});

// A game against a computer, before the end of a turn.
async function openEnd(page: Page) {
  const lines = native(['new', 'ciub:players=2#5', '--play', 'random']).split('\n');
  const at = lines.findIndex((line) => line.startsWith('2: trade ')),
    head = lines.indexOf('');
  lines.splice(at);
  lines.splice(head, 0, 'x-player.1: novice');
  await openRecord(page, lines.join('\n') + '\n');
  await expect(page.locator('.play-table')).toBeVisible();
}

test('a second tap on the end of the turn does not skip the turn of the others', async ({
  page,
}) => {
  await openSite(page, { confirm: false, speed: 'normal', tips: 'off' }); // they move the buttons
  await openEnd(page);
  const end = thing(page, 'word:end');
  await expect(end).toBeVisible();
  const box = (await end.boundingBox())!;
  const skip = page.getByRole('button', { name: 'Skip to your turn' });
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Where it lies otherwise depends on the size of the window.
  await page.evaluate(
    ([left, top]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`.play-question button:last-child {
        position: fixed; left: ${left - 60}px; top: ${top - 25}px; z-index: 99 }`);
      document.adoptedStyleSheets.push(sheet);
    },
    [x, y] as const,
  );
  await page.mouse.click(x, y, { clickCount: 2, delay: 150 });
  await expect(skip).toBeVisible();
  await page.waitForTimeout(600);
  await page.mouse.click(x, y);
  await expect(skip).toHaveCount(0);
});
