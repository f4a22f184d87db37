// axe.ts: runs axe-core on a page and formats what it finds.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }; // all colour rules

// It runs the words of a drawing together ("2" and "Swap" on a scroll are "2Swap" to it).
// `unspokenWords` looks for each of them instead.
const rules = { 'label-content-name-mismatch': { enabled: false } };

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}
interface Axe {
  run(context: Document | string, options: object): Promise<{ violations: Violation[] }>;
}

// `part`: what to check if the rest of the page was checked before.
async function found(page: Page, runOnly: unknown, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([only, within, some]) => {
      // Elements still fading in have no contrast yet.
      await Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished.catch(() => {})),
      );
      if (!within) scrollTo(0, 0); // the header would cover what is scrolled under it
      const { axe } = globalThis as unknown as { axe: Axe };
      return (
        await axe.run(within ?? document, {
          runOnly: only,
          rules: some,
          resultTypes: ['violations'],
          preload: false,
        })
      ).violations;
    },
    [runOnly, part, rules] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.html.slice(0, 200)} ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`,
    ),
  );
}

// Words that are seen on a button, but that its name lacks. Pictures have names of their own.
const unspokenWords = (page: Page, part = 'body') =>
  page.evaluate((within) => {
    const buttons = document.querySelectorAll(
      `${within} :is(button, a, [role=button])[aria-label]`,
    );
    return [...buttons].flatMap((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT),
        name = button.getAttribute('aria-label')!.toLowerCase(),
        lacks: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const word = (text as Text).data.trim().toLowerCase();
        const seen =
          text.parentElement!.checkVisibility({ visibilityProperty: true }) &&
          !text.parentElement!.closest('[role=img][aria-label]');
        if (seen && /[\p{L}\d]/u.test(word) && !name.includes(word))
          lacks.push(`"${word}" is not in the name of "${name}"`);
      }
      return lacks;
    });
  }, part);

export const violations = async (page: Page, part?: string) => [
  ...(await found(page, everything, part)),
  ...(await unspokenWords(page, part)),
];
// Enough if only colours have changed since the page was checked.
export const violationsOfColour = (page: Page, part?: string) => found(page, colours, part);
