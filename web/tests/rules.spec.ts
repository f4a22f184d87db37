// The rules of both games: pictures for all that is named, and all exact rules behind the short ones.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goTo, openSite, watchErrors } from './support';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const short = (language: string, game: string) => read(`web/rules/${language}/${game}.md`);
const exact = (language: string, game: string) =>
  read(language === 'en' ? `docs/${game}-rules.md` : `docs/${language}/${game}-rules.md`);
const lists = ['dice', 'spells']; // pictures that are written as one and drawn as many

async function openRules(page: Page, game: string) {
  await goTo(page, `#/rules/${game}`);
  await expect(page.locator('.rules-text h2').first()).toBeVisible();
}

test('every spell has a drawing of its own', async ({ page }) => {
  const errors = watchErrors(page);
  await openSite(page);
  await openRules(page, 'seals');
  const drawings = await page
    .locator('.rules-entry-picture .spell-art > g:last-child')
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  const spells = [...exact('en', 'seals').matchAll(/^- \*\*6\.\d+ \S.*?\*\* \(\d\)/gm)].length;
  expect(spells).toBeGreaterThan(20);
  expect(drawings).toHaveLength(spells);
  expect(drawings).not.toContain('');
  expect(new Set(drawings).size).toBe(spells);
  expect(errors).toEqual([]);
});

for (const language of ['en', 'de', 'ru'])
  test(`every picture of the short rules is drawn: ${language}`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page, { language });
    for (const game of ['seals', 'ciub']) {
      await openRules(page, game);
      const text = short(language, game);
      const named = [...text.matchAll(/^!\[[^\]]*\]\(([^)]+)\)$/gm)]
        .map(([, name]) => name)
        .filter((name) => !lists.includes(name));
      const inline = [...text.matchAll(/^- !\[\]\([^)]+\)/gm)].length;
      await expect(page.locator('.rules-picture > .rules-drawing > svg')).toHaveCount(named.length);
      await expect(page.locator('.rules-text .rules-inline > *')).toHaveCount(inline);
    }
    expect(errors).toEqual([]);
  });

test('all exact rules lie behind the short ones', async ({ page }) => {
  await openSite(page);
  for (const game of ['seals', 'ciub']) {
    await openRules(page, game);
    const numbers = [...exact('en', game).matchAll(/^- \*\*(\d+(?:\.\d+)+[a-z]?)/gm)].map(
      ([, number]) => number,
    );
    expect(numbers.length).toBeGreaterThan(20);
    const last = page.locator(`[id="rule-${numbers[numbers.length - 1]}"]`);
    await expect(last).toBeHidden();
    await page.getByRole('button', { name: 'Show all exact rules' }).click();
    await expect(last).toBeVisible();
    for (const number of numbers)
      await expect(page.locator(`[id="rule-${number}"]`), number).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all exact rules' }).click();
    await expect(last).toBeHidden();
  }
});

test('an example moves when it is played', async ({ page }) => {
  await openSite(page, { speed: 'normal' });
  await openRules(page, 'ciub');
  const example = page
    .locator('.rules-picture')
    .filter({ has: page.getByRole('button') })
    .first();
  await example.getByRole('button').click();
  await expect(example).toHaveClass(/rules-played/);
  expect(
    await example.evaluate((box) => box.getAnimations({ subtree: true }).length),
  ).toBeGreaterThan(0);
  await expect(example.getByRole('button', { name: 'Play again' })).toBeVisible();
});

test('a search shows the spells and the pictures whose words match', async ({ page }) => {
  await openSite(page);
  await openRules(page, 'seals');
  const spells = page.locator('.rules-entry'),
    search = page.getByLabel('Search the rules');
  await expect(spells.filter({ hasText: 'Leap' })).toBeVisible();
  await search.fill('leap');
  await expect(spells.filter({ hasText: 'Leap' })).toBeVisible();
  await expect(spells.filter({ hasText: 'Strengthening' })).toHaveCount(0);
  await search.fill('the 3 becomes a 5');
  await expect(page.locator('.rules-picture')).toHaveCount(1);
});
