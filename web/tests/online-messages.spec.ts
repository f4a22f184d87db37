// Online messages: whose turn it is, who is missing, why nothing can be chosen, and what is wrong
// with an input.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { makeTable, Server, sitDown, visit } from './server';
import { situationOf } from './support';

let server: Server;
test.beforeAll(async () => {
  server = await Server.start();
});
test.afterAll(() => server?.stop());

const someone = (browser: Browser) => browser.newContext({ locale: 'en-GB' });
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

// The player to act, the one who waits, and the table's link.
async function pair(browser: Browser, game: string) {
  const [first, second] = [await someone(browser), await someone(browser)];
  const ada = await visit(first, server, '', 'Ada');
  const link = await makeTable(ada, game);
  const bob = await visit(second, server, link, 'Bob');
  await sitDown(bob);
  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, bob]) await expect(page.locator('.play-table')).toBeVisible();
  const adaActs = (await situationOf(ada)).waits === 'person';
  const end = async () => {
    for (const context of [first, second]) await context.close();
  };
  return {
    acts: adaActs ? ada : bob,
    waits: adaActs ? bob : ada,
    name: adaActs ? 'Ada' : 'Bob',
    link,
    end,
  };
}

test('everyone sees whose turn it is, who is missing, and whether they are watching', async ({
  browser,
}) => {
  const { acts, waits, name, link, end } = await pair(browser, 'ciub');
  await expect(acts.locator('.play-prompt')).toContainText('Your turn');
  await expect(waits.locator('.play-prompt')).toContainText(`Waiting for ${name}`);
  await waits.locator('.play-table [data-thing]').first().dispatchEvent('click');
  await expect(waits.locator('.play-bubble')).toContainText(`${name} is to move now, not you.`);
  const guest = await visit(await someone(browser), server, link); // all seats are taken
  await expect(guest.locator('.play-bar')).toContainText(
    'All seats are taken. You are watching this game.',
  );
  await guest.locator('.online-chat-button').click();
  await expect(guest.locator('.online-chat')).toContainText(
    'Only players at this table can write here.',
  );
  await expect(waits.locator('.play-bar')).not.toContainText('is not here');
  await expect(acts.locator('.online-strip')).not.toContainText('Not here');
  await waits.goto('about:blank');
  await expect(acts.locator('.online-strip')).toContainText(/Not here: (Ada|Bob)/);
  await waits.goBack();
  await expect(acts.locator('.online-strip')).not.toContainText('Not here');
  await acts.close();
  await expect(waits.locator('.play-bar')).toContainText(
    `${name} is not here. If they run out of time, the computer plays for them until they return.`,
  );
  await guest.context().close();
  await end();
});

test('what is typed while the chat is open goes into its input, and is kept', async ({
  browser,
}) => {
  const { acts, waits, end } = await pair(browser, 'pig');
  await acts.locator('.online-chat-button').click();
  const input = acts.locator('#online-say');
  await expect(input).toBeFocused();
  await acts.keyboard.type('yes');
  await acts.locator('.play-side h2').focus();
  await acts.keyboard.type(', ok');
  await expect(input).toHaveValue('yes, ok');
  await expect(acts.locator('.play-side h2')).toHaveText('Chat');
  await acts.keyboard.press('Escape');
  await acts.locator('.online-chat-button').click();
  await expect(input).toHaveValue('yes, ok');
  await acts.keyboard.press('Enter');
  await expect(waits.locator('.online-unread')).toBeVisible();
  await expect(input).toHaveValue('');
  await end();
});

test('Escape closes overlays and leaves the move alone', async ({ browser }) => {
  const { acts, end } = await pair(browser, 'pig');
  await acts.locator('.play [data-thing].lit').first().click();
  const draft = async () => (await situationOf(acts)).draft.text;
  const begun = await draft();
  expect(begun).not.toBe('');
  await acts.locator('.play-tools [aria-haspopup=menu]').click();
  await acts.getByRole('menuitem', { name: 'Play on another device' }).click();
  await expect(acts.locator('dialog')).toBeVisible();
  await acts.keyboard.press('Escape');
  await expect(acts.locator('dialog')).toHaveCount(0);
  expect(await draft()).toBe(begun);
  await end();
});

test('a host with a hidden page is notified when everyone is there', async ({ browser }) => {
  const ada = await visit(await someone(browser), server, '', 'Ada');
  const link = await makeTable(ada, 'pig');
  await hide(ada);
  await expect(ada).not.toHaveTitle(/All are here/);
  const bob = await visit(await someone(browser), server, link, 'Bob');
  await sitDown(bob);
  await expect(ada).toHaveTitle(/All are here/);
  for (const page of [ada, bob]) await page.context().close();
});

