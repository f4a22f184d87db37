// boxes.ts: positions and sizes of elements on a page.
import { expect, type Page } from '@playwright/test';

export const phone = { width: 360, height: 640 },
  desktop = { width: 1440, height: 900 };

export async function expectNoneSideways(page: Page, name: string) {
  const most = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(most, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

// All visible targets that are too small. For lit things the touch area counts; others need not be
// hit.
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.button, select, input:not([type=file])')]
      .filter(
        (one) =>
          one.checkVisibility() &&
          !one.closest('.visually-hidden, .shell-skip') &&
          !one.matches('[data-thing]:not(.lit)'),
      )
      .map((one) => (one.matches('[type=checkbox], [type=radio]') && one.closest('label')) || one)
      .map((one) => ({
        text: (one.ariaLabel || one.textContent || one.tagName).slice(0, 40),
        box: one.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ text, box }) => `${text} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`),
  );

// Every visible element and thing with its position: what axe checks besides colours.
export const layoutOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(svg *, .visually-hidden *), [data-thing]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.tagName}.${one.getAttribute('class') ?? ''} ${[x, y, width, height].map((each) => each.toFixed(0)).join(' ')}`;
      })
      .join('\n'),
  );
