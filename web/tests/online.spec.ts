// Online play: two browsers on a real server, from the invitation to verified dice.
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { autoClick, rest } from './auto-player';
import { makeTable, Server, sitDown, visit } from './server';
import { goTo, native, openRecord, situationOf, watchErrors } from './support';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server?.stop());

const over = (page: Page) =>
  expect(page.locator('.after-headline')).toBeVisible({ timeout: 600000 });

interface Couple {
  ada: Page;
  bob: Page;
  errors: string[];
}

async function couple(
  contexts: BrowserContext[],
  game: string,
  change?: (page: Page) => Promise<unknown>,
): Promise<Couple> {
  const ada = await visit(contexts[0], server, '', 'Ada', false);
  const errors = watchErrors(ada);
  const link = await makeTable(ada, game, change);
  const bob = await visit(contexts[1], server, link, 'Bob', false);
  errors.push(...watchErrors(bob));
  await sitDown(bob);
  await expect(ada.getByText('Bob')).not.toHaveCount(0);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada.locator('.play-table')).toBeVisible();
  await expect(bob.locator('.play-table')).toBeVisible();
  return { ada, bob, errors };
}
const short = async (page: Page) => {
  await page.getByRole('radio', { name: 'Short' }).check();
};
const two = async (browser: Browser) => [
  await browser.newContext({ locale: 'en-GB' }),
  await browser.newContext({ locale: 'en-GB' }),
];
const steps = async (page: Page) => (await situationOf(page)).step;

test('two friends play ciúb from the link to verified dice, and a rematch', async ({ browser }) => {
  const contexts = await two(browser);
  const { ada, bob, errors } = await couple(contexts, 'ciub', short);
  for (const page of [ada, bob]) await autoClick(page);
  for (const page of [ada, bob]) await over(page);
  for (const page of [ada, bob])
    await expect(page.locator('.achievement-new')).toContainText('To the end');
  await ada.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(ada.getByText('All is as it was promised.')).toBeVisible();
  await expect(ada.locator('.after-findings .after-bad')).toHaveCount(0);
  const saving = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Save as a file' }).click();
  const record = readFileSync(await (await saving).path(), 'utf8');
  expect(native(['verify', '-'], record)).toContain('promised');
  const reader = await visit(contexts[0], server);
  await expect(reader.locator('.home-cards')).toBeVisible();
  await openRecord(
    reader,
    record.replace(
      /^(x-fair-entropy.1: )(.)/m,
      (_, head, digit) => head + (digit === '0' ? '1' : '0'),
    ),
  );
  await reader.getByRole('button', { name: 'Verify the dice' }).click();
  await expect(reader.getByText('Something is wrong with this record.')).toBeVisible();
  await expect(reader.locator('.after-findings .after-bad')).toContainText('digest');
  await reader.close();
  const again = { name: 'Play again with the same players' };
  await ada.getByRole('button', again).click();
  await expect(ada.locator('.table-status')).toContainText('Bob has not answered yet.');
  await expect(bob.getByText('Ada wants to play again')).toBeVisible();
  await bob.getByRole('button', again).click();
  for (const page of [ada, bob]) await expect(page.locator('.play-table')).toBeVisible();
  expect(errors).toEqual([]);
  for (const context of contexts) await context.close();
});

const pig = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption('calm');
};
const moved = async (page: Page, before: number) =>
  expect.poll(() => steps(page)).toBeGreaterThan(before);
const same = async (ada: Page, bob: Page) =>
  expect
    .poll(async () => (await situationOf(ada)).hash === (await situationOf(bob)).hash)
    .toBe(true);
// A few moves by both.
async function playSome(ada: Page, bob: Page) {
  const before = await steps(ada);
  for (const page of [ada, bob]) await autoClick(page);
  await moved(ada, before + 4);
  for (const page of [ada, bob]) await rest(page);
}

test('reloads, a second tab and a network failure lose nothing', async ({ browser }) => {
  const contexts = await two(browser);
  const { ada, bob } = await couple(contexts, 'pig', pig);
  await playSome(ada, bob);
  await ada.reload();
  await expect(ada.locator('.play-table')).toBeVisible();
  await same(ada, bob);
  const tab = await contexts[0].newPage(); // the same seat again
  await tab.goto(ada.url());
  await expect(tab.locator('.play-table')).toBeVisible();
  const before = await steps(tab);
  for (const page of [tab, bob]) await autoClick(page);
  await moved(ada, before + 2);
  for (const page of [tab, bob]) await rest(page);
  await same(ada, tab);
  await contexts[1].setOffline(true);
  await expect(bob.locator('.online-line')).toContainText('offline');
  const [stays, sees] = [await steps(bob), await steps(ada)];
  await autoClick(ada); // until it is Bob's turn
  await expect.poll(async () => (await situationOf(ada)).waits).not.toBe('person');
  await rest(ada);
  expect(await steps(bob)).toBe(stays);
  expect(await steps(ada)).toBeGreaterThanOrEqual(sees);
  await contexts[1].setOffline(false);
  await same(ada, bob);
  for (const context of contexts) await context.close();
});

test('a killed server resumes where it was', async ({ browser }) => {
  const contexts = await two(browser);
  const own = await Server.start();
  const shared = server;
  server = own;
  const { ada, bob } = await couple(contexts, 'pig', pig);
  server = shared;
  await playSome(ada, bob);
  await same(ada, bob);
  const hash = (await situationOf(ada)).hash;
  await own.kill();
  await expect(ada.locator('.online-line')).toContainText('No connection');
  const mover = (await situationOf(ada)).waits === 'person' ? ada : bob;
  await autoClick(mover); // a move that cannot be sent now is queued
  await expect(
    mover.getByText('Your move is kept, and is sent when the connection is back.'),
  ).toBeVisible();
  await rest(mover);
  expect((await situationOf(ada)).hash).toBe(hash);
  await own.run();
  await expect.poll(async () => (await situationOf(ada)).hash).not.toBe(hash);
  await same(ada, bob);
  await playSome(ada, bob);
  await own.stop();
  for (const context of contexts) await context.close();
});

