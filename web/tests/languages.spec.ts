// Things on the table have natural names in each language.
import { expect, test } from '@playwright/test';
import { textsOn } from './english';
import { createGame, openSite } from './support';

const examples = {
  de: ['Obere Reihe', 'Vorrat', 'Stapel'],
  ru: ['Верхний ряд', 'Запас', 'Стопка'],
};
for (const language of ['de', 'ru'] as const)
  test(`names of places on the table: ${language}`, async ({ page }) => {
    await openSite(page, { language });
    await createGame(page, 'ciub:players=2#5', ['', '']);
    const texts = await textsOn(page);
    for (const text of examples[language]) expect(texts).toContain(text);
  });

test('spell names follow the current language', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2#5', ['', '']);
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
