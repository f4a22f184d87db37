// What people at a server's table decide together: who comes back on another device, for whom a
// computer plays, when a game ends; and what is shown to each of them meanwhile.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { makeTable, Server, sitDown, visit } from './server';
import { goTo, makeMove, picture, situationOf, watchErrors } from './support';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server?.stop());

const phone = { width: 360, height: 740 },
  desktop = { width: 1440, height: 900 };
const someone = (browser: Browser, viewport = desktop) =>
  browser.newContext({ locale: 'en-GB', viewport });

// Ada on a desktop and Ben on a phone.
async function begin(browser: Browser, game: string) {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const errors = watchErrors(ada);
  const link = await makeTable(ada, game);
  const ben = await visit(await someone(browser, phone), server, link, 'Ben');
  await sitDown(ben);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, ben]) await expect(page.locator('.play-table')).toBeVisible();
  return { ada, ben, link, errors };
}
const closeAll = (...pages: Page[]) => Promise.all(pages.map((page) => page.context().close()));
const bar = (page: Page) => page.locator('.play-actions');
async function choose(page: Page, item: string, yes: string) {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await page.getByRole('dialog').getByRole('button', { name: yes }).click();
}
// What is to be answered: in place of the prompt, above the table.
const asked = (page: Page) => page.locator('.play-prompt');
const say = (page: Page, words: string) =>
  page.getByRole('group', { name: 'Say it with a picture' }).getByText(words).click();
const onTurn = async (ada: Page, ben: Page) =>
  (await situationOf(ada)).waits === 'person' ? ada : ben;

test('the odds are shown at a table whose seed is still secret', async ({ browser }) => {
  const { ada, ben, errors } = await begin(browser, 'ciub');
  const page = await onTurn(ada, ben);
  await makeMove(page, 'roll');
  await page.getByRole('button', { name: 'Odds' }).click();
  await expect(page.locator('.play-odd').first()).toBeVisible();
  await expect(page.locator('.play-side')).not.toContainText('seed');
  expect(errors).toEqual([]);
  await closeAll(ada, ben);
});

test('a player who has lost the phone is let in by the other', async ({ browser }) => {
  const { ada, ben, link, errors } = await begin(browser, 'ciub');
  const old = await ben.evaluate(() => localStorage.getItem('cantrip.seats') ?? '');
  await ben.close();
  const other = await visit(await someone(browser, phone), server, link);
  await picture(other, 'together-watching');
  await other.getByRole('button', { name: 'I am Ben' }).click();
  await expect(bar(other)).toContainText('You say that you are Ben.');
  await expect(asked(ada)).toContainText('Ben wants to go on with another device.');
  await picture(ada, 'together-claim');
  await picture(other, 'together-claimed');
  await ada.getByRole('button', { name: 'Let Ben in' }).click();
  await expect(other.locator('.online-chat-button')).toBeVisible();
  await expect(other.getByText('You have your seat back.')).toBeVisible();
  await expect(bar(other)).not.toContainText('watching');
  await ada.getByRole('button', { name: 'Chat' }).click();
  await expect(ada.locator('.online-chat-lines')).toContainText(
    'Ben continues on another device; Ada let them in.',
  );
  const stale = await someone(browser, phone);
  await stale.addInitScript((seats) => localStorage.setItem('cantrip.seats', seats), old);
  const thief = await visit(stale, server, link);
  await expect(bar(thief)).toContainText('You are watching this game.');
  await expect(thief.getByRole('button', { name: 'I am Ben' })).toHaveCount(0);
  expect(errors).toEqual([]);
  await closeAll(ada, other, thief);
});

