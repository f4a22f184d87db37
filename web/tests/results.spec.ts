// Results: profiles and the ranking of a server, and the games on this device without one.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { autoClick } from './auto-player';
import { keepGames, manyGames } from './finished-games';
import { playRated, signInAs } from './rated-games';
import { makeTable, Server, visit } from './server';
import {
  createGame,
  goHome,
  goTo,
  openFinished,
  openSite,
  savedGames,
  watchErrors,
} from './support';

const row = (page: Page, name: string) =>
  page.locator('.results-table tbody tr').filter({ hasText: name });
const cells = (page: Page, name: string) => row(page, name).locator('td').allInnerTexts();

test.describe('on a server', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await Server.start();
  });
  test.afterAll(() => server?.stop());

  const game = 'pig:target=20';
  async function rated(browser: Browser, names: [string, string], open: boolean[]) {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const errors = watchErrors(page);
    const signed = await playRated(
      page,
      server,
      names,
      open.map((one) => ({ game, open: one })),
    );
    return { context, page, errors, signed };
  }

  test('rated games lead to a curve and a head-to-head line', async ({ browser }) => {
    const { context, page, errors } = await rated(browser, ['Ada', 'Bob'], [true, true, false]);
    await goTo(page, '#/friends');
    await page.getByRole('link', { name: 'Ranking' }).click();
    await page.getByRole('radio', { name: 'Pig' }).check();
    await expect(page.locator('.results-table tbody tr')).toHaveCount(2);
    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    const curve = page.getByRole('img', { name: 'Rating over the last 3 games: from 1' });
    await expect(curve).toBeVisible();
    await page.getByText('The same as a table').click();
    await expect(page.locator('.results-curve tbody tr')).toHaveCount(3);
    const opponents = page.getByRole('region', { name: 'Head to head' });
    const [games, won, lost] = await opponents.locator('td').allInnerTexts();
    expect(Number(games)).toBe(3);
    expect(Number(won) + Number(lost)).toBe(3);
    const last = page.getByRole('region', { name: 'Last games' });
    await expect(last.getByRole('listitem')).toHaveCount(3);
    await expect(last.getByText('against Bob')).toHaveCount(3);
    await expect(last.getByRole('link')).toHaveCount(2); // nobody may watch the last one
    await opponents.getByRole('link', { name: 'Bob' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bob' })).toBeVisible();
    const other = page.getByRole('region', { name: 'Head to head' }).locator('td');
    await expect(other).toHaveText([games, lost, won]);
    await page.getByRole('region', { name: 'Last games' }).getByRole('link').first().click();
    await expect(page.locator('.after-headline')).toBeVisible();
    expect(errors).toEqual([]);
    await context.close();
  });

  test('an unknown name and one without games', async ({ browser }) => {
    const { context, page, signed } = await rated(browser, ['Newcomer', 'Friend'], []);
    await goTo(page, '#/profile/Nobody%20at%20all');
    await expect(page.getByRole('alert')).toContainText("the name 'Nobody at all'");
    await signInAs(page, signed[0]);
    await page.goto(`${server.address}#/friends`);
    await page.reload();
    await page.getByRole('link', { name: 'Your profile' }).click();
    await expect(page.getByText('Newcomer has not finished a rated game yet.')).toBeVisible();
    await expect(page.getByText('This is you.')).toBeVisible();
    await context.close();
  });

  test('registered names at a table lead to their profiles', async ({ browser }) => {
    const { context, page, signed } = await rated(browser, ['Cleo', 'Dora'], []);
    await signInAs(page, signed[0]);
    await page.evaluate(() => localStorage.setItem('cantrip.name', 'Cleo'));
    await page.reload();
    await goTo(page, '#/friends');
    await expect(page.getByText('You are signed in as Cleo.')).toBeVisible();
    await makeTable(page, 'pig', async (form) => {
      await form.getByText('Late players and spectators').click();
      await form.getByRole('checkbox', { name: /public|Anybody/ }).check();
    });
    await expect(
      page.locator('.online-room-seats').getByRole('link', { name: 'Cleo' }),
    ).toBeVisible();
    const guest = await visit(await browser.newContext({ locale: 'en-GB' }), server, '#/friends');
    await guest.getByRole('list', { name: 'Profiles' }).getByRole('link', { name: 'Cleo' }).click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible();
    await guest.context().close();
    await context.close();
  });
});

test('results against levels and with friends are counted on this device', async ({ page }) => {
  const errors = watchErrors(page);
  await openSite(page);
  await keepGames(page, manyGames);
  await page.reload();
  await page.getByRole('link', { name: 'Your results' }).click();
  await page.getByRole('radio', { name: 'ciúb' }).check();
  expect(await cells(page, 'Novice')).toEqual(['7', '1', '14%']);
  expect(await cells(page, 'Adept')).toEqual(['4', '1', '25%']);
  expect(await cells(page, 'Wilhelmina')).toEqual(['1', '1', '0']);
  expect(await cells(page, 'Maximiliane')).toEqual(['2', '1', '50%']);
  await expect(page.getByRole('img', { name: /^Win rate over the last ten games/ })).toBeVisible();
  await page.getByRole('button', { name: '7 more games' }).click();
  const last = page.getByRole('region', { name: 'Last games' });
  await expect(last.getByRole('listitem')).toHaveCount(15);
  await expect(last.getByText('practice, not counted')).toHaveCount(1);
  await expect(page.getByText('stay on this device')).toBeVisible();
  expect(errors).toEqual([]);
});

test('a game that is played here counts, also if an older version saved it', async ({ page }) => {
  await openSite(page);
  await goTo(page, '#/games');
  await expect(page.getByText('No game has been finished here yet.')).toBeVisible();
  await goHome(page);
  await openFinished(page, ['pig:players=2,target=20#5']); // by others, opened from a file
  await goHome(page);
  await createGame(page, 'pig:players=2,target=10#5', ['', 'greedy']);
  await autoClick(page);
  await expect(page.locator('.after-headline')).toBeVisible();
  await goTo(page, '#/games');
  await expect(page.locator('.results-facts dd').first()).toHaveText('1');
  const [played] = (await savedGames(page)).filter(({ result }) => result);
  await keepGames(page, [{ ...played, result: undefined }]);
  await page.reload();
  await expect(page.locator('.results-facts dd').first()).toHaveText('1');
  await expect
    .poll(async () => (await savedGames(page)).find(({ key }) => key === played.key)?.result)
    .toEqual(played.result);
});

test('the results are there without a network', async ({ page, context }) => {
  await openSite(page);
  await keepGames(page, manyGames);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload(); // now it is in charge of the page
  await context.setOffline(true);
  await goTo(page, '#/games/ciub');
  await expect(page.locator('.results-curve')).toBeVisible();
  await page.reload();
  await expect(page.locator('.results-curve')).toBeVisible();
});
