// english.ts: finds untranslated texts on a page.
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../src/i18n/tr';

const catalogueOf = (language: string) =>
  readCatalogue(
    execFileSync(
      'msgfmt',
      ['-o', '-', fileURLToPath(new URL(`../../po/${language}.po`, import.meta.url))],
      { maxBuffer: 1 << 26 },
    ),
  );
// Sides of dice have the same name in every language, as in the rules.
const terms = ['swap', 'reroll', 'adjust', 'skull'];

// The texts that differ from their translations, without contexts.
export const englishTexts = (language: string) =>
  new Set(
    [...catalogueOf(language)]
      .map(([key, said]) => [key.split('\x04').pop()!, said[0]])
      .filter(([text, said]) => text !== said && /[a-z]{2}/i.test(text) && !terms.includes(text))
      .map(([text]) => text),
  );

// All texts and labels on the page, visible or only for screen readers.
export const textsOn = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      // notation is the same in every language
      if (!walker.currentNode.parentElement!.closest('code, kbd'))
        found.add(walker.currentNode.textContent!.trim());
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        found.add(one.getAttribute(name)?.trim() ?? '');
    return [...found];
  });
