// ciub-table.spec.ts: what the table of ciúb says about itself: whose dice, the sum, the usual choice.
import { expect, test, type Page } from '@playwright/test';
import { createGame, native, openRecord, openSite, thing } from './support';

test('the usual choice stands out', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#7', ['', '']);
  await expect(thing(page, 'word:roll')).toHaveClass(/button-main/);
  await expect(thing(page, 'word:token')).not.toHaveClass(/button-main/);
});

async function openAlone(page: Page) {
  await openSite(page);
  const record = await page.evaluate(() => {
    cantrip.session.do('new ciub:players=2,first=1#7', 'player.2: novice\n');
    return cantrip.session.do<{ record: string }>('record').record;
  });
  await openRecord(page, record);
  await expect(page.locator('.play-table')).toBeVisible();
}

test('somebody alone against computers is addressed', async ({ page }) => {
  await openAlone(page);
  await expect(page.locator('.ciub-seat-head b').first()).toHaveText('You');
  await expect(page.locator('.ciub-seat-head b').nth(1)).toHaveText('Player 2');
  await expect(page.locator('.play-score').first()).toContainText('You');
  await expect(page.locator('.ciub-front h2')).toHaveText('Dice in hand');
});

test('two people at one device keep their names, and the dice say whose they are', async ({
  page,
}) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#7', ['', '']);
  await expect(page.locator('.ciub-seat-head b').first()).toHaveText('P1');
  await expect(page.locator('.ciub-front h2 b')).toHaveText('P1');
});

// A game that was played at random until just before the first move of this kind.
async function openBefore(page: Page, word: string) {
  const lines = native(['new', 'ciub:players=2#5', '--play', 'random']).split('\n');
  const at = lines.findIndex((line) => line.includes(`: ${word} `));
  await openSite(page);
  await openRecord(page, lines.slice(0, at).join('\n') + '\n');
  await expect(page.locator('.play-table')).toBeVisible();
  return lines[at];
}

test('the sum is that of the dice that still lie in the tray', async ({ page }) => {
  const line = await openBefore(page, 'keep'); // keep yellow yellow orange red green
  const title = page.locator('.ciub-tray-title');
  const before = (await title.textContent())!;
  await page.keyboard.press(':');
  await page.locator('#play-line').fill(`keep ${line.split(' ')[2]}`);
  await page.keyboard.press('Enter');
  await expect(title).not.toHaveText(before);
  const faces = await page.locator('.ciub-tray .ciub-spot').allTextContents();
  const sum = faces.reduce((all, face) => all + (Number(face) || 0), 0);
  await expect(title).toHaveText(`In the tray: sum ${sum}`);
});

test('the first of two dice for one is taken at once', async ({ page }) => {
  const line = await openBefore(page, 'trade'); // trade green for orange and red
  const [given, taken] = [line.split(' ')[2], line.split(' ')[4]];
  const count = page.locator(`[data-thing="supply:${taken}"] .ciub-count`),
    dice = page.locator('.ciub-front .ciub-spot');
  const before = Number(await count.textContent()),
    had = await dice.count();
  await page.keyboard.press(':');
  await page.locator('#play-line').fill(`trade ${given} for ${taken}`);
  await page.keyboard.press('Enter');
  await expect(count).toHaveText(String(before - 1));
  await expect(dice).toHaveCount(had + 1);
});
