// The rest of the site: app icons, catalogues, and the documents the rules refer to.
import { expect, test } from '@playwright/test';
import { goTo, openSite, watchErrors } from './support';

// Width and height of a PNG, from its header.
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

test('app icons have the required sizes', async ({ request }) => {
  const page = await (await request.get('')).text();
  const touch = /<link rel="apple-touch-icon" sizes="180x180" href="([^"]+)"/.exec(page)![1];
  expect(sizeOf(await (await request.get(touch)).body())).toEqual([180, 180]);
  const { icons } = (await (await request.get('manifest.webmanifest')).json()) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  const drawn: string[] = [];
  for (const { src, sizes, purpose } of icons.filter(({ type }) => type === 'image/png')) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type']).toBe('image/png');
    expect(sizeOf(await answer.body()).join('x')).toBe(sizes);
    drawn.push(`${purpose} ${sizes}`);
  }
  expect(drawn.sort()).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

test('app icons are not fetched to play', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (asked) => fetched.push(asked.url()));
  await openSite(page);
  await page.waitForTimeout(1000);
  expect(fetched.filter((url) => url.endsWith('.png'))).toEqual([]);
});

test('a language loads only the texts of the page and the module', async ({ page }) => {
  await openSite(page, { language: 'de' });
  const catalogue = await page.evaluate(() => new TextDecoder().decode(cantrip.language.catalogue));
  for (const text of [
    'Choose one of the things that glow.',
    'there is nothing to do again',
    'turns dice into another colour',
  ])
    expect(catalogue).toContain(text); // the page, the session, a game
  expect(catalogue).not.toContain('Ctrl-C ends it.'); // the command
});

test('documents the rules refer to can be read', async ({ page }) => {
  const errors = watchErrors(page);
  await openSite(page, { language: 'de' });
  for (const [game, name, heading] of [
    ['seals', 'seals-notation', 'Names of things'],
    ['ciub', 'ciub-notation', ''],
    ['ciub', 'ciub-sets', 'The lines'],
  ]) {
    await goTo(page, `#/rules/${game}`);
    await expect(page.locator('.rules-text .rules-exact').first()).toBeVisible();
    await page
      .locator('.rules-exact')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', ''))); // the exact rules
    await page
      .getByRole('link', { name: `${name}.md` })
      .first()
      .click();
    await expect(page.locator('.rules-text')).toHaveAttribute('lang', 'en');
    await expect(page.locator('.rules-text h1')).not.toBeEmpty();
    if (!heading) continue;
    await page.locator('.rules-contents').getByRole('link', { name: heading }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeFocused();
  }
  await expect(page.locator('.rules-text pre').first()).toContainText('cantrip check my.set');
  await page.goBack();
  expect(errors).toEqual([]);
});

// A link clicked while the page starts is followed.
test('a route change during startup is followed', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const app = document.getElementById('app');
      if (!app?.firstElementChild || app.hasAttribute('aria-busy')) return;
      watch.disconnect();
      location.hash = '#/settings';
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto('./');
  await expect(page.locator('.settings')).toBeVisible();
});
