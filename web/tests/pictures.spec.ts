// Pictures of every screen on a phone and on desks, in both themes, kept to be looked at.
import { test } from '@playwright/test';
import { ends, pages, sheets, tables } from './screens';
import { goHome, openSite, picture } from './support';

const sizes = [[360, 640], [1440, 900]] as const;
const tag = (name: string) => name.normalize('NFD').replace(/[^a-zA-Z ]/g, '').replaceAll(' ', '-').toLowerCase();

for (const theme of ['dark', 'light'] as const)
  test(`pictures: ${theme}`, async ({ page }) => {
    await openSite(page, { theme });
    for (const [name, open] of [...pages, ...tables, ...sheets, ...ends]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await goHome(page);
      await open(page);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await picture(page, `${theme}-${width}-${tag(name)}`);
      }
    }
  });
