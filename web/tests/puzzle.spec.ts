// The puzzle of the day: solved, missed and looked up, on the day and later, with and without a
// network.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Situation } from '../src/engine/types';
import { dataFile, goTo, openSite, situationOf, watchErrors } from './support';

interface Row {
  moves: { move: string; win: number }[];
}
// 3 November 2026 is the third day: it has the second puzzle of Five Seals; the day after, that of
// ciúb.
const days = { seals: '2026-11-03', ciub: '2026-11-04' };
const rowsOf = (game: keyof typeof days) =>
  readFileSync(dataFile(`puzzles/${game}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => JSON.parse(row) as Row);
const puzzleOf = (game: keyof typeof days) => rowsOf(game)[1];
const box = (page: Page) => page.locator('.play-puzzle');

async function openPuzzle(page: Page, day: string, on = day) {
  await page.clock.setFixedTime(new Date(`${on}T12:00:00Z`));
  await openSite(page, { confirm: false });
  await goTo(page, `#/puzzle/${day}`);
  await expect(box(page)).toBeVisible();
}
// Makes a whole move as somebody does who types it.
async function makeMove(page: Page, line: string) {
  const input = page.locator('#play-line');
  if (!(await input.count())) await page.keyboard.press(':');
  for (const words of [line, 'yes']) {
    await input.fill(words);
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('');
  }
}

for (const game of ['seals', 'ciub'] as const)
  test(`today's puzzle is solved: ${game}`, async ({ page }) => {
    const errors = watchErrors(page);
    const { moves } = puzzleOf(game);
    await page.clock.setFixedTime(new Date(`${days[game]}T12:00:00Z`));
    await openSite(page, { confirm: false });
    await page.getByRole('link', { name: 'Puzzle of the day' }).click();
    await expect(box(page)).toContainText('find the move that wins most often');
    await makeMove(page, moves[0].move);
    await expect(box(page)).toContainText('That is the best move.');
    await expect(box(page)).toContainText('Solved 1 day in a row.');
    expect((await situationOf(page)).draft.text).toBe(moves[0].move); // still on the table
    await page.reload(); // what was solved is kept
    await expect(box(page)).toContainText('Solved 1 day in a row.');
    expect(errors).toEqual([]);
  });

test('a wrong move says what it costs, and can be taken back', async ({ page }) => {
  const { moves } = puzzleOf('seals');
  await openPuzzle(page, days.seals);
  const cost = ((moves[0].win - moves[2].win) * 100).toFixed(1).replace('.0', '');
  await makeMove(page, moves[2].move);
  await expect(box(page)).toContainText(`A mistake: it costs ${cost}%.`);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await situationOf(page)).draft.count).toBe(0);
  await makeMove(page, moves[0].move);
  await expect(box(page)).toContainText('That is the best move.');
  // A tap right after the move, where its button was, is not meant for this one.
  await expect(async () => {
    await box(page).getByRole('button', { name: 'Share', exact: true }).click({ timeout: 3000 });
    await expect(page.locator('.play-puzzle-share')).toContainText('🟥🟩', { timeout: 3000 });
  }).toPass();
  await expect(page.locator('.play-puzzle-share')).not.toContainText(moves[0].move);
});

test('a move that is not listed is analysed', async ({ page }) => {
  const index = rowsOf('seals').findIndex(({ moves }) => moves.length === 10); // there are more
  const known = rowsOf('seals')[index].moves.map(({ move }) => move);
  const day = new Date(Date.UTC(2026, 10, 1 + 2 * index)).toISOString().slice(0, 10);
  await openPuzzle(page, day);
  // The first whole move by first choices that is not in the list.
  const line = await page.evaluate(
    (listed) => {
      const { session } = cantrip;
      const walk = (path: number[]): string => {
        let now = session.do<Situation>('drop');
        for (const choice of path) now = session.do<Situation>(`choose ${choice}`);
        if (now.draft.whole) return listed.includes(now.draft.text) ? '' : now.draft.text;
        return now.choices.reduce((found, { choice }) => found || walk([...path, choice]), '');
      };
      const found = walk([]);
      session.do('drop');
      return found;
    },
    [...known],
  );
  expect(line).not.toBe('');
  await makeMove(page, line);
  await expect(box(page)).toContainText(/costs|as good|best move/);
  await expect(page.getByRole('button', { name: /^Try/ })).toBeVisible();
});

test('the solution is shown, and does not count as solved', async ({ page }) => {
  const { moves } = puzzleOf('ciub');
  await openPuzzle(page, days.ciub);
  await page.getByRole('button', { name: 'Solution', exact: true }).click(); // only asks
  await expect(page.locator('.play-puzzle-task')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  await expect(box(page)).toContainText('This is the best move.');
  await expect.poll(async () => (await situationOf(page)).draft.text).toBe(moves[0].move);
  await expect(box(page)).not.toContainText('in a row');
  await page.getByRole('button', { name: 'Try other moves' }).click();
  await makeMove(page, moves[0].move);
  await expect(box(page)).toContainText('That is the best move.');
  await expect(box(page)).not.toContainText('in a row');
});

test('days in a row are counted, and a day that was missed ends them', async ({ page }) => {
  await openPuzzle(page, days.seals);
  await makeMove(page, puzzleOf('seals').moves[0].move);
  await expect(box(page)).toContainText('Solved 1 day in a row.');
  await page.clock.setFixedTime(new Date(`${days.ciub}T12:00:00Z`));
  await goTo(page, '#/puzzle');
  await expect(box(page)).toContainText('4 November 2026');
  await makeMove(page, puzzleOf('ciub').moves[0].move);
  await expect(box(page)).toContainText('Solved 2 days in a row.');
  await page.clock.setFixedTime(new Date('2026-11-06T12:00:00Z'));
  await goTo(page, '#/puzzle/2026-11-06');
  await expect(box(page)).toContainText('6 November 2026');
  await expect(box(page)).not.toContainText('in a row');
});

test('a puzzle gives nothing away before it is solved', async ({ page }) => {
  await openPuzzle(page, days.seals);
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('.play-side')).toContainText('There are no hints here.');
  await page.keyboard.press('Escape');
  expect((await situationOf(page)).undo.can).toBe(false);
  const { lit } = await situationOf(page);
  expect(lit.length).toBeGreaterThan(1);
  await expect(page.locator('.marked')).toHaveCount(0);
});