test('a computer takes over and hands back; others watch and chat', async ({ browser }) => {
  const contexts = await two(browser);
  const { ada, bob, errors } = await couple(contexts, 'pig', pig);
  await bob.locator('.play-tools [aria-haspopup=menu]').click();
  await bob.getByRole('menuitem', { name: 'Pause' }).click();
  await bob.getByRole('button', { name: 'Let it play' }).click();
  await expect(bob.getByText('A computer plays for you.')).toBeVisible();
  const before = await steps(ada);
  await autoClick(ada);
  await moved(bob, before + 3);
  await rest(ada);
  await bob.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(bob.getByText('A computer plays for you.')).toHaveCount(0);
  const third = await browser.newContext({ locale: 'en-GB' });
  const guest = await visit(third, server, new URL(ada.url()).hash, 'Eve');
  await expect(guest.locator('.play-table')).toBeVisible();
  expect((await situationOf(guest)).viewer).toBe(0);
  await same(ada, guest);
  await ada.getByRole('button', { name: 'Chat' }).click();
  await ada.getByLabel('Say something to the others').fill('Good luck!');
  await ada.getByRole('button', { name: 'Send' }).click();
  await expect(bob.locator('.online-unread')).toContainText('1');
  await bob.getByRole('button', { name: 'Chat' }).click();
  await expect(bob.locator('.online-chat')).toContainText('Good luck!');
  expect(errors).toEqual([]);
  for (const context of [...contexts, third]) await context.close();
});

// Patches the request: the page itself offers no time limit that short.
async function shortenTimeLimit(page: Page) {
  await page.routeWebSocket(/\/play$/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) =>
      far.send(String(message).replace('"each":120,"bank":900', '"each":5,"bank":0')),
    );
  });
}

test('the others can help when a player is late', async ({ browser }) => {
  const contexts = await two(browser);
  const ada = await visit(contexts[0], server, '', 'Ada');
  await shortenTimeLimit(ada);
  await ada.reload();
  const link = await makeTable(ada, 'pig', async (page) => {
    await page.getByText('Late players and spectators').click();
    await page.getByRole('combobox', { name: 'If a player runs out of time' }).selectOption('wait');
    await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption('calm');
  });
  const bob = await visit(contexts[1], server, link, 'Bob');
  await sitDown(bob);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada.locator('.play-table')).toBeVisible();
  const waiting = (await situationOf(ada)).waits === 'person' ? bob : ada;
  await expect(waiting.locator('.online-time')).toHaveText(/0:0\d/);
  const before = await steps(waiting);
  await waiting.getByRole('button', { name: 'Let the computer make this move' }).click();
  await moved(waiting, before);
  await same(ada, bob);
  for (const context of contexts) await context.close();
});

test('a hidden page shows whose turn it is in its title', async ({ browser }) => {
  const contexts = await two(browser);
  const { ada, bob } = await couple(contexts, 'pig', pig);
  const turn = (await situationOf(ada)).waits === 'person' ? ada : bob;
  const hide = (page: Page, hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  const title = await turn.title();
  await hide(turn, true);
  await expect(turn).toHaveTitle(/Your turn/);
  await hide(turn, false);
  await expect(turn).toHaveTitle(title);
  const other = turn === ada ? bob : ada;
  await hide(other, true);
  await expect(other).not.toHaveTitle(/Your turn/);
  for (const context of contexts) await context.close();
});

test('a table that answers after it was left does not replace the game on screen', async ({
  browser,
}) => {
  const contexts = await two(browser);
  const { ada } = await couple(contexts, 'pig');
  const place = new URL(ada.url()).hash;
  const sitting = new Set<string>(); // requests
  let release = () => {};
  const left = new Promise<void>((resolve) => (release = resolve));
  await ada.routeWebSocket(/\/play$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => {
      const { do: kind, ref } = JSON.parse(String(message)) as { do: string; ref: string };
      if (kind === 'sit') sitting.add(ref);
      server.send(message);
    });
    server.onMessage(async (message) => {
      const { re } = JSON.parse(String(message)) as { re?: string };
      if (re && sitting.has(re)) await left;
      page.send(message);
    });
  });
  await ada.goto('about:blank');
  await ada.goto(server.address + place);
  await expect.poll(() => sitting.size).toBeGreaterThan(0);
  await goTo(ada, '#/');
  await ada.getByRole('button', { name: /^Play.*ciúb/ }).click();
  await expect(ada.locator('.play-ciub')).toBeVisible();
  release();
  await goTo(ada, '#/friends'); // answered after that
  await expect(
    ada.locator('.table-card .online-turn, .table-card .play-soft').first(),
  ).toBeVisible();
  expect((await situationOf(ada)).game).toBe('ciub');
  for (const context of contexts) await context.close();
});

test('a double tap asks the server once', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const ada = await visit(context, server, '', 'Ada', false);
  await makeTable(ada, 'pig');
  const sent: string[] = [];
  ada.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      sent.push((JSON.parse(String(payload)) as { do: string }).do);
    }),
  );
  await ada.reload();
  const fill = ada.getByRole('button', { name: 'Fill up with computers and start' });
  await fill.dblclick();
  await expect(ada.locator('.play-table')).toBeVisible();
  expect(sent.filter((kind) => kind === 'seat' || kind === 'begin')).toEqual(['seat', 'begin']);
  await context.close();
});