test('the link can be copied without clipboard access', async ({ browser }) => {
  const context = await someone(browser);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const ada = await visit(context, server, '', 'Ada');
  await makeTable(ada, 'pig');
  await expect(ada.getByText('This link works only on this computer.')).toBeVisible();
  await expect(ada.locator('.invite-qr')).toHaveCount(0);
  await ada.getByRole('button', { name: 'Copy link' }).click();
  await expect(ada.getByText('Link copied.')).toBeVisible();
  await context.close();
});

test('invalid input is explained', async ({ browser }) => {
  const context = await someone(browser);
  const page = await visit(context, server, '#/friends');
  for (const nonsense of ['', 'nonsense', 'x'.repeat(300)]) {
    await page.getByLabel('Link or code').fill(nonsense);
    await page.getByRole('button', { name: 'Go there' }).click();
    await expect(page.locator('.online-redeem .field-error')).toHaveText(
      /neither a link to a table nor a code/,
    );
  }
  await page.getByLabel('Passphrase').fill('long enough for this');
  await page.getByRole('button', { name: 'Register this name' }).click();
  await expect(page.getByRole('alert')).toHaveText('Type your name.');
  await page
    .locator('[aria-labelledby=friends-name]')
    .getByLabel('Name to register')
    .fill('  Ada   Byron ');
  await page.getByRole('button', { name: 'Register this name' }).click();
  await expect(page.getByText('You are signed in as Ada Byron.')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/friends/pig';
  });
  await expect(page.locator('.setup')).toBeVisible(); // the previous page has a field of that name, too
  await page.getByLabel('Your name').fill('ы'.repeat(20));
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.locator('.field-error')).toHaveText(
    'This name is too long. Take a shorter one.',
  );
  await context.close();
});

test('messages that were not read are still marked after another page', async ({ browser }) => {
  const { acts, waits, end } = await pair(browser, 'pig');
  await acts.locator('.online-chat-button').click();
  await acts.locator('#online-say').fill('Hello there');
  await acts.keyboard.press('Enter');
  await expect(acts.locator('.online-chat-lines')).toContainText('Hello there');
  await expect(acts.locator('.emote-bubble')).toHaveCount(0); // it stands in the open chat
  await expect(waits.locator('.online-unread')).toContainText('1');
  await waits.locator('.shell-home').click();
  await expect(waits.locator('.home-cards')).toBeVisible();
  await waits.goBack();
  await expect(waits.locator('.online-unread')).toContainText('1');
  await waits.locator('.online-chat-button').click();
  await expect(waits.locator('.online-unread')).toHaveCount(0);
  await waits.reload();
  await expect(waits.locator('.play-table')).toBeVisible();
  await expect(waits.locator('.online-unread')).toHaveCount(0);
  await end();
});

test('the chat on a laptop covers nothing of the table', async ({ browser }) => {
  const { acts, end } = await pair(browser, 'ciub');
  await acts.setViewportSize({ width: 1280, height: 800 });
  await acts.locator('.online-chat-button').click();
  const side = (await acts.locator('.play-side').boundingBox())!,
    table = (await acts.locator('.play-table').boundingBox())!;
  expect(table.x + table.width).toBeLessThanOrEqual(side.x + 1);
  await end();
});

test('a tap on a name at the table opens its player', async ({ browser }) => {
  const { acts, waits, name, end } = await pair(browser, 'pig');
  const other = name === 'Ada' ? 'Bob' : 'Ada';
  await acts.locator('.online-seats').getByRole('button', { name: other }).click();
  await expect(acts.getByRole('dialog', { name: other })).toContainText('Is at the table.');
  await acts.keyboard.press('Escape');
  await waits.locator('.online-seats').getByRole('button', { name: other }).click();
  await expect(waits.getByRole('dialog', { name: other })).toContainText('Your colour');
  await end();
});

test('typing replaces a name that nobody has typed', async ({ browser }) => {
  const context = await someone(browser);
  const page = await visit(context, server, '#/friends');
  const field = page.getByLabel('Your name').first();
  await expect(field).toHaveValue(/^Guest \d+$/);
  await field.click();
  await expect
    .poll(() =>
      field.evaluate((input: HTMLInputElement) => input.selectionEnd! - input.selectionStart!),
    )
    .toBeGreaterThan(0);
  await page.keyboard.type('Carla');
  await expect(field).toHaveValue('Carla');
  await context.close();
});
