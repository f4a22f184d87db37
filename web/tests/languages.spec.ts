// Places of the table are called as people of that language call them.
import { expect, test } from '@playwright/test';
import { textsOn } from './english';
import { beginGame, openSite } from './support';

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