test('somebody who is not Ben is not let in', async ({ browser }) => {
  const { ada, ben, link } = await begin(browser, 'pig');
  await ben.close();
  const other = await visit(await someone(browser, phone), server, link);
  await other.getByRole('button', { name: 'I am Ben' }).click();
  await ada.getByRole('button', { name: 'Do not let them in' }).click();
  await expect(other.getByText('The others did not let you in.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'I am Ben' })).toBeVisible();
  await closeAll(ada, other);
});

test('a game ends when all agree, and goes on when one does not', async ({ browser }) => {
  const { ada, ben } = await begin(browser, 'pig');
  const mover = await onTurn(ada, ben);
  await makeMove(mover, 'roll');
  await choose(ben, 'Propose to end the game', 'End the game');
  await expect(asked(ada)).toContainText('Your answer is needed');
  await expect(asked(ada)).toContainText('Ben wants to end the game now');
  await picture(ada, 'together-ending');
  await picture(ben, 'together-ending-phone');
  await expect(bar(ben).getByRole('button', { name: 'Withdraw the proposal' })).toBeVisible();
  await ada.getByRole('button', { name: 'Play on' }).click();
  await expect(asked(ada)).not.toContainText('end the game');
  await choose(ada, 'Propose to end the game', 'End the game');
  await bar(ben).getByRole('button', { name: 'Agree to end it' }).click();
  for (const page of [ada, ben]) {
    await expect(page.locator('.after-headline')).toContainText('everybody agreed to it');
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await expect(page.locator('.play-prompt')).toContainText('everybody agreed to it');
    await expect(page.locator('.lit, .play-choices button')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.after-headline')).toContainText('everybody agreed to it');
    await expect(page.locator('.after-crest, .after-scores i')).toHaveCount(0); // nobody won
  }
  await say(ben, 'Well played');
  await expect(ada.locator('.after-hero .online-last-words')).toHaveText('Ben Well played');
  await picture(ada, 'together-agreed');
  await picture(ben, 'together-agreed-phone');
  await goTo(ada, '#/games'); // nobody had a point, so there is nothing to tell
  await expect(ada.getByRole('heading', { name: 'Your results' })).toBeVisible();
  await expect(ada.locator('.results-line-row')).toHaveCount(0);
  await ada.goBack();
  const again = { name: 'Play again with the same players' };
  await ben.getByRole('button', again).click();
  await expect(ada.locator('.online-again')).toContainText('Ben wants to play again.');
  await expect(ben.locator('.table-status')).toHaveText('Ada has not answered yet.');
  await expect(ben.locator('.online-room-seats')).toContainText('is still looking at the result');
  await expect(ben.locator('.online-chat-lines')).toContainText('Well played');
  await picture(ada, 'together-again');
  await goTo(ada, '#/friends');
  await expect(ben.locator('.table-status')).toHaveText('Ada has left.');
  await expect(ada.getByText('Ben wants to play again. Your seat is kept for you.')).toBeVisible();
  await picture(ada, 'together-again-left');
  await picture(ben, 'together-left-phone');
  await ben.getByRole('button', { name: 'Let the computer take the seat' }).click();
  await expect(ben.locator('.play-table')).toBeVisible(); // though Ben is no host
  await closeAll(ada, ben);
});

test('a refusal is not shown at another table', async ({ browser }) => {
  const { ada, ben } = await begin(browser, 'pig');
  await choose(ben, 'Propose to end the game', 'End the game');
  await bar(ada).getByRole('button', { name: 'Agree to end it' }).click();
  await expect(ada.locator('.after-headline')).toBeVisible();
  await expect(async () => {
    await say(ada, 'Well played');
    await expect(ada.locator('.toast-bad')).toBeVisible({ timeout: 100 }); // too many
  }).toPass();
  await ada.getByRole('button', { name: 'Play again with the same players' }).click();
  await expect(ada.locator('.online-room')).toBeVisible();
  await expect(ada.locator('.toast-bad')).toHaveCount(0);
  await closeAll(ada, ben);
});

test('who resigns has lost, and both are told the truth', async ({ browser }) => {
  const { ada, ben } = await begin(browser, 'pig');
  await choose(ben, 'Pause', 'Let it play');
  await ben.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(ben.getByRole('button', { name: 'Take my seat back' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'More' }).click();
  await expect(ben.getByRole('menuitem', { name: 'Resign' })).toContainText(
    'The game ends, and Ada wins.',
  );
  await expect(ben.getByRole('menuitem', { name: 'Resign' })).toBeInViewport({ ratio: 1 });
  await picture(ben, 'together-menu');
  await ben.keyboard.press('Escape');
  await choose(ben, 'Resign', 'Resign');
  await expect(ada.locator('.after-headline')).toHaveText('You win');
  await expect(ben.locator('.after-headline')).toHaveText('You lose');
  await expect(ada.locator('.after-hero')).toContainText('Ben has resigned.');
  await expect(ben.locator('.after-hero')).toContainText('You have resigned.');
  await expect(ada.locator('.after-scores li').first()).toContainText('Ada');
  await picture(ada, 'together-resigned');
  await ada.reload();
  await expect(ada.locator('.after-headline')).toHaveText('You win');
  await goTo(ada, '#/games');
  await expect(ada.locator('.results-line-row')).toContainText('a player resigned');
  await expect(ada.locator('.results-line-row b')).toHaveText('Won');
  await ada.getByRole('link', { name: 'Look back: against Ben' }).click();
  await expect(ada.locator('.after-headline')).toHaveText('Ada wins');
  await expect(ada.locator('.after-hero')).toContainText('Ben has resigned.');
  await goTo(ben, '#/friends');
  await expect(ben.getByRole('heading', { name: 'Play with friends' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Your tables' })).toHaveCount(0);
  await closeAll(ada, ben);
});

test('with three players a computer takes the seat of who resigns', async ({ browser }) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const link = await makeTable(ada, 'pig', async (page) => {
    await page.getByRole('button', { name: 'One player more' }).click();
  });
  const [ben, cy] = [
    await visit(await someone(browser, phone), server, link, 'Ben'),
    await visit(await someone(browser), server, link, 'Cy'),
  ];
  for (const page of [ben, cy]) await sitDown(page);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, ben, cy]) await expect(page.locator('.play-table')).toBeVisible();
  await ben.getByRole('button', { name: 'More' }).click();
  await expect(ben.getByRole('menuitem', { name: 'Resign' })).toContainText(
    'A computer takes your seat for good.',
  );
  await ben.keyboard.press('Escape');
  await choose(ben, 'Resign', 'Resign');
  await expect(ada.getByText('Ben has given up. A computer plays on.')).toBeVisible();
  await expect(bar(ben)).toContainText('You have given up your seat.');
  await ben.getByRole('button', { name: 'More' }).click();
  await expect(ben.getByRole('menuitem', { name: 'Home' })).toBeVisible();
  for (const item of ['Type a move', 'Propose to end', 'Your colour and emblem', 'Resign'])
    await expect(ben.getByRole('menuitem', { name: item })).toHaveCount(0);
  await ben.keyboard.press('Escape');
  await picture(ben, 'together-given-up');
  await bar(ben).getByRole('button', { name: 'Leave the table' }).click();
  await expect(ben.getByRole('heading', { name: 'Play with friends' })).toBeVisible();
  await expect(ben.getByRole('heading', { name: 'Your tables' })).toHaveCount(0);
  // Ben was not asked, so nobody says that he agreed.
  await choose(cy, 'Propose to end the game', 'End the game');
  await bar(ada).getByRole('button', { name: 'Agree to end it' }).click();
  for (const page of [ada, cy])
    await expect(page.locator('.after-headline')).toHaveText(
      'Ada, Cy ended the game. Nobody has won.',
    );
  await closeAll(ada, ben, cy);
});

test('after a minute a computer plays for somebody who is not there', async ({ browser }) => {
  const { ada, ben, link } = await begin(browser, 'pig');
  const [here, gone] = (await onTurn(ada, ben)) === ada ? [ben, ada] : [ada, ben];
  const name = gone === ada ? 'Ada' : 'Ben';
  const seat = gone.context();
  await gone.close();
  await here
    .getByRole('button', { name: `Let the computer play for ${name}` })
    .click({ timeout: 120000 });
  await expect(here.getByText(`A computer plays for ${name} now.`)).toBeVisible();
  const back = await visit(seat, server, link);
  await expect(here.getByText(`${name} is back.`)).toBeVisible();
  await expect(back.locator('.play-table')).toBeVisible();
  await closeAll(here, back);
});
