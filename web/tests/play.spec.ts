// The play screen apart from making moves: setup and its errors, passing the device, undo, hints,
// odds, explanations, languages, announcements.
import { expect, test, type Page } from '@playwright/test';
import type { Goal } from '../src/engine/types';
import {
  createGame,
  confirm,
  eventsOf,
  goTo,
  makeMove,
  openSite,
  recordOf,
  situationOf,
  thing,
} from './support';

const promptLine = (page: Page) => page.locator('.play-prompt-line').innerText();

test('setup: errors are shown at their field', async ({ page }) => {
  await openSite(page);
  await goTo(page, '#/new/seals');
  const mages = page.getByRole('combobox', { name: 'Mage' });
  await mages.nth(0).selectOption('witch');
  await mages.nth(1).selectOption('witch');
  await page.getByRole('button', { name: 'Begin' }).click();
  const wrong = page.locator('[aria-invalid=true]');
  await expect(wrong.first()).toBeFocused();
  await expect(page.locator('.field-error')).toContainText(/witch/i);
  await mages.nth(1).selectOption('seer');
  await expect(wrong).toHaveCount(0);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.play-table')).toBeVisible();
  expect((await situationOf(page)).seats.map((seat) => seat.role)).toEqual(['witch', 'seer']);
});

test('setup: people and computers in any mix', async ({ page }) => {
  await openSite(page);
  await goTo(page, '#/new/ciub');
  await page.getByRole('button', { name: 'One player more' }).click();
  await page.getByRole('button', { name: 'One player more' }).click();
  const players = page.getByRole('combobox', { name: 'Who plays' });
  await expect(players).toHaveCount(4);
  await players.nth(2).selectOption('');
  await page.getByRole('textbox', { name: 'Name' }).nth(2).fill('Grace');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.play-table')).toBeVisible();
  const { seats } = await situationOf(page);
  expect(seats.map((seat) => seat.player === '')).toEqual([true, false, true, false]);
  expect(seats[2].name).toBe('Grace');
});

test('the device is passed on between people', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'seals:players=2,first=1#51', ['', '']);
  await page.locator('.play [data-thing].lit').first().dispatchEvent('click');
  await confirm(page);
  const next = page.getByRole('button', { name: 'I am P2' });
  await expect(next).toBeVisible();
  await expect(page.locator('.play [data-thing].lit')).toHaveCount(0);
  expect(await promptLine(page)).toContain('P2');
  await next.click();
  await expect(page.locator('.play [data-thing].lit').first()).toBeVisible();
});

test('a move is undone, with its consequence, and redone', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'pig:players=2#52', ['', 'novice']);
  const start = (await situationOf(page)).step;
  await makeMove(page, 'roll');
  const record = await recordOf(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  expect(await recordOf(page)).toBe(record);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  expect(await situationOf(page)).toMatchObject({ step: start, practice: true, redo: true });
  await page.locator('.play-tools').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Redo' }).click();
  expect((await situationOf(page)).step).toBeGreaterThan(start);
});

async function rolledCiub(page: Page, language = 'en') {
  await openSite(page, { language });
  await createGame(page, 'ciub:players=2,first=1#53', ['', 'novice']);
  await makeMove(page, 'roll');
  await expect(page.locator('.play [data-thing^="die:"].lit').first()).toBeVisible();
}

// Picks a die that may go into the tray.
const pickPut = (page: Page) =>
  page.evaluate(() => {
    const put = cantrip.session
      .do<{ choices: { text: string; things: string[] }[] }>('situation')
      .choices.find(({ text }) => text.startsWith('put'))!;
    document.querySelector<HTMLElement>(`.play [data-thing="${put.things.at(-1)}"].lit`)!.click();
  });

