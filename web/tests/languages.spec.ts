// No screen shows English to those who read another language: nothing on it is a text of the
// program that its translation would change.
import { expect, test, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../src/core/say';
import { ends, pages, sheets, tables, type Screen } from './screens';
import { beginGame, goHome, openSite } from './support';

const catalogueOf = (language: string) => readCatalogue(execFileSync('msgfmt',
  ['-o', '-', fileURLToPath(new URL(`../../po/${language}.po`, import.meta.url))], { maxBuffer: 1 << 26 }));
// Sides of dice are called so in every language, as in the rules.
const terms = ['swap'];
// The texts that can be told from their translations, without contexts.
const foreign = (language: string) => [...catalogueOf(language)]
  .map(([key, said]) => [key.split('\x04').pop()!, said[0]])
  .filter(([text, said]) => text !== said && /[a-z]{2}/i.test(text) && !terms.includes(text)).map(([text]) => text);

// Whole texts and labels as they stand in the page, seen or only spoken.
const textsOn = (page: Page) => page.evaluate(() => {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) // the notation is the same in every language
    if (!walker.currentNode.parentElement!.closest('code, kbd')) found.add(walker.currentNode.textContent!.trim());
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    for (const name of ['aria-label', 'title', 'placeholder']) found.add(one.getAttribute(name)?.trim() ?? '');
  return [...found];
});

const groups: [string, Screen[]][] = [['pages', pages], ['tables', tables], ['sheets', sheets], ['ends', ends]];
for (const language of ['de', 'ru'])
  for (const [name, screens] of groups)
    test(`no English on ${name}: ${language}`, async ({ page }) => {
      const english = new Set(foreign(language));
      await openSite(page, { language });
      for (const [screen, go] of screens) {
        await goHome(page);
        await go(page);
        expect((await textsOn(page)).filter((text) => english.has(text)), screen).toEqual([]);
      }
    });

const known = {
  de: ['Obere Reihe', 'Vorrat', 'Stapel'],
  ru: ['Верхний ряд', 'Запас', 'Стопка'],
};
for (const language of ['de', 'ru'] as const)
  test(`places of the table by their names: ${language}`, async ({ page }) => {
    await openSite(page, { language });
    await beginGame(page, 'ciub:players=2#5', ['', '']);
    const texts = await textsOn(page);
    for (const text of known[language]) expect(texts).toContain(text);
  });
