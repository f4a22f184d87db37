// Friends: from the home page to a shared link, what guests see, the waiting room, and what is said
// without words.
import { expect, test, type Browser, type Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { phone } from './boxes';
import { makeTable, Server, sitDown, visit } from './server';
import { goTo, picture, watchErrors } from './support';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server?.stop());

const someone = (browser: Browser, more = {}) => browser.newContext({ locale: 'en-GB', ...more });
const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();
const atTable = (page: Page) => expect(page.locator('.play-table')).toBeVisible();

// What a camera reads on the screen.
async function scan(page: Page): Promise<string> {
  const shot = await page.locator('.invite-qr svg').screenshot();
  const { width, height, data } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { width, height, data } = context.getImageData(0, 0, image.width, image.height);
    return { width, height, data: [...data] };
  }, shot.toString('base64'));
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

test('a newcomer has a link after three taps, and a friend scans it', async ({ browser }) => {
  const ada = await visit(await someone(browser), server);
  // No name of this computer only, for which there is no code to scan.
  await ada.goto(server.address.replace('127.0.0.1', 'cantrip.localhost'));
  const errors = watchErrors(ada);
  await ada.getByRole('link', { name: 'Play with friends' }).click();
  await ada.locator('[aria-labelledby=friends-ciub]').getByRole('radio', { name: '3' }).check();
  await ada.getByRole('button', { name: /Invite friends.*ciúb/ }).click();
  const link = await ada.locator('.online-link').inputValue();
  await expect(ada.locator('.online-room-seat')).toHaveCount(3);
  await expect(ada.getByText('2 more players are needed.')).toBeVisible();
  await ada.bringToFront();
  expect(await scan(ada)).toBe(link);
  expect(errors).toEqual([]);
  await ada.context().close();
});

test('a guest sees who invites to what, and is called from the lesson when the game begins', async ({
  browser,
}) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const link = await makeTable(ada, 'ciub');
  const bob = await visit(await someone(browser, { viewport: phone }), server, link);
  const errors = [...watchErrors(ada), ...watchErrors(bob)];
  await expect(bob.getByText('Ada invites you to play')).toBeVisible();
  await expect(bob.getByRole('heading', { name: 'ciúb' })).toBeVisible();
  await expect(bob.locator('.table-hero .home-motif')).toBeInViewport();
  const learn = bob.getByRole('link', { name: 'Learn in five minutes' });
  await expect(learn).toBeInViewport({ ratio: 1 }); // on a phone, without scrolling
  await learn.click();
  await expect(bob.locator('.play-lesson')).toBeVisible();
  await expect(ada.locator('.online-room-seat-free')).toContainText(
    'somebody has opened the invitation',
  );
  await bob.getByRole('link', { name: /^Invitation/ }).click();
  await bob.getByLabel('Your name').fill('Bob');
  await expect(ada.getByText('Somebody is reading the invitation.')).toBeVisible();
  await sitDown(bob);
  await expect(bob.getByText('Waiting for Ada to start the game.')).toBeVisible();
  await bob.getByRole('link', { name: 'Learn in five minutes' }).click();
  await expect(bob.locator('.play-lesson')).toBeVisible();
  await expect(ada.getByText('All seats are taken. Bob is learning the game.')).toBeVisible();
  await expect(ada.locator('.online-room-seats')).toContainText('is learning the game');
  await expect(ada.locator('.button-main.table-start')).toHaveCount(0); // nobody is hurried
  await goTo(bob, '#/rules/ciub');
  await expect(ada.getByText('All seats are taken. Bob is reading the rules.')).toBeVisible();
  await bob.getByRole('link', { name: /^Your table/ }).click();
  await expect(ada.getByText('Everybody is here.')).toBeVisible();
  await bob.getByRole('link', { name: 'Learn in five minutes' }).click();
  await expect(bob.locator('.play-lesson')).toBeVisible();
  await start(ada);
  await atTable(ada);
  await expect(ada.locator('.play')).toContainText(/Bob is not here|Not here: Bob/);
  await expect(bob.getByRole('link', { name: /^To the game/ })).toBeVisible();
  await expect(bob.locator('.play-lesson')).toBeVisible();
  await picture(bob, 'friends-begun');
  await bob.getByRole('button', { name: 'Go to the game' }).click();
  await expect(bob.locator('.online-seats')).toBeVisible();
  await expect(bob.locator('.toast')).toHaveCount(0);
  await expect(ada.locator('.play')).not.toContainText(/Bob is not here|Not here: Bob/);
  await expect(bob).toHaveURL(/#\/table\//);
  await expect(bob.locator('.shell-notice')).toHaveCount(0);
  expect(errors).toEqual([]);
  for (const page of [ada, bob]) await page.context().close();
});