test('hints say why and can be taken, also during a move', async ({ page }) => {
  await rolledCiub(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.play-hint').first()).toContainText('%');
  const hint = await page.locator('.play-hint .move-text').first().innerHTML(); // text and pictures
  await page.getByRole('button', { name: 'Choose this move' }).first().click();
  expect((await situationOf(page)).draft.whole).toBe(true);
  expect(await page.locator('.play-draft-words .move-text').first().innerHTML()).toBe(hint);
  await page.getByRole('button', { name: 'Drop the whole move' }).click();
  await pickPut(page);
  if (await page.locator('.play-pick-all').isVisible())
    await page.locator('.play-pick-all').click();
  expect((await situationOf(page)).draft.count).toBe(1);
  await expect(page.locator('.play-hint').first()).toContainText('%');
});

test('odds of the dice are shown', async ({ page }) => {
  await rolledCiub(page);
  await page.getByRole('button', { name: 'Odds' }).click();
  await expect(page.locator('.play-odd').first()).toContainText('%');
  expect(await page.locator('.play-odd').count()).toBeGreaterThan(1);
});

test('a chance of which nothing is known is not shown as at least 0', async ({ page }) => {
  await openSite(page);
  await page.evaluate(() => {
    const goal = (name: string, low: number, high: number) =>
      ({ name, title: name, low, high }) as Goal;
    cantrip.engine.odds = async () => ({
      goals: [goal('1-1-1', 0, 1), goal('20+', 0.844, 1), goal('6-6', 0.004, 0.004)],
    });
  });
  await createGame(page, 'ciub:players=2,first=1#53', ['', '']);
  await makeMove(page, 'roll');
  await expect(page.locator('.play-chances')).toContainText('84');
  await expect(page.locator('.play-chances b')).toHaveCount(2);
});

test('odds are computed once, however many places show them', async ({ page }) => {
  await openSite(page);
  await page.evaluate(() => {
    const { engine } = cantrip,
      odds = engine.odds.bind(engine);
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    engine.odds = (record, draft, goal) => (
      asked.push(`${record.length} ${draft} ${goal}`),
      odds(record, draft, goal)
    );
  });
  await createGame(page, 'ciub:players=2,first=1#53', ['', '']);
  await makeMove(page, 'roll');
  await expect(page.locator('.play-chances')).toBeVisible();
  await page.getByRole('button', { name: 'Odds' }).click();
  await expect(page.locator('.play-odd').first()).toContainText('%');
  const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked).size).toBe(asked.length);
});

test('illegal choices say why and link to their rule', async ({ page }) => {
  await rolledCiub(page);
  await page.locator('.play-table [data-thing^="card:"]:not(.lit)').first().click({ force: true });
  const bubble = page.locator('.play-bubble');
  await expect(bubble.locator('.play-why')).not.toBeEmpty();
  await bubble.getByRole('link', { name: /^Rule/ }).last().click();
  await expect(page.locator('.rules-target')).toBeFocused();
});

test('moves can be typed, whole and in parts', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#53', ['', 'novice']);
  await page.keyboard.press(':');
  const line = page.getByRole('textbox', { name: 'Move, question or command' });
  await line.fill('roll');
  await line.press('Enter');
  await expect(page.locator('.play-type-lines')).toContainText('You made the move: roll');
  await line.fill('?');
  await line.press('Enter');
  const { choices } = await situationOf(page);
  await expect(page.locator('.play-type-lines')).toContainText(choices[0].text);
  await line.fill(choices.find(({ text }) => text.startsWith('put'))!.text);
  await line.press('Enter');
  expect((await situationOf(page)).draft).toMatchObject({ count: 1, whole: false });
  await line.fill('back');
  await line.press('Enter');
  expect((await situationOf(page)).draft.count).toBe(0);
});

test('keys work as soon as the table is shown', async ({ page }) => {
  await openSite(page);
  await page.evaluate(() =>
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('.play-table')) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ':', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await createGame(page, 'ciub:players=2,first=1#53', ['', 'novice']);
  await expect(page.getByRole('textbox', { name: 'Move, question or command' })).toBeVisible();
});

test('the language can be switched during a move', async ({ page }) => {
  await rolledCiub(page);
  await page.locator('.play [data-thing^="die:"].lit').last().click();
  const [before, prompt, record] = [
    await situationOf(page),
    await promptLine(page),
    await recordOf(page),
  ];
  for (const [name, code] of [
    ['Deutsch', 'de'],
    ['Русский', 'ru'],
    ['English', 'en'],
  ]) {
    await page.locator('.shell-tools [aria-haspopup=menu]').first().click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('.play-table')).toBeVisible();
    expect((await promptLine(page)) === prompt).toBe(code === 'en');
    const now = await situationOf(page);
    expect([now.draft.text, now.lit]).toEqual([before.draft.text, before.lit]);
  }
  expect(await recordOf(page)).toBe(record);
});

// Everything announced from now on.
const listen = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => announced.push(node.textContent ?? '')),
      ),
    ).observe(document.querySelector('[data-announcements]')!, { childList: true });
  });
const announcementsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);

// The log as a screen reader reads it: pictures by their labels.
const logOf = (page: Page) =>
  page.evaluate(() => {
    const words = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      if (node.ariaHidden === 'true') return '';
      return node.ariaLabel ?? [...node.childNodes].map(words).join('');
    };
    return [...document.querySelectorAll('.play-log-line')].map((line) =>
      words(line).replace(/\s+/g, ' ').trim(),
    );
  });

