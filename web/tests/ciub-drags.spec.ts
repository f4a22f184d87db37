// ciúb by dragging and tapping: dice go into the tray and come back, and a drag has one meaning.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import {
  confirm,
  createGame,
  dataFile,
  eventsOf,
  goTo,
  openRecord,
  openSite,
  situationOf,
  thing,
} from './support';

test.use({ viewport: { width: 390, height: 844 } });

const first = 'ciub:players=2,length=short,first=1#first-75';
// The moves of the guided first game.
const moves = [
  ...readFileSync(dataFile('ciub/lesson.txt'), 'utf8').matchAll(/^(?:move|reply) (.*)/gm),
].map(([, move]) => move);

// Two people at one device, after the first of these moves.
async function openAfter(page: Page, count: number) {
  await openSite(page);
  await createGame(page, first, ['', '']);
  const record = await page.evaluate(
    (made) => {
      for (const move of made) {
        cantrip.session.do(`type ${move}`);
        cantrip.session.do('confirm');
      }
      return cantrip.session.do<{ record: string }>('record').record;
    },
    moves.slice(0, count),
  );
  await page.goto('');
  await openRecord(page, record);
  await expect(page.locator('.play-table')).toBeVisible();
}

const on = (page: Page, name: string) => page.locator(`.play-table [data-thing="${name}"]`).first();

async function drag(page: Page, from: string, to: string) {
  const source = on(page, from);
  await source.scrollIntoViewIfNeeded();
  const target = page.locator(`[data-drop="${to}"], [data-thing="${to}"]`).first();
  const [a, b] = [(await source.boundingBox())!, (await target.boundingBox())!];
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
  await page.mouse.up();
}
const draft = (page: Page) => situationOf(page).then(({ draft }) => draft.text);

test('several dice are dragged into the tray, and out of it again', async ({ page }) => {
  await openAfter(page, 1);
  await drag(page, 'die:white.4', 'tray:all');
  await expect.poll(() => draft(page)).toBe('put white 4');
  await drag(page, 'die:white.3', 'tray:all'); // it comes before the other in the move's text
  await expect.poll(() => draft(page)).toBe('put white 3 white 4');
  await drag(page, 'die:white.3', 'tray:all');
  await expect.poll(() => draft(page)).toBe('put white 3 white 3 white 4');
  await drag(page, 'tray:white.4', 'front:all');
  await expect.poll(() => draft(page)).toBe('put white 3 white 3');
});

test('a die just put into the tray comes back when it is tapped', async ({ page }) => {
  await openAfter(page, 1);
  await thing(page, 'die:white.3').first().click();
  await thing(page, 'die:white.4').first().click();
  await expect.poll(() => draft(page)).toBe('put white 3 white 4');
  await on(page, 'tray:white.3').click({ force: true });
  await expect.poll(() => draft(page)).toBe('put white 4');
  await expect(page.locator('.play-bubble')).toBeHidden();
});

test('a die that cannot go anywhere snaps back and says why', async ({ page }) => {
  await openAfter(page, 2); // two dice lie in the tray to stay
  await drag(page, 'tray:white.3', 'front:all');
  await expect(page.locator('.play-why')).toContainText('stays as it is');
  await expect(page.locator('.dragged')).toHaveCount(0);
  expect(await draft(page)).toBe('');
});

test('a die that shows 2:1 is traded for two wherever it is dropped', async ({ page }) => {
  await openAfter(page, moves.indexOf('trade purple for white and white'));
  await drag(page, 'hand:purple.2for1', 'supply:white');
  await expect.poll(() => draft(page)).toBe('trade purple for white');
  await thing(page, 'supply:blue').click();
  await expect.poll(() => draft(page)).toContain('blue');
  expect((await eventsOf(page)).at(-1)!.move).not.toContain('whiten');
});

test('tapping the acting die means the die itself', async ({ page }) => {
  await openAfter(page, moves.indexOf('adjust purple on itself to 2for1'));
  await thing(page, 'die:purple.adjust').click();
  await thing(page, 'word:adjust').click();
  await expect.poll(() => draft(page)).toBe('adjust purple');
  await thing(page, 'die:purple.adjust').click();
  await expect.poll(() => draft(page)).toBe('adjust purple on itself');
});

test('a picked die goes to what is tapped next', async ({ page }) => {
  await openAfter(page, 1);
  await on(page, 'die:white.swap').click();
  await on(page, 'supply:red').dispatchEvent('click');
  await expect.poll(() => draft(page)).toBe('swap white for red');
});

test('a die that acts is used on the die tapped next, and put beside one tapped before', async ({
  page,
}) => {
  await openAfter(page, moves.indexOf('token 20+') + 1);
  await on(page, 'die:purple.adjust').click();
  await on(page, 'die:white.3').click();
  await expect.poll(() => draft(page)).toBe('adjust purple on white 3');
  await page.keyboard.press('Escape');
  await expect.poll(() => draft(page)).toBe('');
  await on(page, 'die:white.3').click();
  await on(page, 'die:purple.adjust').click();
  await expect.poll(() => draft(page)).toBe('put white 3 purple adjust');
});

test('a word that can mean only one die needs no more', async ({ page }) => {
  await openAfter(page, 1);
  await thing(page, 'word:swap').click();
  await expect.poll(() => draft(page)).toBe('swap white');
});

test('help on a die shows its six sides', async ({ page }) => {
  await openAfter(page, 1);
  await on(page, 'supply:green').click({ force: true });
  await expect(page.locator('.play-bubble .ciub-sides .ciub-die')).toHaveCount(6);
});

test('all colours are compared while one is chosen', async ({ page }) => {
  await openAfter(page, 2);
  await thing(page, 'die:white.swap').first().click();
  await thing(page, 'word:swap').click();
  await expect(page.locator('.ciub-supply .ciub-sides')).toHaveCount(7);
  const bar = await page.locator('.play-bar').boundingBox();
  for (const name of ['supply:yellow', 'supply:blue'])
    await expect
      .poll(async () => {
        const box = (await thing(page, name).boundingBox())!;
        return box.y + box.height <= bar!.y && box.y > 60;
      })
      .toBe(true);
});

test('a reroll with the same result is seen', async ({ page }) => {
  await openAfter(page, moves.indexOf('reroll blue on red 5'));
  await thing(page, 'die:blue.reroll').click();
  await thing(page, 'word:reroll').click();
  await thing(page, 'die:red.5').click();
  await confirm(page);
  await expect(page.locator('.ciub-again')).toHaveText('again');
});

test('in a lesson only what it asks for is lit', async ({ page }) => {
  await openSite(page, { confirm: false });
  await goTo(page, '#/lesson/ciub');
  const next = page.locator('.play-lesson').getByRole('button', { name: 'Next' });
  await expect(next).toBeVisible();
  for (; await next.isVisible(); await page.waitForTimeout(100)) await next.click();
  await expect(page.locator('.play-lesson-task')).toContainText('Roll');
  const lit = page.locator('.play [data-thing].lit');
  await expect(lit).toHaveCount(1);
  await lit.click();
  await expect(page.locator('.play-lesson-task')).toContainText('show 3');
  await expect(lit).toHaveCount(2);
  await on(page, 'die:white.4').dispatchEvent('click');
  await expect(page.locator('.play-bubble')).toContainText('another move: Choose the dice');
  await expect(page.locator('.picked')).toHaveCount(0);
});
