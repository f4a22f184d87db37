// Every screen, in every language and either theme: axe-core finds nothing, nothing on it is in
// another language, nothing scrolls sideways on a phone, and what can be chosen is as large as a
// finger. Pictures are kept, to be looked at.
import { expect, test, type Page } from '@playwright/test';
import { violations, violationsOfColour } from './axe';
import { desk, expectNoneSideways, layoutOf, phone, smallOnes } from './boxes';
import { englishTexts, textsOn } from './english';
import { groups } from './screens';
import { goHome, openSite, picture, watchErrors } from './support';

type Theme = 'dark' | 'light';
// Phones are looked through in either theme, by turns.
const onPhone: Record<string, Theme | ''> = { en: 'dark', de: 'light', ru: '' };

// What is open stays open: the theme is the system's, which changes.
async function show(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

class Look {
  private readonly english: Set<string>;
  constructor(private readonly page: Page, private readonly language: string) {
    this.english = language === 'en' ? new Set() : englishTexts(language);
  }

  async through(title: string) {
    expect((await textsOn(this.page)).filter((text) => this.english.has(text)), `${title}, in English`).toEqual([]);
    await this.onDesk(title);
    await this.page.setViewportSize(phone);
    await this.inHand(title, 'light');
    await show(this.page, 'dark');
    await this.inHand(title, 'dark');
  }
  private async onDesk(title: string) {
    expect(await violations(this.page), title).toEqual([]);
    const layout = await layoutOf(this.page);
    await this.keep(title, 'dark', desk.width);
    await show(this.page, 'light');
    const look = (await layoutOf(this.page)) === layout ? violationsOfColour : violations;
    expect(await look(this.page), `${title} in the light`).toEqual([]);
    await this.keep(title, 'light', desk.width);
  }
  private async inHand(title: string, theme: Theme) {
    await expectNoneSideways(this.page, title);
    expect(await smallOnes(this.page), `${title} on a phone`).toEqual([]);
    if (onPhone[this.language] === theme) expect(await violations(this.page), `${title} on a phone`).toEqual([]);
    await this.keep(title, theme, phone.width);
  }
  private async keep(title: string, theme: Theme, width: number) {
    const tag = title.normalize('NFD').replace(/[^a-zA-Z ]/g, '').replaceAll(' ', '-').toLowerCase();
    if (this.language === 'en') await picture(this.page, `${theme}-${width}-${tag}`);
  }
}

for (const language of ['en', 'de', 'ru'])
  for (const [name, screens] of groups)
    test(`screens, ${name}: ${language}`, async ({ page }) => {
      const errors = watchErrors(page);
      const look = new Look(page, language);
      await page.emulateMedia({ colorScheme: 'dark' });
      await openSite(page, { language, theme: 'system' });
      for (const [title, open] of screens) {
        await page.setViewportSize(desk);
        await goHome(page);
        await open(page);
        await look.through(title);
      }
      expect(errors).toEqual([]);
    });
