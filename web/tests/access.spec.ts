// axe-core finds nothing on any screen, in either theme and any language; nothing scrolls
// sideways on a phone; and what can be chosen is as large as a finger.
import { expect, test, type Page } from '@playwright/test';
import { violations } from './axe';
import { ends, pages, sheets, tables, type Screen } from './screens';
import { goHome, openSite, watchErrors } from './support';

const phone = { width: 360, height: 640 }, desk = { width: 1440, height: 900 };
const looks = (['en', 'de', 'ru'] as const).flatMap((language) =>
  (['dark', 'light'] as const).map((theme) => ({ language, theme })));
const groups: [string, Screen[]][] = [['pages', pages], ['tables', tables], ['sheets', sheets], ['ends', ends]];

async function expectNoneSideways(page: Page, name: string) {
  const most = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(most, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

// Everything that can be pressed and is seen; what lies under the finger of a lit thing counts,
// dark things need not be hit.
const smallOnes = (page: Page) => page.evaluate(() =>
  [...document.querySelectorAll<HTMLElement>('button, a.button, select, input:not([type=file])')]
    .filter((one) => one.checkVisibility() && !one.closest('.unseen, .shell-skip') && !one.matches('[data-thing]:not(.lit)'))
    .map((one) => (one.matches('[type=checkbox], [type=radio]') && one.closest('label')) || one)
    .map((one) => ({ text: (one.ariaLabel || one.textContent || one.tagName).slice(0, 40), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
    .map(({ text, box }) => `${text} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`));

// On a phone in every language and, by turns, in either theme; on a desk in all of them.
for (const [at, look] of looks.entries())
  for (const [name, screens] of groups)
    test(`accessible, ${name}: ${look.language}, ${look.theme}`, async ({ page }) => {
      const errors = watchErrors(page);
      await openSite(page, look);
      for (const [title, open] of screens) {
        await page.setViewportSize(desk);
        await goHome(page);
        await open(page);
        expect(await violations(page), title).toEqual([]);
        await page.setViewportSize(phone);
        await expectNoneSideways(page, title);
        if (at % 3 === 0) expect(await violations(page), `${title} on a phone`).toEqual([]);
        if (at % 3 === 1) expect(await smallOnes(page), `${title} on a phone`).toEqual([]);
      }
      expect(errors).toEqual([]);
    });
