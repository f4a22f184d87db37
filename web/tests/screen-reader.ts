// screen-reader.ts: a screen reader inside the page: @guidepup/virtual-screen-reader, which sees
// nothing but the accessibility tree.
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const bundle = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

interface Reader {
  start(options: { container: Element }): Promise<void>;
  stop(): Promise<void>;
  next(): Promise<void>;
  act(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
}
declare global {
  var reader: Reader;
}

// Serves it from the page's own address, as its security policy demands.
export async function installReader(page: Page) {
  await page.route('**/screen-reader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: bundle }),
  );
  await page.evaluate(async () => {
    const file = '/screen-reader.js';
    const { virtual } = (await import(file)) as { virtual: Reader };
    globalThis.reader = virtual;
  });
}

// Reads the page from its top to its end: all phrases. With `press`, acts on the first phrase that
// matches and stops there.
export const read = (page: Page, press?: RegExp) =>
  page.evaluate(async (wanted) => {
    const { reader } = globalThis;
    const pattern = wanted && new RegExp(wanted);
    const phrases: string[] = [];
    const most = 2000; // phrases, so that a mistake ends
    await reader.start({ container: document.body });
    try {
      while (phrases.length < most) {
        const phrase = await reader.lastSpokenPhrase();
        phrases.push(phrase);
        if (pattern && pattern.test(phrase)) {
          await reader.act();
          break;
        }
        if (phrase === 'end of document') break;
        await reader.next();
      }
    } finally {
      await reader.stop();
    }
    return phrases;
  }, press?.source);

// What was announced since the last call, without being asked for.
export async function watchAnnouncements(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) heard.push(node.textContent ?? '');
    }).observe(document.querySelector('[data-announcements]')!, { childList: true });
  });
}
export const announcements = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
