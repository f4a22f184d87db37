// hints.spec.ts: what hints and tips say of a move, and when.
import { expect, test, type Page } from '@playwright/test';
import type { Hint } from '../src/engine/types';
import { createGame, openSite, situationOf, thing } from './support';

const ciub = 'ciub:players=2,length=short,first=1#first-75'; // rolls a 3, two 4 and two dice that show swap

// The search finds these moves, as soon as the gate opens.
const answerHints = (page: Page, moves: [text: string, loss: number][]) =>
  page.evaluate((found) => {
    const gate = new Promise<void>((open) => (globalThis.openGate = open));
    cantrip.engine.hint = async (): Promise<Hint> => {
      await gate;
      const best = { things: [], win: 0.5, score: 1, reason: '' };
      return {
        seat: 1,
        win: [0.5, 0.5],
        moves: found.map(([text, loss]) => ({ ...best, text, loss })),
      };
    };
  }, moves);

test('a difference that means nothing is not shown as one', async ({ page }) => {
  await openSite(page);
  await createGame(page, ciub, ['', '']);
  await answerHints(page, [
    ['roll', 0],
    ['remove 20+', 0.001],
    ['remove =4', 0.03],
  ]);
  await page.evaluate(() => globalThis.openGate());
  await page.keyboard.press('h');
  const moves = page.locator('.play-hint');
  await expect(moves.nth(1)).toContainText('About equal to the best move.');
  await expect(moves.nth(2)).toContainText('3% fewer than with the best move.');
});

test('a hint in the middle of a move shows the whole move', async ({ page }) => {
  await openSite(page);
  await createGame(page, ciub, ['', '']);
  await thing(page, 'word:roll').click();
  await page.keyboard.press('y');
  await expect.poll(async () => (await situationOf(page)).lit).toContain('die:white.swap');
  await thing(page, 'die:white.swap').click();
  await thing(page, 'word:swap').click();
  await answerHints(page, [['for red', 0]]);
  await page.evaluate(() => globalThis.openGate());
  await page.keyboard.press('h');
  await expect(page.locator('.play-hint b').first()).toHaveText(/swap\s+for/);
});

test('a move that the odds advise says what they are', async ({ page }) => {
  await openSite(page);
  await createGame(page, ciub, ['', '']);
  await thing(page, 'word:roll').click();
  await page.keyboard.press('y');
  await expect.poll(async () => (await situationOf(page)).lit).toContain('die:white.swap');
  await page.keyboard.press('o');
  await expect(page.locator('.play-odd').first()).toBeVisible();
  const { advice } = await page.evaluate(async () => {
    const { record } = cantrip.session.do<{ record: string }>('record');
    const { goals } = await cantrip.engine.odds(record, '', '');
    return goals.filter((goal) => goal.advice).sort((a, b) => b.low - a.low)[0];
  });
  await answerHints(page, [[advice, 0]]);
  await page.evaluate(() => globalThis.openGate());
  await page.keyboard.press('h');
  await expect(page.locator('.play-hint').first()).toContainText(
    /With it your chance of .+ is .*\d/,
  );
});

test('a tip says nothing until it knows what it advises', async ({ page }) => {
  await openSite(page);
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('cantrip.settings')!) as object;
    localStorage.setItem('cantrip.settings', JSON.stringify({ ...settings, tips: 'on' }));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await answerHints(page, [['roll', 0]]);
  await createGame(page, ciub, ['', 'novice']);
  await expect(page.locator('.play-tips-line')).toBeVisible();
  await expect(page.locator('.play-tips-line')).toHaveText('');
  await page.evaluate(() => globalThis.openGate());
  await expect(page.locator('.play-tips-line')).toContainText('Worth a look');
});

test('while a move waits to be confirmed, the odds say so', async ({ page }) => {
  await openSite(page);
  await createGame(page, ciub, ['', '']);
  await page.keyboard.press('o');
  await thing(page, 'word:roll').click();
  await expect(page.locator('.play-side-body')).toHaveText(
    'Your move is ready. Confirm it or undo.',
  );
});