test('free seats are filled up with computers', async ({ browser }) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  await makeTable(ada, 'pig');
  await ada.getByRole('button', { name: 'Fill up with computers and start' }).click();
  await atTable(ada);
  await expect(ada.locator('.online-seat-computer')).toHaveCount(1);
  await ada.context().close();
});

test('everybody has a colour and an emblem of their own, which others cannot take', async ({
  browser,
}) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const link = await makeTable(ada, 'ciub');
  await ada.getByText('Change colour and emblem').click();
  await ada.getByRole('radio', { name: 'teal' }).check();
  await ada.getByRole('radio', { name: 'crown' }).check();
  const bob = await visit(await someone(browser), server, link, 'Bob');
  await expect(bob.locator('.online-room-seats .figure-teal')).toBeVisible();
  await sitDown(bob);
  await bob.getByText('Change colour and emblem').click();
  await expect(bob.getByRole('radio', { name: 'teal' })).toBeDisabled();
  await expect(bob.getByRole('radio', { name: 'crown' })).toBeDisabled();
  await start(ada);
  for (const page of [ada, bob])
    await expect(page.locator('.online-seats .figure-teal')).toBeVisible();
  const colour = (page: Page) =>
    page
      .locator('.online-match')
      .evaluate((match) => getComputedStyle(match).getPropertyValue('--token-1').trim());
  expect(await colour(bob)).toBe(await colour(ada));
  expect(await colour(bob)).toMatch(/^#/);
  await ada.goto(server.address); // the choice is for all tables
  await makeTable(ada, 'pig');
  await expect(ada.locator('.online-room-seats .figure-teal').first()).toBeVisible();
  for (const page of [ada, bob]) await page.context().close();
});

test('an emote is shown at the name, is heard, and can be muted', async ({ browser }) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const link = await makeTable(ada, 'pig');
  const bob = await visit(await someone(browser, { viewport: phone }), server, link, 'Bob');
  await sitDown(bob);
  const say = (page: Page, words: string) =>
    page.getByRole('group', { name: 'Say it with a picture' }).getByText(words).click();
  await say(bob, 'Hello');
  await expect(ada.locator('.online-room-seat .emote-bubble')).toHaveText('Bob Hello');
  await expect(ada.locator('[data-announcements]')).toContainText('Bob says: Hello');
  await expect(ada.locator('.emote-bubble')).toHaveCount(0); // after a while
  await start(ada);
  for (const page of [ada, bob]) await atTable(page);
  await bob.getByRole('button', { name: 'Say it with a picture' }).click();
  await bob.keyboard.press('Escape');
  await expect(bob.locator('.emote-popup')).toHaveCount(0);
  await bob.getByRole('button', { name: 'Say it with a picture' }).click();
  await say(bob, 'Well played');
  await expect(ada.locator('.online-seat .emote-bubble')).toHaveText('Bob Well played');
  await ada.getByRole('button', { name: 'Chat' }).click();
  await expect(ada.locator('.online-chat-lines')).toContainText('Well played');
  await ada.getByRole('button', { name: 'Mute Bob' }).click();
  await expect(ada.locator('.online-chat-lines')).not.toContainText('Bob');
  await bob.getByRole('button', { name: 'Say it with a picture' }).click();
  await say(bob, 'Ouch');
  await expect(bob.locator('.emote-bubble')).toHaveText('Bob Ouch'); // by then Ada has it, too
  await expect(ada.locator('.emote-bubble').getByText('Ouch')).toHaveCount(0);
  for (const page of [ada, bob]) await page.context().close();
});

