// The online screens: no axe violations, and everything fits, in every language and theme.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { violations } from './axe';
import { desktop, expectNoneSideways, phone } from './boxes';
import { misfits } from './fit';
import { playRated } from './rated-games';
import { makeTable, Server, sitDown, visit } from './server';
import { goTo, picture } from './support';

let server: Server;
test.beforeAll(async ({ browser }) => {
  server = await Server.start();
  await playSome(browser);
});
test.afterAll(() => server?.stop());

const oldNames: [string, string] = ['Wilhelmina Wodzinsky', 'Bartholomew Schmidts'];
async function playSome(browser: Browser) {
  const context = await browser.newContext();
  const games = Array.from({ length: 4 }, () => ({ game: 'pig:target=20', open: true }));
  await playRated(await context.newPage(), server, oldNames, games);
  await context.close();
}

async function look(page: Page, name: string) {
  expect(await violations(page), name).toEqual([]);
  await expectNoneSideways(page, name);
  await picture(page, `online ${name}`);
  const size = page.viewportSize()!;
  expect(await misfits(page, [320, 1280]), name).toEqual([]);
  await page.setViewportSize(size);
}

const looks = [
  { language: 'en', theme: 'dark', size: phone },
  { language: 'ru', theme: 'light', size: phone },
  { language: 'de', theme: 'light', size: desktop },
];
for (const { language, theme, size } of looks)
  test(`the screens of a table: ${language}, ${theme}, ${size.width} wide`, async ({ browser }) => {
    const settings = JSON.stringify({ speed: 'off', theme, language });
    const context = await browser.newContext({ viewport: size }),
      other = await browser.newContext({ locale: 'en-GB' });
    await context.addInitScript(
      (value) => localStorage.setItem('cantrip.settings', value),
      settings,
    );
    const at = (name: string) => `${name}, ${language} ${size.width}`;
    const host = await visit(other, server, '', 'Wilhelmina the Elder');
    const link = await makeTable(host, 'pig');
    const page = await visit(context, server, '', 'Bob');
    await expect(page.locator('.home-cards')).toBeVisible();
    await expect(page.locator('#home-friends')).toBeVisible();
    await look(page, at('home'));
    await goTo(page, '#/friends');
    await expect(page.locator('#lobby')).toBeVisible();
    await look(page, at('friends'));
    await goTo(page, '#/friends/seals');
    await expect(page.locator('.setup')).toBeVisible();
    await look(page, at('create'));
    await goTo(page, link);
    await expect(page.locator('.online-join')).toBeVisible();
    await look(page, at('join'));
    await page.locator('.online-join .button-main').click();
    await expect(page.locator('.online-join')).toHaveCount(0);
    await look(page, at('room'));
    await host.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.locator('.play-table')).toBeVisible();
    await look(page, at('table'));
    await page.locator('.online-chat-button').click();
    await expect(page.locator('#online-say')).toBeVisible();
    await look(page, at('chat'));
    await page.keyboard.press('Escape');
    await expect(page.locator('.play-side-open')).toHaveCount(0);
    await page.locator('.play-tools [aria-haspopup=menu]').click();
    await page.getByRole('menuitem').nth(-3).click();
    await expect(page.locator('dialog')).toBeVisible();
    await look(page, at('about'));
    await page.keyboard.press('Escape');
    await goTo(page, '#/');
    await expect(page.locator('.table-card')).not.toHaveCount(0);
    await look(page, at('home with a table'));
    await context.close();
    await other.close();
  });

for (const { language, theme, size } of looks)
  test(`the screens of registered names: ${language}, ${theme}, ${size.width} wide`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: size });
    await context.addInitScript(
      (value) => localStorage.setItem('cantrip.settings', value),
      JSON.stringify({ speed: 'off', theme, language }),
    );
    const at = (name: string) => `${name}, ${language} ${size.width}`;
    const page = await visit(context, server);
    await expect(page.locator('.home-cards')).toBeVisible();
    await goTo(page, '#/ranking/pig');
    await expect(page.locator('.results-table tbody tr')).toHaveCount(2);
    await look(page, at('ranking'));
    await page.getByRole('link', { name: oldNames[0] }).click();
    await expect(page.locator('.results-curve')).toBeVisible();
    await look(page, at('profile'));
    await goTo(page, '#/profile/Nobody%20of%20that%20name');
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, at('unknown profile'));
    await context.close();
  });

test('a seat moves to another device with a code', async ({ browser }) => {
  const one = await browser.newContext({ locale: 'en-GB' }),
    two = await browser.newContext({ locale: 'en-GB' });
  const ada = await visit(one, server, '', 'Ada');
  const link = await makeTable(ada, 'pig');
  const guest = await browser.newContext({ locale: 'en-GB' });
  const bob = await visit(guest, server, link, 'Bob');
  await sitDown(bob);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  await expect(ada.locator('.play-table')).toBeVisible();
  await ada.locator('.play-tools [aria-haspopup=menu]').click();
  await ada.getByRole('menuitem', { name: 'Play on another device' }).click();
  await expect(ada.locator('.online-code')).toHaveText(/\w{4}/);
  const code = await ada.locator('.online-code').innerText();
  const device = await visit(two, server, '#/friends');
  await device.getByLabel('Link or code').fill('nonsense');
  await device.getByRole('button', { name: 'Go there' }).click();
  await expect(device.locator('.field-error')).not.toBeEmpty();
  await device.getByLabel('Link or code').fill(code);
  await device.getByRole('button', { name: 'Go there' }).click();
  await expect(device.locator('.play-table')).toBeVisible();
  expect(
    await device.evaluate(() => cantrip.session.do<{ viewer: number }>('situation').viewer),
  ).toBe(1);
  for (const context of [one, two, guest]) await context.close();
});

test('a missing table says so', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await visit(context, server, '#/table/NOTHERE1');
  await expect(page.getByRole('heading', { name: 'There is no table at this link' })).toBeVisible();
  await context.close();
});

test('a registered name is restored automatically', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await visit(context, server, '#/friends');
  await page
    .locator('[aria-labelledby=friends-name]')
    .getByLabel('Name to register')
    .fill('Ophelia');
  await page.getByLabel('Passphrase').fill('short');
  await page.getByRole('button', { name: 'Register this name' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('Passphrase').fill('long enough for this');
  await page.getByRole('button', { name: 'Register this name' }).click();
  await expect(page.getByText('You are signed in as Ophelia.')).toBeVisible();
  await look(page, 'a name');
  await page.reload();
  await expect(page.getByText('You are signed in as Ophelia.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Passphrase')).toBeVisible();
  await context.close();
});
