// axe.ts: what axe-core finds on a page, as lines for people.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation { id: string; nodes: { html: string; failureSummary?: string }[] }
interface Axe { run(context: Document, options: object): Promise<{ violations: Violation[] }> }

export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(async (runOnly) => {
    // What still fades in has no contrast yet.
    await Promise.all(document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished.catch(() => {})));
    const { axe } = globalThis as unknown as { axe: Axe };
    return (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations;
  }, tags);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${(node.failureSummary ?? '').replace(/\s+/g, ' ')}`));
}
