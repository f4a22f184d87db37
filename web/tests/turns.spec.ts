// turns.spec.ts: what the others did: a card for each turn, skipping, replaying, and the log by turn.
import { expect, test, type Page } from '@playwright/test';
import type { GameEvent, Situation } from '../src/engine/types';
import { displayTime, turnTime } from '../src/match/turn-time';
import { createGame, eventsOf, openRecord, openSite, native, situationOf } from './support';

declare global {
  var openGate: () => void;
}

const cards = (page: Page) => page.locator('.turn-card');
const prompt = (page: Page) => page.locator('.play-prompt-over');
// Sits down at a game in which three computers play before the person.
async function letOthersPlay(page: Page, game: string, speed: 'off' | 'fast' | 'normal') {
  await openSite(page, { speed });
  await createGame(page, game, ['novice', 'novice', 'novice', '']);
}
const ciub = 'ciub:players=4,first=1#7';
const untilOwnTurn = (page: Page) =>
  expect.poll(async () => (await situationOf(page)).waits, { timeout: 30000 }).toBe('person');

test('the others have a card each, in the words of the program', async ({ page }) => {
  await letOthersPlay(page, ciub, 'off');
  await untilOwnTurn(page);
  await expect(cards(page)).toHaveCount(3);
  const turns = (await eventsOf(page)).map(({ turn }) => turn).filter(({ over }) => over);
  for (const [at, turn] of turns.slice(-3).entries()) {
    const label = (await cards(page).nth(at).getByRole('button').getAttribute('aria-label')) ?? '';
    expect(label).toContain(`P${at + 1}:`);
    expect(label.includes('point')).toBe(turn.points !== 0);
    const [words] = turn.summary.split('`');
    expect(label).toContain(words.trim());
  }
});

