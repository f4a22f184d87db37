// Quick pairing: two strangers find each other on a real server, and play.
import { expect, test, type Page } from '@playwright/test';
import { autoClick, rest } from './auto-player';
import { violations } from './axe';
import { Server, visit } from './server';
import { goTo, situationOf, watchErrors } from './support';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server?.stop());

const find = async (page: Page) => page.getByRole('button', { name: 'Find players' }).click();
const waits = (page: Page) => expect(page.locator('.pairing-status')).toContainText('more player');
const table = (page: Page) => expect(page.locator('.play-table')).toBeVisible();
const lobby = '#/friends';

test('two strangers are seated, and play the first move', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const ada = await visit(contexts[0], server, lobby, '', false);
  const bob = await visit(contexts[1], server, lobby, '', false);
  const errors = [...watchErrors(ada), ...watchErrors(bob)];
  await find(ada);
  await waits(ada);
  await ada.evaluate(() => scrollTo(0, 0)); // no button is half below the header
  expect(await violations(ada)).toEqual([]);
  await find(bob);
  for (const page of [ada, bob]) await table(page);
  const before = (await situationOf(ada)).step;
  const mover = (await situationOf(ada)).waits === 'person' ? ada : bob;
  await autoClick(mover);
  await expect.poll(async () => (await situationOf(ada)).step).toBeGreaterThan(before);
  await expect.poll(async () => (await situationOf(bob)).step).toBeGreaterThan(before);
  await rest(mover);
  expect(errors).toEqual([]);
  for (const context of contexts) await context.close();
});

test('the form stays where it is when somebody else begins to wait', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const ada = await visit(contexts[0], server, '#/friends/anyone', 'Ada');
  await expect(ada.getByText('Nobody else is waiting now.')).toBeVisible();
  const place = async () => (await ada.locator('.pairing-form').boundingBox())?.y;
  const before = await place();
  const bob = await visit(contexts[1], server, '#/friends/anyone', 'Bob');
  await find(bob);
  await expect(ada.getByText('1 person is waiting to play')).toBeVisible();
  expect(await place()).toBe(before);
  await bob.getByRole('button', { name: 'Stop looking' }).click();
  for (const context of contexts) await context.close();
});

test('who waits on another page is seated, even after a crash of the server', async ({
  browser,
}) => {
  const own = await Server.start();
  const contexts = [await browser.newContext(), await browser.newContext()];
  const ada = await visit(contexts[0], own, lobby, 'Ada', false);
  await find(ada);
  await waits(ada);
  await own.kill();
  await expect(ada.locator('.online-line')).toContainText('No connection');
  await own.run();
  await expect(ada.locator('.online-line')).toBeEmpty();
  await goTo(ada, '#/settings');
  const bob = await visit(contexts[1], own, lobby, 'Bob', false);
  await find(bob);
  for (const page of [ada, bob]) await table(page);
  await own.stop();
  for (const context of contexts) await context.close();
});

test('who stops looking is not seated, and can leave a table over days', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const ada = await visit(contexts[0], server, lobby, 'Ada', false);
  await ada.clock.install();
  await find(ada);
  await waits(ada);
  await ada.getByRole('button', { name: 'Stop looking' }).click();
  await find(ada);
  await waits(ada);
  await ada.clock.runFor(25000);
  await ada.getByRole('button', { name: 'Open a table' }).dblclick();
  await expect(ada.locator('.online-room')).toContainText('The game starts by itself');
  const tables = await ada.evaluate(() => localStorage.getItem('cantrip.seats'));
  expect(JSON.parse(tables!)).toHaveLength(1);
  const bob = await visit(contexts[1], server, lobby, 'Bob', false);
  await bob.getByRole('radio', { name: 'Over days' }).check();
  await find(bob);
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  for (const page of [ada, bob]) await table(page);
  for (const context of contexts) await context.close();
});

// A form for ciúb of that length.
async function wantCiub(page: Page, length: string) {
  const form = page.locator('.pairing');
  await form.getByRole('radio', { name: 'ciúb' }).check();
  await form.getByRole('radio', { name: length }).check();
  await find(page);
}

for (const [one, other] of [
  ['Any', 'Short'],
  ['Short', 'Any'],
])
  test(`who takes any length plays with whoever wants one: ${one}, ${other}`, async ({
    browser,
  }) => {
    const contexts = [await browser.newContext(), await browser.newContext()];
    const ada = await visit(contexts[0], server, lobby, 'Ada', false);
    await wantCiub(ada, one);
    await waits(ada);
    const bob = await visit(contexts[1], server, lobby, 'Bob', false);
    await wantCiub(bob, other);
    for (const page of [ada, bob]) await table(page);
    for (const context of contexts) await context.close();
  });

test('who has not chosen yet sees who waits, and joins them', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const bob = await visit(contexts[1], server, lobby, 'Bob', false);
  await expect(bob.locator('.pairing-form')).toBeVisible();
  const ada = await visit(contexts[0], server, lobby, 'Ada', false);
  await ada.locator('.pairing').getByRole('radio', { name: 'Pig' }).check();
  await find(ada);
  await waits(ada);
  await expect(bob.locator('.pairing')).toContainText(
    '1 person is waiting to play: Pig, 2 players',
  );
  await bob.getByRole('button', { name: 'Play that' }).click();
  for (const page of [ada, bob]) await table(page);
  await expect(ada.locator('.toast')).toHaveCount(0);
  const [own] = await ada.locator('.pig-seats li', { hasText: '(you)' }).allInnerTexts();
  expect(own).toContain('Ada');
  for (const context of contexts) await context.close();
});

test('those who want nearly the same are told of each other', async ({ browser }) => {
  const contexts = [await browser.newContext(), await browser.newContext()];
  const ada = await visit(contexts[0], server, lobby, 'Ada', false);
  await wantCiub(ada, 'Normal');
  await waits(ada);
  const bob = await visit(contexts[1], server, lobby, 'Bob', false);
  await wantCiub(bob, 'Short');
  await expect(bob.locator('.pairing')).toContainText(
    '1 person is waiting to play: ciúb, 2 players, Normal, live.',
  );
  await expect(ada.locator('.pairing')).toContainText('2 players, Short');
  await ada.getByRole('button', { name: 'Play that' }).click();
  for (const page of [ada, bob]) await table(page);
  for (const context of contexts) await context.close();
});

test('the form begins with the game played last, and for newcomers with the short one', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const ada = await visit(context, server, '#/friends/anyone', 'Ada');
  const form = ada.locator('.pairing-form');
  await expect(form.getByRole('radio', { name: 'ciúb' })).toBeChecked();
  await expect(form.getByRole('radio', { name: 'Short' })).toBeChecked();
  await ada.evaluate(() =>
    localStorage.setItem('cantrip.recent', JSON.stringify(['seals', 'ciub'])),
  );
  await ada.reload();
  await expect(form.getByRole('radio', { name: 'Five Seals of Magic' })).toBeChecked();
  await context.close();
});
