// What moves on the table starts where it was, and leaves nothing behind.
import { expect, test, type Page } from '@playwright/test';
import type { GameEvent } from '../src/engine/types';
import { createGame, makeMove, native, openRecord, openSite, situationOf } from './support';

declare global {
  var motions: { name: string; at: string; from: string }[];
}
// Notes every animation: of what, where that lies, and its first frame.
const watchMotions = (page: Page) =>
  page.addInitScript(() => {
    globalThis.motions = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const [{ transform = '' } = {}] = frames as Keyframe[],
        { left, top } = (this as HTMLElement).style;
      const { className } = this as HTMLElement;
      globalThis.motions.push({ name: className, at: `${left} ${top}`, from: String(transform) });
      return animate.call(this, frames, options);
    };
  });
const motionOf = (page: Page, name: string) =>
  page.evaluate((wanted) => globalThis.motions.find((one) => one.name === wanted), name);

interface Change {
  gone: string[]; // seals that the dungeon had before
  won: boolean; // one of them is a player's now
}
// Replays a finished game from an event that changes the dungeon in that way, and returns its number.
async function openReplay(page: Page, isWanted: (change: Change) => boolean) {
  await openRecord(page, native(['new', 'seals:players=2,circle=1#5', '--play', 'greedy']));
  await expect(page.locator('.after-headline')).toBeVisible();
  const changes = await page.evaluate(() => {
    interface Dungeon {
      sites: Record<string, string>;
      players: { up?: string[]; down?: string[] }[];
    }
    const at = (step: number) => cantrip.session.do<{ state: Dungeon }>(`at ${step}`).state;
    const { events } = cantrip.session.do<{ events: GameEvent[] }>('events 0');
    return events.map(({ step, end }) => {
      const before = at(step),
        now = at(end);
      const gone = Object.keys(before.sites)
        .filter((place) => !(place in now.sites))
        .map((place) => before.sites[place]);
      const owned = now.players.flatMap(({ up = [], down = [] }) => [...up, ...down]);
      return { gone, won: gone.some((seal) => owned.includes(seal)) };
    });
  });
  const event = changes.findIndex(isWanted);
  expect(event).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await page.locator('.after-controls input').fill(String(event));
  await page.locator('.after-controls .button-main').click();
  const shown = page.locator('.after-controls output');
  await expect.poll(async () => parseInt(await shown.innerText(), 10)).toBeGreaterThan(event);
  return event;
}

test('a die that was dropped moves on from there', async ({ page }) => {
  await watchMotions(page);
  await openSite(page, { speed: 'normal' });
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', '']);
  await makeMove(page, 'roll');
  const die = page.locator('[data-thing="die:white.3"]').first();
  await expect(die).not.toHaveClass(/in-air/);
  const from = (await die.boundingBox())!,
    tray = (await page.locator('.ciub-tray').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(tray.x + tray.width - 60, tray.y + tray.height / 2, { steps: 4 });
  await page.evaluate(() => void (globalThis.motions = []));
  await page.mouse.up();
  await expect.poll(() => motionOf(page, 'ciub-holder')).toBeTruthy();
  const [, x] = /translate\((-?[\d.]+)px/.exec((await motionOf(page, 'ciub-holder'))!.from) ?? [];
  expect(Number(x)).toBeGreaterThan(40); // to the right of where it lies now
  expect((await situationOf(page)).draft.text).toBe('put white 3');
});

test('a scroll that is won flies to its owner', async ({ page }) => {
  await watchMotions(page);
  await openSite(page, { speed: 'normal' });
  await openReplay(page, ({ won }) => won);
  await expect.poll(() => motionOf(page, 'seals-flight')).toBeTruthy();
  const { at, from } = (await motionOf(page, 'seals-flight'))!;
  const [left, top] = at.split(' ').map(parseFloat);
  expect(from).toMatch(/^translate\(-?[\d.]+px, -?[\d.]+px\)/);
  const owner = await page.evaluate(
    ([x, y]) =>
      document.elementsFromPoint(x, y).some((one) => one.closest('section.seals-seat') !== null),
    [left + 10, top + 10],
  );
  expect(owner).toBe(true);
});

test('a replay without animations leaves no broken seals behind', async ({ page }) => {
  await openSite(page);
  await openReplay(page, ({ gone, won }) => gone.length === 1 && !won);
  await expect(page.locator('.seals-breaking > *')).toHaveCount(0);
});

test('a seal that is put back lies there whole', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const motion = animate.apply(this, how);
      if (this.closest('.seals-breaking')) motion.pause();
      return motion;
    };
  });
  await openSite(page, { speed: 'normal' });
  const event = await openReplay(page, ({ gone, won }) => gone.length === 1 && !won);
  const broken = page.locator('.seals-breaking > *');
  await expect(broken).not.toHaveCount(0);
  await page.locator('.after-controls input').fill(String(event));
  await expect(broken).toHaveCount(0);
});