test('a link that leads nowhere, and a table that was closed, say what to do', async ({
  browser,
}) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const link = await makeTable(ada, 'pig');
  const bob = await visit(await someone(browser), server, link.slice(0, -4), 'Bob');
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  await expect(bob.getByRole('alert')).not.toBeEmpty();
  await bob.goto(server.address + '#/table/NOTHERE1/abcdefghijklmnop');
  await expect(bob.getByText('Ask for the link again.')).toBeVisible();
  const guest = await visit(await someone(browser), server, link, 'Eve');
  await expect(guest.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await ada.getByRole('button', { name: 'Leave the table' }).click();
  await expect(ada.getByText('You have left the table.')).toBeVisible();
  await expect(guest.getByText('This table is closed.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Play with friends' })).toBeVisible();
  for (const page of [ada, bob, guest]) await page.context().close();
});

test('only who does not know the game is asked to learn it first', async ({ browser }) => {
  const context = await someone(browser);
  await context.addInitScript(() =>
    localStorage.setItem('cantrip.experience.ciub', JSON.stringify({ lesson: true })),
  );
  const ada = await visit(context, server, '', 'Ada');
  await makeTable(ada, 'ciub');
  await expect(ada.getByRole('link', { name: 'Learn in five minutes' })).toBeVisible();
  await expect(ada.locator('.table-learn')).toHaveCount(0);
  await makeTable(ada, 'seals');
  await expect(ada.locator('.table-learn')).toContainText('New to Five Seals of Magic?');
  await context.close();
});

const tips = (page: Page) => page.locator('.play-tips');

test('at the table newcomers see what they can do, but no move is suggested', async ({
  browser,
}) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const link = await makeTable(ada, 'ciub', async (page) => {
    await page.getByRole('radio', { name: 'Player 1' }).check();
  });
  const expert = await someone(browser);
  await expert.addInitScript(() =>
    localStorage.setItem('cantrip.experience.ciub', JSON.stringify({ games: 2 })),
  );
  const bob = await visit(expert, server, link, 'Bob');
  await sitDown(bob);
  await start(ada);
  for (const page of [ada, bob]) await atTable(page);
  await expect(tips(ada)).toContainText(/You can|Place|roll/i);
  await ada.waitForTimeout(1500); // in which one would be searched for
  await expect(tips(ada)).not.toContainText('Worth a look');
  await ada.getByRole('button', { name: 'Switch the tips off' }).click();
  await expect(tips(ada)).toHaveCount(0);
  await ada.locator('.play-tools [aria-haspopup=menu]').click();
  await ada.getByRole('menuitem', { name: 'Show tips' }).click();
  await expect(tips(ada)).toBeVisible();
  await bob.locator('.play-tools [aria-haspopup=menu]').click();
  await expect(bob.getByRole('menuitem', { name: 'Show tips' })).toBeVisible();
  for (const page of [ada, bob]) await page.context().close();
});

test('people keep their colour and emblem when they change seats', async ({ browser }) => {
  const [ada, bob] = [
    await visit(await someone(browser), server, '', 'Ada'),
    await visit(await someone(browser), server, '', 'Bob'),
  ];
  const figure = (page: Page, name: string) =>
    page
      .locator('.online-room-seat', { hasText: name })
      .locator('.figure-large-box .figure')
      .getAttribute('class');
  const first = await makeTable(ada, 'pig');
  await bob.goto(server.address + first);
  await sitDown(bob);
  const [red, blue] = [await figure(ada, 'Ada'), await figure(ada, 'Bob')];
  expect(red).not.toBe(blue);
  await start(ada);
  for (const page of [ada, bob]) await atTable(page);
  const second = await makeTable(bob, 'pig'); // now Bob has the first seat
  await ada.goto(server.address + second);
  await sitDown(ada);
  await expect.poll(() => figure(bob, 'Bob')).toBe(blue);
  await expect.poll(() => figure(bob, 'Ada')).toBe(red);
  for (const page of [ada, bob]) await page.context().close();
});
