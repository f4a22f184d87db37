// Playing with friends: two browsers at a real server, from the invitation to verified dice.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { clickOnce, state } from './clicks';
import { makeTable, Server, sitDown, visit } from './server';
import { situationOf, watchErrors } from './support';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server.stop());

// Everybody clicks on, whoever is to act.
async function playOn(pages: Page[], until: () => Promise<boolean>) {
  for (let turn = 0; turn < 3000 && !(await until()); turn++)
    for (const page of pages) {
      const ready = await state(page);
      if (ready !== 'over') await clickOnce(page, ready, turn);
    }
  expect(await until()).toBe(true);
}
const isOver = async (page: Page) => (await state(page)) === 'over';

interface Couple { ada: Page; bob: Page; errors: string[] }

async function couple(contexts: BrowserContext[], game: string, change?: (page: Page) => Promise<unknown>): Promise<Couple> {
  const ada = await visit(contexts[0], server, '', 'Ada');
  const errors = watchErrors(ada);
  const link = await makeTable(ada, game, change);
  const bob = await visit(contexts[1], server, link, 'Bob');
  errors.push(...watchErrors(bob));
  await sitDown(bob);
  await expect(ada.getByText('Bob')).not.toHaveCount(0);
  await ada.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(ada.locator('.play-table')).toBeVisible();
  await expect(bob.locator('.play-table')).toBeVisible();
  return { ada, bob, errors };
}
const short = async (page: Page) => {
  await page.getByRole('radio', { name: 'Short' }).check();
};
const two = async (browser: import('@playwright/test').Browser) => [await browser.newContext({ locale: 'en-GB' }), await browser.newContext({ locale: 'en-GB' })];
const steps = async (page: Page) => (await situationOf(page)).step;

test('two friends play ciúb from the link to verified dice, and once more', async ({ browser }) => {
  const contexts = await two(browser);
  const { ada, bob, errors } = await couple(contexts, 'ciub', short);
  await playOn([ada, bob], async () => (await isOver(ada)) && (await isOver(bob)));
  await ada.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(ada.getByText('All is as it was promised.')).toBeVisible();
  await expect(ada.locator('.after-findings .after-bad')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Once more with the same players' }).click();
  await expect(ada.locator('.online-room')).toBeVisible();
  await bob.getByRole('button', { name: 'Once more with the same players' }).click();
  await expect(bob.locator('.online-room')).toBeVisible();
  await expect(async () => {
    await ada.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(ada.locator('.play-table')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(bob.locator('.play-table')).toBeVisible();
  expect(errors).toEqual([]);
  for (const context of contexts) await context.close();
});
