// keyboard.spec.ts: a move is made with Tab and Enter alone: what can be chosen comes first, and the
// focus goes on to what the move needs next.
import { expect, test, type Page } from '@playwright/test';
import { createGame, eventsOf, openSite, situationOf, thing } from './support';

const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    return one.dataset.thing ?? one.className;
  });

async function openTurn(page: Page) {
  await openSite(page, { confirm: false });
  await createGame(page, 'seals:players=2,circle=1,first=1#first-15', ['', 'novice']);
  await thing(page, 'space:h1').dispatchEvent('click');
  await expect.poll(async () => (await situationOf(page)).waits).toBe('person');
  for (const supply of ['fire', 'water', 'water'])
    await thing(page, `supply:${supply}`).first().dispatchEvent('click');
  await page.locator('.play-confirm:not([aria-disabled=true])').click();
  await expect(page.locator('.seals-board .lit').first()).toBeVisible();
}

test('Tab goes from one thing that can be chosen to the next', async ({ page }) => {
  await openTurn(page);
  const { lit } = await situationOf(page);
  const visited = new Set<string>();
  await page.locator('.play-table .lit').first().focus();
  for (let at = 0; at < lit.length; at++) {
    visited.add(await focused(page));
    await page.keyboard.press('Tab');
  }
  expect([...visited].sort()).toEqual([...new Set(lit)].sort());
});

test('a seal is broken with Tab and Enter', async ({ page }) => {
  await openTurn(page);
  await page.locator('.play-table .lit').first().focus();
  for (let at = 0; at < 10 && !(await focused(page)).startsWith('space:'); at++)
    await page.keyboard.press('Tab');
  const seal = (await focused(page)).slice('space:'.length);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^die:/);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page), { timeout: 2000 }).toContain('play-confirm');
  }).toPass();
  await expect(page.locator('.play-confirm:not([aria-disabled=true])')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await eventsOf(page)).map(({ move }) => move).join('; '))
    .toContain(`break ${seal} with`);
  await expect(page.locator('.play-bubble')).toHaveCount(0);
});

test('Enter confirms a move that was put together by mouse', async ({ page }) => {
  await openTurn(page);
  await page.locator('.seals-board [data-thing^="space:"].lit').first().click();
  const die = page.locator('.play-table [data-thing^="die:"].lit').first();
  while (!(await situationOf(page)).draft.whole) await die.click();
  await expect(page.locator('.play-confirm')).toBeVisible();
  const { text } = (await situationOf(page)).draft;
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await eventsOf(page)).map(({ move }) => move).join('; '))
    .toContain(text);
});

// After the first roll: a 3, two 4 and two dice that show swap.
async function openRolled(page: Page) {
  await openSite(page, { confirm: false });
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', '']);
  await thing(page, 'word:roll').click();
  await expect(thing(page, 'die:white.swap')).toBeVisible();
}

test('Tab goes to what can be chosen when nothing has the focus', async ({ page }) => {
  await openRolled(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatch(/^(die|word):/);
});

test('after a die was put into the tray, the focus is on one beside it', async ({ page }) => {
  await openRolled(page);
  await page.locator('[data-thing="die:white.4"].lit').last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await situationOf(page)).draft.text).toBe('put white 4');
  await expect.poll(() => focused(page)).toMatch(/^die:/);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toMatch(/^(die|word):/);
});

test('after a die was picked that can do several things, the focus is on those', async ({
  page,
}) => {
  await openRolled(page);
  await page.locator('[data-thing="die:white.swap"].lit').last().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^word:(swap|put)$/);
});

test('an arrow goes to the die straight ahead, and the ring has two colours', async ({ page }) => {
  await openRolled(page);
  const supply = page.locator('[data-thing="supply:red"]');
  await supply.focus();
  await page.keyboard.press('ArrowUp');
  const places = await page.evaluate(() => {
    const from = document.querySelector('[data-thing="supply:red"]')!.getBoundingClientRect();
    const off = (one: Element) => {
      const box = one.getBoundingClientRect();
      return Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
    };
    const dice = [...document.querySelectorAll('.ciub-front .ciub-spot')].map(off);
    const ring = getComputedStyle(document.activeElement!);
    return { at: off(document.activeElement!), least: Math.min(...dice), shadow: ring.boxShadow };
  });
  expect(places.at).toBe(places.least);
  expect(places.shadow).not.toBe('none');
});
