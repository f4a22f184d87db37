// screens.ts: every screen of the site and its overlays, with how to get there from the home page,
// in any language.
import { expect, type Page } from '@playwright/test';
import { keepGames, manyGames } from './finished-games';
import { confirm, createGame, goTo, native, openFinished, openRecord, thing } from './support';

const seals = 'seals:players=3,circle=2#5',
  ciub = 'ciub:players=3#8'; // with long names of odds

const panel = (key: string) => async (page: Page) => {
  await expect(async () => {
    // The page may not listen yet; pressing twice would close it again.
    if (!(await page.locator('.play-side-open').count())) await page.keyboard.press(key);
    await expect(page.locator('.play-side-open')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.locator('.play-side-open .play-busy')).toHaveCount(0);
};
const inGame =
  (id: string, players: string[], then: (page: Page) => Promise<unknown> = async () => {}) =>
  async (page: Page) => {
    await createGame(page, id, players);
    if (id === ciub) await expect(page.locator('.play-chances')).toBeVisible(); // they are computed first
    await then(page);
  };
const route = (hash: string, selector: string) => async (page: Page) => {
  await goTo(page, hash);
  await expect(page.locator(selector).first()).toBeVisible();
};
// An undo that others must see, which makes it a practice game.
async function askForPractice(page: Page) {
  await thing(page, 'word:roll').click();
  await confirm(page);
  await page.getByRole('toolbar').getByRole('button').first().click();
  await expect(page.locator('.play-question')).toBeVisible();
}
async function explainWhyNot(page: Page) {
  await page
    .locator('.play-table [data-thing][aria-disabled=true]')
    .first()
    .evaluate((one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await expect(page.locator('.play-bubble')).toBeVisible();
}
// Five Seals with the longest mage name, who has taken dice and rolls them a little later.
async function rollDice(page: Page) {
  const mage = (await page.locator('html').getAttribute('lang')) === 'ru' ? 'seer' : 'warlock';
  const lines = native([
    'new',
    `seals:players=2,circle=2,first=1,mages=${mage}.witch#5`,
    '--play',
    'random',
  ]).split('\n');
  await openRecord(
    page,
    lines
      .slice(
        0,
        lines.findIndex((line) => line.startsWith('1: break')),
      )
      .join('\n') + '\n',
  );
  await expect(page.locator('.play-table')).toBeVisible();
}
async function lookAtTaking(page: Page) {
  await rollDice(page);
  await panel('l')(page);
  await page.locator('.play-side .play-log-line:visible').nth(2).click(); // after two start circles
  await page.keyboard.press('Escape');
  await expect(page.locator('.seals-own .seals-next')).toHaveCount(1);
}
// Some are earned.
async function lookAtAchievements(page: Page) {
  const earned = { match: 'abc', step: 1 };
  await page.evaluate(
    (kept) => localStorage.setItem('cantrip.achievements', kept),
    JSON.stringify({ seals: { leap: earned }, ciub: { finished: earned, owl: earned } }),
  );
  await route('#/achievements', '.achievement-earned')(page);
}
async function analyse(page: Page) {
  await page.locator('#after-review ~ .button').click();
  await expect(page.locator('.after-totals')).toBeVisible();
}

// A name, the way there, and the part that is new if the rest is another screen of the list.
export type Screen = [string, (page: Page) => Promise<unknown>, string?];
const pages: Screen[] = [
  ['home', async () => {}],
  ['set-up of Five Seals', route('#/new/seals', '.setup')],
  ['set-up of ciúb', route('#/new/ciub', '.setup')],
  ['achievements', lookAtAchievements],
  ['settings', route('#/settings', '#main h1')],
  ['rules of Five Seals', route('#/rules/seals/6.1', '.rules-text h2')],
  ['rules of ciúb', route('#/rules/ciub', '.rules-text h2')],
  ['lesson of Five Seals', route('#/lesson/seals', '.play-lesson')],
  ['lesson of ciúb', route('#/lesson/ciub', '.play-lesson')],
  ['a puzzle of Five Seals', route('#/puzzle/2026-11-03', '.play-puzzle')],
  ['a broken link', route('#/record/nonsense', '[role=alert]')],
  ['a game that is not there', route('#/play/nonsense', '.play-missing')],
  ['your games, none yet', route('#/games', '.results .button')],
  [
    'your games',
    async (page) => {
      await keepGames(page, manyGames);
      await goTo(page, '#/games/ciub');
      await expect(page.locator('.results-curve')).toBeVisible();
    },
  ],
];
const tables: Screen[] = [
  ['a game of Five Seals', inGame(seals, ['', '', ''])],
  ['a game of ciúb', inGame(ciub, ['', '', ''])],
  ['dice that were taken', lookAtTaking, '.play'],
  ['dice that were rolled', rollDice, '.play'],
  ['a game of Pig', inGame('pig:players=2#5', ['', ''])],
];
const sheets: Screen[] = [
  ['the log', inGame(ciub, ['', '', ''], panel('l')), '.play-side'],
  ['hints', inGame('pig:players=2#5', ['', ''], panel('h')), '.play-side'],
  ['odds', inGame(ciub, ['', '', ''], panel('o')), '.play-side'],
  ['questions', inGame(seals, ['', '', ''], panel('a')), '.play-side'],
  ['the line to type in', inGame(ciub, ['', '', ''], panel(':')), '.play-side'],
  ['keys', inGame(ciub, ['', '', ''], panel('k')), '.play-side'],
  ['why not', inGame(seals, ['', '', ''], explainWhyNot), '.play-bubble'],
  [
    'a question about practice',
    inGame('pig:players=2#5', ['', 'novice'], askForPractice),
    '.play-question',
  ],
  [
    'the menu',
    inGame(ciub, ['', '', ''], (page) => page.locator('.play-tools [aria-haspopup=menu]').click()),
    '[role=menu]',
  ],
  [
    'a bad file',
    async (page) => {
      await openRecord(page, 'cantrip record 1\ngame: chess\n');
      await expect(page.locator('[role=alert]')).toBeVisible();
    },
    '.home',
  ],
  [
    'help',
    async (page) => {
      await page.locator('.shell-tools [aria-haspopup=menu]').last().click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
    '[role=menu]',
  ],
  // Last: it stays open over the home page.
  [
    'a dialog',
    async (page) => {
      await createGame(page, ciub, ['', '', '']);
      await goTo(page, '#/');
      await page.locator('.home-saved .button').first().click();
      await expect(page.locator('dialog')).toBeVisible();
    },
    'dialog',
  ],
];
const ends: Screen[] = [
  [
    'the end of Pig, analysed',
    async (page) => {
      await openFinished(page, ['pig:players=2,target=20#5']);
      await analyse(page);
    },
  ],
  ['the end of Five Seals', (page) => openFinished(page, ['seals:players=3,circle=2#5'])],
  ['the end of ciúb', (page) => openFinished(page, ['ciub:players=2,length=short#5'])],
  [
    'a replay',
    async (page) => {
      await openFinished(page, ['ciub:players=2,length=short#5']);
      await page.locator('a[href^="#/replay/"]').click();
      await expect(page.locator('.after-replay')).toBeVisible();
    },
  ],
];

export const groups: [string, Screen[]][] = [
  ['pages', pages],
  ['tables', tables],
  ['sheets', sheets],
  ['ends', ends],
];