test('earlier puzzles are there, later ones are not', async ({ page }) => {
  await openPuzzle(page, days.seals, '2026-11-19');
  await page.getByRole('link', { name: 'The puzzle of the next day' }).click();
  await expect(box(page)).toContainText('4 November 2026');
  await goTo(page, '#/puzzle/2026-11-20');
  await expect(page.getByText('There is no puzzle for this day.')).toBeVisible();
  await goTo(page, '#/puzzle/nonsense');
  await expect(page.getByText('There is no puzzle for this day.')).toBeVisible();
});

test('a puzzle can be played on against the computer', async ({ page }) => {
  const { moves } = puzzleOf('seals');
  await openPuzzle(page, days.seals);
  await makeMove(page, moves[0].move);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(box(page)).toHaveCount(0);
  await expect.poll(async () => (await situationOf(page)).follows).toBe(false);
  const { seats, waits } = await situationOf(page);
  expect(waits).toBe('person');
  expect(seats.filter(({ player }) => player !== '')).toHaveLength(1);
  const record = await page.evaluate(() => cantrip.session.do<{ record: string }>('record').record);
  expect(record.match(/^x-player/gm)).toHaveLength(1);
  await expect(page.locator('.play-table .lit').first()).toBeVisible();
});

test('a move can be put together by clicks, and is never made by a tap alone', async ({ page }) => {
  await openPuzzle(page, days.ciub);
  for (let taps = 0; taps < 12 && !(await situationOf(page)).draft.whole; taps++) {
    await page.locator('.play [data-thing].lit:visible').first().click();
  }
  await expect(page.locator('.play-confirm')).toBeVisible();
  await expect(box(page)).not.toContainText('costs');
});

test('puzzles are there without a network', async ({ page, context }) => {
  await openSite(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await context.setOffline(true);
  await goTo(page, `#/puzzle/${days.ciub}`);
  await expect(box(page)).toBeVisible();
  await goTo(page, `#/puzzle/${days.seals}`);
  await expect(box(page)).toContainText('3 November 2026');
});

const gameOf = async (page: Page) => (await situationOf(page)).game;

test('the puzzle is of a game that somebody knows, or of the one they choose', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('cantrip.experience.ciub', JSON.stringify({ games: 1 })),
  );
  await openPuzzle(page, days.seals);
  expect(await gameOf(page)).toBe('ciub');
  await expect(page.locator('.play-puzzle-new')).toHaveCount(0);
  await page.getByRole('button', { name: 'Game of the puzzle: ciúb' }).click();
  await page.getByRole('menuitemradio', { name: 'Five Seals of Magic' }).click();
  await expect.poll(() => gameOf(page)).toBe('seals');
  await expect(page.locator('.play-puzzle-new')).toContainText('New to Five Seals of Magic?');
  await expect(page.getByRole('link', { name: 'Learn in five minutes' })).toBeVisible();
  await goTo(page, '#/');
  await page.getByRole('link', { name: 'Puzzle of the day' }).click();
  await expect(box(page)).toBeVisible();
  expect(await gameOf(page)).toBe('seals'); // as chosen last
  await makeMove(page, puzzleOf('seals').moves[0].move);
  await expect(box(page)).toContainText('Solved 1 day in a row.');
});

test('each game has a puzzle of its own on every day', async ({ page }) => {
  await openPuzzle(page, days.seals);
  const first = (await situationOf(page)).hash;
  await goTo(page, `#/puzzle/${days.seals}/ciub`);
  await expect.poll(() => gameOf(page)).toBe('ciub');
  const moves = rowsOf('ciub').at(-2)!.moves; // the second from the end
  await makeMove(page, moves[0].move);
  await expect(box(page)).toContainText('That is the best move.');
  await expect(box(page)).toContainText('Solved 1 day in a row.');
  await goTo(page, `#/puzzle/${days.seals}/seals`);
  await expect.poll(async () => (await situationOf(page)).hash).toBe(first);
  await expect(page.locator('.play-puzzle-task')).toBeVisible(); // not solved yet
});

test('on a desk the answer leaves the table nearly as large as before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPuzzle(page, '2026-11-19', '2026-11-19');
  const table = page.locator('.play-table');
  const before = (await table.boundingBox())!.height;
  for (const name of await page.locator('.seals-own .seals-card-words strong').all())
    expect(await name.evaluate((one) => one.getClientRects().length), await name.innerText()).toBe(
      1,
    );
  await page.getByRole('button', { name: 'Solution', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the solution' }).click();
  await expect(box(page)).toContainText('This is the best move.');
  await expect(box(page)).toContainText('to go for');
  const after = (await table.boundingBox())!.height;
  expect(before - after).toBeLessThanOrEqual(40);
});
