// web.mjs: bytes fetched until a game can be played, time to first paint, layout shift, and
// latency from input to the next frame on a slow CPU.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { chromiumPath } from '../web/chromium.mjs';

const { chromium } = createRequire(new URL('../web/', import.meta.url))('@playwright/test');
const slowness = 4, taps = 24;

// Starts the program on a free port; it prints its address.
function serve() {
  const server = spawn(process.env.CANTRIP_BIN, ['web', '--no-open', '--port', '0', ...(process.env.CANTRIP_SITE ? ['--site', process.env.CANTRIP_SITE] : [])]);
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (bytes) => {
      const address = /http:\/\/[\w.:[\]]+\//.exec(output += bytes)?.[0];
      if (address) resolve({ server, address });
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
}

async function countTransfer(page) {
  const devtools = await page.context().newCDPSession(page);
  const total = { bytes: 0, requests: 0 };
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total.bytes += encodedDataLength;
    total.requests++;
  });
  return total;
}

const largestPaint = (page) => page.evaluate(() => new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true });
}));

// Uses the mouse directly: Playwright's click() does extra hit testing.
async function press(page, target) {
  const box = await target.boundingBox({ timeout: 5000 });
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

// Cumulative Layout Shift while the page loads.
const watchShifts = (page) => page.addInitScript(() => {
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
});

// From the input to the next frame, as measured by the browser (Event Timing). Every move has to be
// confirmed, so that each tap can be taken back and the next one finds the same table.
async function inputToPaint(page, game) {
  await page.evaluate(() => localStorage.setItem('cantrip.settings', '{"confirm":true}'));
  await page.goto('about:blank');
  await page.goto('#/');
  await page.locator(`[aria-labelledby=home-${game}] .home-play`).click();
  await page.locator('.play-table .lit, .play-choices .lit').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(() => {
    globalThis.delays = [];
    new PerformanceObserver((list) => delays.push(...list.getEntries().filter(({ interactionId }) => interactionId).map(({ duration }) => duration)))
      .observe({ type: 'event', durationThreshold: 16 });
  });
  for (let tap = 0; tap < taps; tap++) {
    const back = page.locator('.play-back'), lit = page.locator('.play [data-thing].lit');
    const begun = await back.count() > 0;
    await press(page, begun ? back : lit.nth(tap % Math.min(3, await lit.count())));
    await page.waitForTimeout(400);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return (await page.evaluate(() => delays)).sort((a, b) => a - b);
}

const row = (name, value, wanted) => console.log(`${name.padEnd(44)} ${value.padStart(12)}   ${wanted}`);
const { server, address } = await serve();
const browser = await chromium.launch({
  executablePath: chromiumPath, args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  const page = await (await browser.newContext({ baseURL: address, locale: 'en-GB', serviceWorkers: 'block' })).newPage();
  const total = await countTransfer(page);
  await watchShifts(page);
  await page.goto('');
  await page.locator('.home-play').first().waitFor();
  const paint = await largestPaint(page);
  await page.locator('.home-play').first().click();
  await page.locator('.play-table .lit').first().waitFor();
  await page.waitForLoadState('networkidle');
  row('measured', 'here', 'wanted');
  row('transfer until playable', `${(total.bytes / 1024).toFixed(0)} KB`, 'at most 300 KB');
  row('requests', String(total.requests), 'at most 15');
  row('layout shift', (await page.evaluate(() => shift)).toFixed(3), '0');
  row('largest contentful paint', `${paint.toFixed(0)} ms`, 'at most 1000 ms');
  for (const game of ['seals', 'ciub']) {
    const delays = await inputToPaint(page, game);
    const median = delays[delays.length >> 1] ?? 0, most = delays.at(-1) ?? 0;
    row(`input to paint, ${slowness}x slower, ${game}: median`, `${median} ms`, 'at most 100 ms');
    row(`input to paint, ${slowness}x slower, ${game}: longest`, `${most} ms`, '');
  }
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill();
}
