// axe-core finds nothing on any screen, in either theme and any language; nothing scrolls
// sideways on a phone; and what can be chosen is as large as a finger.
import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beginGame, openSite } from './support';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation { id: string; nodes: { html: string; failureSummary?: string }[] }

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run(context: Document, options: object): Promise<{ violations: Violation[] }> } }).axe.run;
    return (await run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary ?? ''}`));
}

const goTo = async (page: Page, hash: string) => {
  await page.evaluate((to) => { location.hash = to; }, hash);
  await page.waitForTimeout(300);
};

// Every screen that can be reached, by how to get there.
const screens: [string, (page: Page) => Promise<void>][] = [
  ['home', async () => {}],
  ['set-up of Five Seals', (page) => goTo(page, '#/new/seals')],
  ['set-up of ciúb', (page) => goTo(page, '#/new/ciub')],
  ['settings', (page) => goTo(page, '#/settings')],
  ['rules of Five Seals', (page) => goTo(page, '#/rules/seals/6.1')],
  ['rules of ciúb', (page) => goTo(page, '#/rules/ciub')],
  ['lesson of Five Seals', (page) => goTo(page, '#/lesson/seals')],
  ['lesson of ciúb', (page) => goTo(page, '#/lesson/ciub')],
  ['a game of Five Seals', (page) => beginGame(page, 'seals:players=3,circle=2#5', ['', '', ''])],
  ['a game of ciúb', (page) => beginGame(page, 'ciub:players=3#5', ['', '', ''])],
  ['a game of Pig', (page) => beginGame(page, 'pig:players=2#5', ['', ''])],
  ['a broken link', (page) => goTo(page, '#/record/nonsense')],
];
const looks = [
  { language: 'en', theme: 'dark' }, { language: 'en', theme: 'light' }, { language: 'de', theme: 'dark' },
  { language: 'de', theme: 'light' }, { language: 'ru', theme: 'dark' }, { language: 'ru', theme: 'light' },
] as const;

for (const look of looks)
  for (const phone of [false, true])
    test(`accessible: ${look.language}, ${look.theme}, ${phone ? 'phone' : 'desk'}`, async ({ page }) => {
      await page.setViewportSize(phone ? { width: 360, height: 640 } : { width: 1440, height: 900 });
      for (const [name, open] of screens) {
        await openSite(page, look);
        await open(page);
        expect(await violations(page), name).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
        await page.goto('about:blank');
      }
    });

test('buttons are as large as a finger on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [name, open] of screens) {
    await openSite(page);
    await open(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a.button, select, input:not([type=file])')]
        .filter((one) => one.checkVisibility() && !one.closest('.unseen, .shell-skip') && !one.matches('[data-thing]:not(.lit)'))
        .map((one) => ({ text: (one.ariaLabel || one.textContent || one.tagName).slice(0, 40), box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
        .map(({ text, box }) => `${text} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`));
    expect(small, name).toEqual([]);
    await page.goto('about:blank');
  }
});
