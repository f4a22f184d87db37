// Bounds the work of the page in amounts, not time: how much a click restyles, and how much is
// painted while idle.
import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { createGame, openSite, untilIdle } from './support';

interface TraceEvent {
  name: string;
  ph: string;
  args?: { elementCount?: number };
}

// What the browser did during `work`.
async function traced(devtools: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  devtools.on(
    'Tracing.dataCollected',
    ({ value }) => void events.push(...(value as unknown as TraceEvent[])),
  );
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  return events;
}
const openTools = (page: Page) => page.context().newCDPSession(page);

const seals = 'seals:players=3,circle=1,first=1#77';

test('a click on the dungeon restyles little', async ({ page }) => {
  await openSite(page);
  await createGame(page, seals, ['', '', '']);
  const box = (await page.locator('.seals-window').boundingBox())!;
  await page.mouse.move(box.x + 12, box.y + 12);
  await page.waitForTimeout(600); // the pointer rests there for a while
  await untilIdle(page);
  const events = await traced(await openTools(page), async () => {
    await page.mouse.down();
    await page.waitForTimeout(100);
    await page.mouse.up();
    await page.waitForTimeout(200);
  });
  const styled = events.reduce(
    (sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0),
    0,
  );
  expect(await page.locator('.seals-board *').count()).toBeGreaterThan(600);
  expect(styled).toBeLessThan(200);
});

test('glowing things are not repainted continuously', async ({ page }) => {
  await openSite(page, { speed: 'normal' });
  await createGame(page, seals, ['', '', '']);
  await expect(page.locator('.seals-space.lit').first()).toBeVisible();
  const breathing = await page.evaluate(() => {
    const all = document.getAnimations();
    for (const { effect } of all) effect!.updateTiming({ iterations: Infinity }); // however slow the machine is
    return all.length;
  });
  expect(breathing).toBeGreaterThan(0);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 800))),
  );
  const events = await traced(await openTools(page), () => page.waitForTimeout(1500));
  expect(events.filter(({ name }) => name === 'Paint').length).toBeLessThan(8);
});
