// Every screen, in every language and theme: no axe violations, no untranslated text, everything
// fits at any width and with larger text, and targets are as large as a finger. Saves pictures for
// review.
import { expect, test, type Page } from '@playwright/test';
import { violations, violationsOfColour } from './axe';
import { desktop, expectNoneSideways, layoutOf, phone, smallTargets } from './boxes';
import { englishTexts, textsOn } from './english';
import { misfits, widths } from './fit';
import { groups, type Screen } from './screens';
import { goHome, openSite, picture, watchErrors } from './support';

type Theme = 'dark' | 'light';
interface Looks {
  themes: Theme[];
  axe: ('desktop' | 'phone')[];
}
const all: Looks = { themes: ['dark', 'light'], axe: ['desktop', 'phone'] };
// What to check in each language. axe checks layout, colours and labels, none of which depends on
// the language; ./test --all checks everything in each anyway.
const looks: Record<string, Looks> =
  process.env.CANTRIP_TEST_ALL === '1'
    ? { en: all, de: all, ru: all }
    : {
        en: all,
        de: { themes: ['light'], axe: ['phone'] },
        ru: { themes: ['dark'], axe: ['desktop'] },
      };

// Changes the system's theme, so that whatever is open stays open.
async function show(page: Page, theme: Theme) {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

class Look {
  private readonly english: Set<string>;
  constructor(
    private readonly page: Page,
    private readonly language: string,
  ) {
    this.english = language === 'en' ? new Set() : englishTexts(language);
  }

  async through([title, , part]: Screen) {
    const { themes } = looks[this.language];
    expect(
      (await textsOn(this.page)).filter((text) => this.english.has(text)),
      `${title}, in English`,
    ).toEqual([]);
    let layout = '';
    for (const theme of themes) layout = await this.onDesk(title, theme, layout, part);
    await this.page.setViewportSize(phone);
    await expectNoneSideways(this.page, title);
    expect(await smallTargets(this.page), `${title} on a phone`).toEqual([]);
    await this.keep(title, themes.at(-1)!, phone.width);
    await show(this.page, themes[0]);
    if (!part) await this.keep(title, themes[0], phone.width);
    if (this.hasAxe('phone'))
      expect(await violations(this.page, part), `${title} on a phone`).toEqual([]);
    expect(await misfits(this.page, part ? [320, 360, 1280] : widths), title).toEqual([]);
  }
  private hasAxe(where: 'desktop' | 'phone') {
    return looks[this.language].axe.includes(where);
  }
  // If the layout has not changed since, only colours are checked.
  private async onDesk(title: string, theme: Theme, before: string, part?: string) {
    await show(this.page, theme);
    if (!part || !before) await this.keep(title, theme, desktop.width);
    if (!this.hasAxe('desktop')) return '';
    const layout = await layoutOf(this.page);
    const look = layout === before ? violationsOfColour : violations;
    expect(await look(this.page, part), `${title}, ${theme}`).toEqual([]);
    return layout;
  }
  private async keep(title: string, theme: Theme, width: number) {
    const tag = title
      .normalize('NFD')
      .replace(/[^a-zA-Z ]/g, '')
      .replaceAll(' ', '-')
      .toLowerCase();
    if (this.language === 'en') await picture(this.page, `${theme}-${width}-${tag}`);
  }
}

for (const language of ['en', 'de', 'ru'])
  for (const [name, screens] of groups)
    test(`screens, ${name}: ${language}`, async ({ page }) => {
      const errors = watchErrors(page);
      const look = new Look(page, language);
      await page.emulateMedia({ colorScheme: looks[language].themes[0] });
      await openSite(page, { language, theme: 'system' });
      for (const screen of screens) {
        await page.setViewportSize(desktop);
        await goHome(page);
        await screen[1](page);
        await look.through(screen);
      }
      expect(errors).toEqual([]);
    });
