// Figures walk along the paths of the dungeon, unless animations are off.
import { expect, test, type Page } from '@playwright/test';
import {
  createGame,
  openRecord,
  openSite,
  recordOf,
  situationOf,
  thing,
  untilIdle,
} from './support';
import type { SealsBoard } from '../src/games/seals/state';

// Records the first mage's animations: it may have arrived before anyone looks.
const noteWalks = (page: Page) =>
  page.evaluate(() => {
    const walks: Keyframe[][] = [],
      { animate } = Element.prototype;
    Object.assign(globalThis, { walks });
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options);
      if (this.querySelector('[data-thing="mage:1"]'))
        walks.push((animation.effect as KeyframeEffect).getKeyframes());
      return animation;
    };
  });

// The path of the first mage when a distant seal is tapped, as points in drawing units; [] if it is
// not animated.
async function walk(page: Page) {
  await createGame(page, 'seals:players=2,circle=1,first=1#81', ['', '']);
  const say = (line: string) =>
    page.evaluate((words) => void cantrip.session.do(`play ${words}`), line);
  for (const line of ['start h1', 'start h2', 'take f w a', 'take f w e']) await say(line);
  const record = await recordOf(page);
  await page.goto('');
  await openRecord(page, record);
  await expect(page.locator('.play-table')).toBeVisible();
  await noteWalks(page);
  const from = (await situationOf(page)).state.players[0].place;
  // A seal far from the mage that one die can break.
  const far = await page.evaluate((start) => {
    const board = cantrip.session.do<SealsBoard>('board');
    const at = new Map(board.spaces.map((space) => [space.name, space]));
    const reach = cantrip.session
      .do<{ lit: string[] }>('situation')
      .lit.filter((one) => one.startsWith('space:'))
      .map((one) => at.get(one.slice(6))!);
    const home = at.get(start)!;
    return reach.sort(
      (a, b) => Math.hypot(b.x - home.x, b.y - home.y) - Math.hypot(a.x - home.x, a.y - home.y),
    )[0].name;
  }, from);
  await thing(page, `space:${far}`).dispatchEvent('click');
  while (!(await situationOf(page)).draft.whole)
    await page.locator('.play [data-thing^="die:"].lit').first().dispatchEvent('click');
  await untilIdle(page);
  return page.evaluate(() => {
    const steps =
      (globalThis as unknown as { walks: Keyframe[][] }).walks.find(
        (frames) => frames.length > 2,
      ) ?? [];
    return steps.map(({ transform }) =>
      /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(transform))!.slice(1).map(Number),
    );
  });
}

test('a mage walks along the paths', async ({ page }) => {
  await openSite(page, { speed: 'normal' });
  const way = await walk(page);
  expect(way.length).toBeGreaterThan(2);
  const { spaces, ways } = await page.evaluate(() => cantrip.session.do<SealsBoard>('board'));
  const names = way.map(([x, y]) => spaces.find((space) => space.x === x && space.y === y)?.name);
  expect(names).not.toContain(undefined);
  for (const [at, name] of names.slice(1).entries())
    expect(
      ways.some(([a, b]) => [a, b].includes(name!) && [a, b].includes(names[at]!)),
      `${names[at]} to ${name}`,
    ).toBe(true);
});

test('nothing walks with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSite(page, { speed: 'normal' });
  expect(await walk(page)).toEqual([]);
});

test('nothing walks at speed off', async ({ page }) => {
  await openSite(page, { speed: 'off' });
  expect(await walk(page)).toEqual([]);
});
