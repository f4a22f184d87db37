// axe.ts: runs axe-core on a page and formats what it finds.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }; // all colour rules

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
    async ([only, within]) => {
      // Elements still fading in have no contrast yet.
      await Promise.all(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(({ finished }) => finished.catch(() => {})),
      );
      const { axe } = globalThis as unknown as { axe: Axe };
      return (
        await axe.run(within ?? document, {
          runOnly: only,
          resultTypes: ['violations'],
          preload: false,
        })
      ).violations;
    },
    [runOnly, part] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.html.slice(0, 200)} ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`,
    ),
  );
}

export const violations = (page: Page, part?: string) => found(page, everything, part);
// Enough if only colours have changed since the page was checked.
export const violationsOfColour = (page: Page, part?: string) => found(page, colours, part);
