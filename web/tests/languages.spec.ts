// Things of the table are called as people of that language call them.
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

test('spells are called by their names in the language of the moment', async ({ page }) => {
  await openSite(page);
  await beginGame(page, 'seals:players=2#5', ['', '']);
  const card = page.locator('.seals-card.seals-large').first();
  await expect(card).toContainText('Binding brings your familiar into the dungeon');
  for (const [name, words] of [
    ['Deutsch', 'Bindung bringt deinen Vertrauten ins Verlies'],
    ['Русский', 'Узы приводит фамильяра в подземелье'],
    ['English', 'Binding brings your familiar into the dungeon'],
  ]) {
    await page.locator('.shell-tools [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(card).toContainText(words);
  }
});
