// User errors and interruptions that must not lose or duplicate anything: double clicks and held
// keys, switching languages quickly or in a lesson, going back during a move, a browser without
// storage.
import { expect, test, type Page } from '@playwright/test';
import {
  confirm,
  createGame,
  goHome,
  goTo,
  holdBack,
  savedGames,
  makeMove,
  openFinished,
  openSite,
  recordOf,
  situationOf,
  thing,
  watchErrors,
} from './support';

const gamesKept = async (page: Page) => (await savedGames(page)).length;

const speak = async (page: Page, name: string) => {
  await page.locator('.shell-tools [aria-haspopup=menu]').first().click();
  await page.getByRole('menuitemradio', { name }).click();
};

test('double clicks start only one game', async ({ page }) => {
  await openSite(page);
  const clickThrice = (selector: string) =>
    page.evaluate((wanted) => {
      const button = document.querySelector<HTMLElement>(wanted)!;
      for (let times = 0; times < 3; times++) button.click();
    }, selector);
  await clickThrice('.home-play');
  await expect(page.locator('.play-table')).toBeVisible();
  expect(await gamesKept(page)).toBe(1);
  await goTo(page, '#/new/pig');
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  await clickThrice('.setup [type=submit]');
  await expect(page.locator('.play-pig')).toBeVisible();
  expect(await gamesKept(page)).toBe(2);
  await goHome(page);
  await openFinished(page, ['pig', '--players', '2', '--seed', '7']);
  expect(await gamesKept(page)).toBe(3);
  await clickThrice('.after-buttons .button-main');
  await expect(page.locator('.play-pig .play-table')).toBeVisible();
  expect(await gamesKept(page)).toBe(4);
});

test('a held key presses one button', async ({ page }) => {
  await openSite(page);
  await page.locator('.home-play').first().focus();
  for (let times = 0; times < 12; times++) {
    await page.keyboard.down('Enter');
    await page.waitForTimeout(60);
  }
  await page.keyboard.up('Enter');
  await expect(page.locator('.play-table')).toBeVisible();
  expect(await gamesKept(page)).toBe(1);
  expect((await situationOf(page)).draft.count).toBe(0);
});

test('a lesson keeps its progress across languages and reloads', async ({ page }) => {
  const errors = watchErrors(page);
  await openSite(page);
  await goTo(page, '#/lesson/ciub');
  const lesson = page.locator('.play-lesson');
  const next = lesson.getByRole('button', { name: 'Next' });
  await expect(lesson).toBeVisible();
  while ((await situationOf(page)).lesson!.waits) await next.click();
  const first = await situationOf(page);
  await makeMove(page, 'roll');
  while ((await situationOf(page)).lesson!.waits) await next.click();
  const before = await situationOf(page),
    text = await lesson.innerText();
  expect(before.step).toBeGreaterThan(first.step);
  await speak(page, 'Deutsch');
  await expect(lesson).not.toContainText(text.slice(0, 20));
  const german = await situationOf(page);
  expect([german.hash, german.lesson!.things]).toEqual([before.hash, before.lesson!.things]);
  await page.reload();
  await expect(lesson).toContainText(german.lesson!.text.slice(0, 20));
  expect((await situationOf(page)).hash).toBe(before.hash);
  await speak(page, 'English');
  await page.locator('.play-tools').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Begin the lesson again' }).click();
  expect((await situationOf(page)).hash).toBe(first.hash);
  await expect(next).toBeVisible();
  expect(errors).toEqual([]);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });
  test('the last of two languages chosen quickly wins', async ({ page }) => {
    await openSite(page);
    const release = await holdBack(page, /\/de-\w+\.mo$/);
    const late = page.waitForResponse(/\/de-\w+\.mo$/);
    await speak(page, 'Deutsch');
    await speak(page, 'Русский');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    release();
    await (await late).finished();
    await page.waitForTimeout(300);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[а-я]/i);
    expect(await page.evaluate(() => localStorage.getItem('cantrip.settings'))).toContain('"ru"');
  });
});

test('going back and forward during a move keeps the move', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,first=1#51', ['', '']);
  await page.locator('.play [data-thing].lit').first().dispatchEvent('click');
  const { draft } = await situationOf(page);
  expect(draft.count).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.locator('.home-cards')).toBeVisible();
  await page.goForward();
  await expect(page.locator('.play-table')).toBeVisible();
  expect((await situationOf(page)).draft).toEqual(draft);
});

test('a full disk is reported, the game continues, and can be exported', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'pig:players=2#42', ['', '']);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await makeMove(page, 'roll');
  const note = page.locator('.toast-bad');
  await expect(note).toContainText('could not be kept');
  await page.setViewportSize({ width: 360, height: 640 });
  const [noteBox, bar] = [await note.boundingBox(), await page.locator('.play-bar').boundingBox()];
  expect(noteBox!.y + noteBox!.height).toBeLessThan(bar!.y);
  const record = await recordOf(page);
  const saving = page.waitForEvent('download');
  await note.getByRole('button', { name: 'Save as a file' }).click();
  const stream = await (await saving).createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toBe(record);
  await makeMove(page, 'roll');
  // Leaving the screen loses nothing; leaving the page asks first.
  const after = await recordOf(page);
  await page.goBack();
  await expect(page.locator('.home-cards')).toBeVisible();
  await page.goForward();
  await expect(page.locator('.play-table')).toBeVisible();
  expect(await recordOf(page)).toBe(after);
});

test('without storage players are warned and can still play', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    Object.defineProperty(globalThis, 'sessionStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await openSite(page);
  await expect(page.locator('.home-note')).toContainText('keeps nothing');
  await page.locator('[aria-labelledby=home-ciub] .home-play').click();
  await thing(page, 'word:roll').click();
  await confirm(page);
  await expect(page.locator('.play [data-thing^="die:"].lit').first()).toBeVisible();
  const record = await recordOf(page);
  await speak(page, 'Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.play-table')).toBeVisible();
  expect(await recordOf(page)).toBe(record);
  const asked = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  expect((await asked).type()).toBe('beforeunload');
});

test("two windows do not undo each other's settings", async ({ page, context }) => {
  await openSite(page);
  const other = await context.newPage();
  await other.goto('#/settings');
  await other.getByRole('radio', { name: 'Daylight' }).click();
  await goTo(page, '#/settings');
  await page.getByRole('radio', { name: 'Fast' }).click();
  expect(
    JSON.parse(await page.evaluate(() => localStorage.getItem('cantrip.settings')!)),
  ).toMatchObject({ theme: 'light', speed: 'fast' });
});
