// The guided first game of each title, completed with clicks.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Session } from '../src/engine/session';
import type { Situation } from '../src/engine/types';
import { confirm, dataFile, goTo, openSite, situationOf, thing, watchErrors } from './support';

// The moves a lesson waits for, from its script.
const movesOf = (game: string) =>
  readFileSync(dataFile(`${game}/lesson.txt`), 'utf8')
    .split('\n')
    .flatMap((line) =>
      /^move /.test(line) ? [line.slice(5).trim()] : line.trim() === 'free' ? [''] : [],
    );

// The same move as the core writes it: scripts may abbreviate.
const inFull = (page: Page, move: string) =>
  page.evaluate((line) => {
    const judge = new (cantrip.session.constructor as new (module: WebAssembly.Module) => Session)(
      cantrip.module,
    );
    judge.do('open', cantrip.session.do<{ record: string }>('record').record);
    return judge.do<Situation>(`type ${line}`).draft.text;
  }, move);

// The things of a move's next choice; the first choice if any move will do.
async function pointOnce(page: Page, move: string) {
  const { choices, draft } = await situationOf(page);
  const rest = move.startsWith(draft.text) ? move.slice(draft.text.length).trim() : '';
  const fitting = choices.filter(
    ({ text }) => rest === '' || rest === text || rest.startsWith(`${text} `),
  );
  const choice = fitting.sort((a, b) => b.text.length - a.text.length)[0];
  expect(choice, `${move}: nothing fits after "${draft.text}"`).toBeDefined();
  for (const name of choice.things) {
    await thing(page, name).dispatchEvent('click');
  }
  const enough = page.locator('.play-pick-all');
  if ((await situationOf(page)).draft.text === draft.text && (await enough.isVisible()))
    await enough.click();
}

for (const game of ['seals', 'ciub'])
  test(`the lesson of ${game} can be completed`, async ({ page }) => {
    const errors = watchErrors(page);
    const moves = movesOf(game);
    expect(moves.length).toBeGreaterThan(5);
    await openSite(page);
    await goTo(page, `#/lesson/${game}`);
    await expect(page.locator('.play-lesson')).toBeVisible();
    for (let step = 0; step < 400; step++) {
      const { lesson, draft } = await situationOf(page);
      if (lesson!.over) break;
      if (lesson!.waits)
        await page.locator('.play-lesson').getByRole('button', { name: 'Next' }).click();
      else if (draft.whole) await Promise.all([moves.shift(), confirm(page)]);
      else await pointOnce(page, moves[0] && (await inFull(page, moves[0])));
    }
    expect(moves).toEqual([]);
    await expect(page.getByRole('link', { name: 'Play a whole game' })).toBeVisible();
    expect(errors).toEqual([]);
  });
