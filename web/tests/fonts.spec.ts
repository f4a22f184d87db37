// The site's fonts: they cover every character on the pages, the text font has tabular figures,
// there is no layout shift when fonts arrive, and the site works without them.
import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGame, goHome, holdBack, openSite } from './support';

test.use({ serviceWorkers: 'block' }); // it would fetch all fonts ahead

const fonts = /\.woff2$/;
const root = fileURLToPath(new URL('../../', import.meta.url));

// Cumulative Layout Shift without user input.
declare global {
  var shifts: { value: number; what: string }[];
}
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            what: entry.sources
              .map(({ node }) => (node as Element | undefined)?.className ?? node?.nodeName)
              .join(', '),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<typeof shifts>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(shifts), 100)),
      ),
  );

for (const language of ['en', 'de', 'ru'])
  test(`no layout shift when fonts arrive late, and each is fetched once: ${language}`, async ({
    page,
  }) => {
    await watchShifts(page);
    const asked: string[] = [],
      types = new Set<string>();
    page.on('response', (response) => {
      if (fonts.test(response.url())) types.add(response.headers()['content-type']);
    });
    page.on('request', (request) => {
      if (fonts.test(request.url()))
        asked.push(request.url().replace(/.*\/(\S+)-(?:wght|600).*/, '$1'));
    });
    const release = await holdBack(page, fonts);
    setTimeout(release, 700);
    await openSite(page, { language });
    expect(
      await page.evaluate(() => [
        document.fonts.check('1rem "Source Sans 3"'),
        document.fonts.check('1rem "Brygada 1918"'),
      ]),
    ).toEqual([true, true]);
    await page.locator('.home-play').first().click();
    await expect(page.locator('.play-table .lit').first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    const scripts = language === 'ru' ? ['cyrillic', 'latin'] : ['latin'];
    expect(asked.sort()).toEqual(
      ['brygada-1918', 'source-sans-3'].flatMap((name) =>
        scripts.map((script) => `${name}-${script}`),
      ),
    );
    expect([...types]).toEqual(['font/woff2']);
    await page.goto('about:blank');
    await page.goto('#/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });

test('a page works without its fonts', async ({ page }) => {
  await watchShifts(page);
  await page.route(fonts, (route) => route.abort());
  await openSite(page);
  await expect(page.locator('.home-play').first()).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
});

test('a page stops waiting for its fonts, and ignores late ones', async ({ page }) => {
  await watchShifts(page);
  const release = await holdBack(page, fonts);
  await page.goto('', { waitUntil: 'commit' }); // preloads delay the load event
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'system');
  const arrived = page.waitForResponse(fonts);
  release();
  await arrived;
  await page.evaluate(() => document.fonts.ready);
  expect(await shiftsOf(page)).toEqual([]);
});

// The texts of a catalogue, without those of the terminal alone.
const forPages = (catalogue: string) =>
  catalogue
    .split('\n\n')
    .filter((entry) => {
      const sources = [...entry.matchAll(/^#: (.*)$/gm)].flatMap(([, names]) => names.split(' '));
      return sources.length === 0 || sources.some((name) => !name.includes('/tui/'));
    })
    .join('\n');

// Every non-ASCII character that pages show: from catalogues, rules and sources, except comments
// and screen reader labels.
function charactersShown(): string {
  const files = [
    ...['po/de.po', 'po/ru.po', 'po/cantrip.pot', 'docs/fair-dice.md'],
    ...['docs', 'docs/de', 'docs/ru'].flatMap((folder) =>
      readdirSync(root + folder)
        .filter((name) => /(rules|notation)\.md$/.test(name))
        .map((name) => `${folder}/${name}`),
    ),
    ...['web/src', 'web/rules']
      .flatMap((folder) =>
        readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
          (name) => `${folder}/${name}`,
        ),
      )
      .filter((name) => statSync(root + name).isFile()),
  ];
  const text = files
    .map((name) => {
      const text = readFileSync(root + name, 'utf8');
      return (/\.pot?$/.test(name) ? forPages(text) : text)
        .split('\n')
        .filter((line) => !line.includes('aria-label='))
        .join('\n');
    })
    .join('\n');
  return [...new Set(text.match(/[^\x00-\x7f]/g))].sort().join('');
}

test('scores and cards use the figures of the text font', async ({ page }) => {
  await openSite(page);
  const faces = async (id: string) => {
    await createGame(page, id, ['', '']);
    return page.evaluate(() =>
      [...document.querySelectorAll('.play-table *')]
        .filter(
          (one) =>
            [...one.childNodes].some(
              (node) => node instanceof Text && /^\d+\+?$/.test(node.data),
            ) || one.matches('.seals-points'),
        )
        .filter(
          (one) =>
            !getComputedStyle(
              one,
              one.matches('.seals-points') ? '::before' : null,
            ).fontFamily.includes('Source Sans'),
        )
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  };
  for (const id of ['seals:players=2#5', 'ciub:players=2#5', 'pig:players=2#5']) {
    expect(await faces(id), id).toEqual([]);
    await goHome(page);
  }
});

test('the fonts cover every character, with tabular figures', async ({ page }) => {
  await openSite(page);
  const shown = charactersShown();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  for (const family of ['var(--font-text)', 'var(--font-title)']) {
    const widths = await page.evaluate(
      async ([name, text]) => {
        const box = document.createElement('p');
        box.id = 'sample';
        box.style.fontFamily = name;
        box.textContent = text;
        document.body.append(box);
        await document.fonts.ready;
        return [...'0123456789'].map((figure) => {
          const span = document.createElement('span');
          span.style.font = `700 1rem ${name}`;
          span.textContent = figure.repeat(10);
          box.append(span);
          return span.getBoundingClientRect().width;
        });
      },
      [family, shown],
    );
    if (family === 'var(--font-text)')
      expect(new Set(widths).size, `figures are ${widths.join(', ')} wide`).toBe(1);
    const {
      root: { nodeId: top },
    } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: top,
      selector: '#sample',
    });
    const { fonts: used } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(
      used.filter((font) => !font.isCustomFont),
      `${family} lacks some of ${shown}`,
    ).toEqual([]);
    await page.evaluate(() => document.getElementById('sample')!.remove());
  }
});