test('own events are announced in the words of the log, turns of others as a whole', async ({
  page,
}) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,length=short,first=1#55', ['', 'novice']);
  const before = (await eventsOf(page)).length;
  await listen(page);
  const news = async () => (await eventsOf(page)).slice(before);
  const turnsOfP2 = async () =>
    (await news()).filter(({ turn }) => turn.seat === 2 && turn.over).length;
  for (let turn = 0; turn < 200; turn++) {
    if ((await news()).length >= 25 && (await turnsOfP2()) > 1) break;
    await expect
      .poll(async () => (await situationOf(page)).waits, { intervals: [20] })
      .not.toBe('computer');
    const { draft } = await situationOf(page);
    if (draft.whole) await page.keyboard.press('y');
    else if (await page.locator('.play-pick-all').count())
      await page.locator('.play-pick-all').click();
    else await page.locator('.play [data-thing].lit').last().dispatchEvent('click');
  }
  await expect.poll(async () => (await situationOf(page)).waits).not.toBe('computer');
  await page.keyboard.press('l');
  await expect(page.locator('.play-log')).toBeVisible();
  for (const opener of await page.locator('.play-log-open[aria-label$="P1"]').all())
    await opener.dispatchEvent('click');
  await page.evaluate(() =>
    document.querySelectorAll('.play-log details').forEach((one) => one.setAttribute('open', '')),
  );
  const lines = (await logOf(page)).filter((line) => !line.startsWith('P2'));
  const announced = await announcementsOf(page);
  const told = announced.filter((text) => lines.includes(text));
  expect(told.length).toBeGreaterThan(10);
  expect(lines.filter((line) => told.includes(line))).toEqual(told);
  const others = await turnsOfP2();
  expect(others).toBeGreaterThan(1);
  expect(announced.filter((text) => text.startsWith('P2:'))).toHaveLength(others);
});

test('typed commands are answered once', async ({ page }) => {
  await openSite(page);
  await createGame(page, 'ciub:players=2,first=1#53', ['', '']);
  await page.keyboard.press(':');
  await listen(page);
  const line = page.getByRole('textbox', { name: 'Move, question or command' });
  for (const typed of ['fly away', '99', 'token nowhere', 'back', 'pile', '?', 'roll']) {
    const before = (await announcementsOf(page)).length;
    await line.fill(typed);
    await line.press('Enter');
    await expect
      .poll(async () => (await announcementsOf(page)).length, typed)
      .toBeGreaterThan(before);
    await page.waitForTimeout(50);
    const announced = (await announcementsOf(page)).slice(before);
    if (typed === 'roll')
      expect(announced[0]).toMatch(/^P1: roll/); // then the roll and the prompt
    else expect(announced, typed).toHaveLength(1);
    expect(new Set(announced).size, announced.join('|')).toBe(announced.length);
  }
});

test('moves are shown in the language of the player', async ({ page }) => {
  await openSite(page, { language: 'de' });
  await createGame(page, 'seals:players=2,first=1#56', ['', '']);
  await listen(page);
  await thing(page, 'space:h1').dispatchEvent('click');
  const words = page.locator('.play-draft-words');
  await expect(words.locator('.move-text')).toHaveText(/^Start auf h1$/);
  await expect(words.locator('.play-notation')).toHaveText('start h1');
  expect((await announcementsOf(page)).at(-1)).toMatch(/^Dein Zug: .*h1$/);
  expect((await announcementsOf(page)).at(-1)).not.toContain('start h1');
});

for (const language of ['en', 'de', 'ru'])
  test(`the whole draft is visible: ${language}`, async ({ page }) => {
    await rolledCiub(page, language);
    await pickPut(page);
    const words = page.locator('.play-draft-words');
    await expect(words).toBeVisible();
    expect(
      await words.evaluate((one) => [
        one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight,
      ]),
    ).toEqual([0, 0]);
  });

test('the log is one tab stop, with arrow keys inside', async ({ page }) => {
  await rolledCiub(page);
  await page.keyboard.press('l');
  const stops = page.locator('.play-log [tabindex="0"]');
  const lines = page.locator('.play-log [data-line]').filter({ visible: true });
  await expect(lines.last()).toHaveAttribute('tabindex', '0'); // it moves there once the new lines are rendered
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await expect(lines.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  await page.keyboard.press('Enter'); // expands the chance events of the deal
  await expect(page.locator('.play-log-layout .play-log-line').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.play-log-layout .play-log-line').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.play-log-line[aria-current]')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(-2)).toBeFocused();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.play-log'))).toBeNull();
});
