// axe.ts: what axe-core finds on a page, as lines for people.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }; // all rules that look at them

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}
interface Axe {
  run(context: Document | string, options: object): Promise<{ violations: Violation[] }>;
}

// `part` is what to look at, where the rest of the page was looked through before.
async function found(page: Page, runOnly: unknown, part?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ([only, within]) => {
      // What still fades in has no contrast yet.
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
// Enough where nothing but colours has changed on a page that was looked through.
export const violationsOfColour = (page: Page, part?: string) => found(page, colours, part);