test('a card opens, shows its turn again, and leads back to the present', async ({ page }) => {
  await letOthersPlay(page, ciub, 'fast');
  await untilOwnTurn(page);
  await expect(prompt(page)).toHaveText('Your turn');
  await cards(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(prompt(page)).toHaveText('Once more: P1');
  await expect(page.locator('.play-prompt')).toHaveClass(/playing/);
  await expect(prompt(page)).toHaveText('Your turn');
  await expect(cards(page)).toHaveCount(3);
});

test('without animations, the turn of a card is looked at move by move', async ({ page }) => {
  await letOthersPlay(page, ciub, 'off');
  await untilOwnTurn(page);
  await cards(page).first().getByRole('button').click();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(prompt(page)).toHaveText('An earlier position');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(prompt(page)).toHaveText('Your turn');
});

// The second computer does not think until the returned function is called.
async function holdBackSecond(page: Page) {
  await openSite(page, { speed: 'normal' });
  await page.evaluate(() => {
    const { engine, session } = cantrip,
      { think } = engine;
    const gate = new Promise<void>((open) => (globalThis.openGate = open));
    engine.think = async (...job) => {
      if (session.do<Situation>('situation').seat === 2) await gate;
      return think(...job);
    };
  });
  await createGame(page, ciub, ['novice', 'novice', 'novice', '']);
  await expect.poll(async () => (await situationOf(page)).seat).toBe(2);
  await expect(page.getByRole('button', { name: 'Skip to your turn' })).toHaveCount(0);
  await cards(page).first().getByRole('button').click();
  await expect(page.locator('.turn-details')).toBeVisible();
  return () => page.evaluate(() => globalThis.openGate());
}

test('what happens while a turn is shown again is not called old', async ({ page }) => {
  const goOn = await holdBackSecond(page);
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(prompt(page)).toHaveText('Once more: P1');
  await goOn();
  await expect(prompt(page)).toHaveText("P2's turn");
});

test('an open card makes room for the next turn, and does not come back', async ({ page }) => {
  const goOn = await holdBackSecond(page);
  await goOn();
  await expect(prompt(page)).toHaveText("P2's turn");
  await page.getByRole('button', { name: 'Skip to your turn' }).click();
  await untilOwnTurn(page);
  await expect(prompt(page)).toHaveText('Your turn');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.locator('.turn-details')).toHaveCount(0);
  await expect(cards(page).first().getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes a card and gives the focus back', async ({ page }) => {
  await letOthersPlay(page, ciub, 'off');
  await untilOwnTurn(page);
  const card = cards(page).nth(1).getByRole('button');
  await card.press('Enter');
  await expect(page.locator('.turn-details')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.turn-details')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('one turn is skipped, or all of them', async ({ page }) => {
  await letOthersPlay(page, ciub, 'normal');
  await expect(prompt(page)).toHaveText("P1's turn");
  await page.getByRole('button', { name: 'Skip to the next turn' }).click();
  await expect(prompt(page)).toHaveText("P2's turn");
  await expect(page.getByRole('button', { name: 'Skip to your turn' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(prompt(page)).toHaveText("P3's turn");
  await expect(page.getByRole('button', { name: 'Skip to your turn' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toHaveText('Your turn');
});

test('the strip has no card without words, and does not repeat the prompt', async ({ page }) => {
  await openSite(page, { speed: 'normal' });
  await createGame(page, 'ciub:players=2,first=1#7', ['novice', '']);
  const seen = new Set<string>();
  await expect(prompt(page)).toHaveText("P1's turn");
  await expect
    .poll(
      async () => {
        const [card, line] = await page.evaluate(() =>
          ['.turn-card .turn-summary', '.play-prompt-line'].map(
            (place) => document.querySelector(place)?.textContent ?? '',
          ),
        );
        if (card) seen.add(card === '…' ? 'nothing' : card === line ? 'the same' : 'words');
        return (await situationOf(page)).waits === 'person' && (await prompt(page).textContent());
      },
      { timeout: 30000, intervals: [60] },
    )
    .toBe('Your turn');
  expect([...seen]).toEqual(['words']);
});

test('a card that is alone has the whole strip, and its dice a word', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSite(page, { speed: 'off' });
  await createGame(page, 'ciub:players=2,first=1#7', ['novice', '']);
  await untilOwnTurn(page);
  const box = (await cards(page).first().boundingBox())!;
  expect(box.width).toBeGreaterThan(1200);
  await expect(cards(page).first().locator('.turn-dice')).toContainText('with');
});

// Events of a turn, each shown for as long as the one before left time for.
function timeOf(events: GameEvent[], budget: number) {
  let left = budget,
    before: GameEvent | null = null;
  return events.map((_, at) => {
    const time = displayTime(events.slice(at), before, left);
    if (time > 0) before = events[at];
    left -= time;
    return time;
  });
}
const event = (at: number, last: number): GameEvent => ({
  event: at,
  step: at,
  end: at + 1,
  seat: 1,
  round: 1,
  move: 'put',
  remark: '',
  text: '',
  things: [],
  dice: at % 3 === 0 ? 5 : 0,
  motion: null,
  turn: {
    first: 0,
    seat: 1,
    summary: at < last ? '' : 'took',
    dice: '',
    points: 0,
    over: at === last,
  },
});

test('a turn has its share of the time, however many events it has', () => {
  const budget = turnTime(1, 3);
  expect(3 * budget).toBeLessThan(8000);
  expect(2 * turnTime(1, 2)).toBeLessThan(8000);
  expect(turnTime(1, 1)).toBeGreaterThan(8000); // nobody else's turn has to be waited for
  for (const count of [1, 2, 5, 14, 40, 120]) {
    const times = timeOf(
      Array.from({ length: count }, (_, at) => event(at, count - 1)),
      budget,
    );
    const sum = times.reduce((all, time) => all + time, 0);
    expect(sum, `${count} events`).toBeLessThanOrEqual(budget + 1);
    expect(times.at(-1), `the last of ${count}`).toBeGreaterThan(100);
  }
});

async function openLong(page: Page) {
  await openSite(page);
  const whole = native(['new', 'ciub:players=4#5', '--play', 'random']).trimEnd().split('\n');
  await openRecord(page, whole.slice(0, -40).join('\n') + '\n');
  await expect(page.locator('.play-table')).toBeVisible();
}

test('the log has a line for each turn, which opens', async ({ page }) => {
  await openLong(page);
  await page.keyboard.press('l');
  const turns = page.locator('.play-log-turn');
  const heads = page.locator('.play-log-turn > .play-log-head > .play-log-line');
  await expect.poll(() => turns.count()).toBeGreaterThan(20);
  await expect(page.locator('.play-log-events')).toHaveCount(0);
  await heads.nth(3).focus();
  await page.keyboard.press('ArrowRight');
  const events = turns.nth(3).locator('.play-log-events .play-log-line');
  expect(await events.count()).toBeGreaterThan(1);
  await expect(heads.nth(3)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(events.first()).toBeFocused();
  await page.keyboard.press('Enter'); // shows the position after that event
  await expect(prompt(page)).toHaveText('An earlier position');
  await expect(events.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(turns.nth(3).locator('.play-log-open')).toHaveAttribute('aria-expanded', 'true'); // it is looked at
  await heads.nth(5).click();
  await expect(heads.nth(5)).toHaveAttribute('aria-current', 'true');
});

for (const width of [320, 390, 1280, 1920])
  test(`cards fit, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await letOthersPlay(page, 'seals:players=4,first=1#3', 'off');
    await untilOwnTurn(page);
    await expect(cards(page).first()).toBeVisible();
    for (const card of await cards(page).all()) {
      const box = (await card.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.width).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThanOrEqual(40);
    }
  });
