// web.mjs: bytes fetched until a game can be played, time to first paint, layout shift, and on a
// slow CPU latency from input to the next frame and frames while things move.
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

// Plays at random until the person to move has a move that does what is wanted. Runs in the page.
function reach([id, wanted]) {
  const ask = (line, body = '') => globalThis.cantrip.session.do(line, body);
  const sum = (counts = {}) => Object.values(counts).reduce((all, one) => all + one, 0);
  const tests = {
    eight: ({ seat, state, choices }) => sum(state.players[seat - 1].dice) === 8 && choices.some(({ text }) => text === 'roll') && ['word:roll'],
    ten: ({ choices }) => choices.filter(({ text }) => text.startsWith('break ')).map(longWalk).find(Boolean),
  };
  const longWalk = ({ choice, things }) => {
    let now = ask(`choose ${choice}`);
    const points = [...things];
    while (!now.draft.whole) {
      points.push(...now.choices[0].things);
      now = ask(`choose ${now.choices[0].choice}`);
    }
    ask('drop');
    return now.draft.motion.path?.length === 11 && points;
  };
  let random = 1;
  const draw = (list) => list[(random = (random * 48271) % 2147483647) % list.length];
  let now = ask(`new ${id}`, 'name.1: A\nname.2: B\n');
  while (now.waits === 'person') {
    const points = tests[wanted](now);
    if (points) return { record: ask('record').record, points };
    while (!now.draft.whole) {
      const taken = now.choices.filter(({ text }) => /^(take|break)/.test(text));
      now = ask(`choose ${draw(taken.length ? taken : now.choices).choice}`);
    }
    now = ask('confirm');
  }
  throw new Error(`${id} does not reach ${wanted}`);
}

// Milliseconds between the frames that are drawn while things move, as traced by the browser.
async function framesOf(page, act) {
  const devtools = await page.context().newCDPSession(page), browser = page.context().browser();
  await page.waitForTimeout(1500); // nothing moves any more
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(() => {
    globalThis.moves = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const move = animate.apply(this, how);
      // Noted now: a motion that is cancelled later forgets when it began.
      move.ready.then(({ startTime, effect }) =>
        moves.push({ from: startTime, to: startTime + effect.getComputedTiming().endTime }), () => {});
      return move;
    };
  });
  await browser.startTracing(page, { categories: ['viz', 'blink.user_timing'] });
  await act();
  await page.waitForTimeout(3000);
  const { mark, from, to } = await page.evaluate(() => ({
    mark: performance.mark('here').startTime,
    from: Math.min(...moves.map(({ from }) => from)),
    to: Math.max(...moves.map(({ to }) => to)),
  }));
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const here = traceEvents.find(({ name }) => name === 'here').ts;
  const times = traceEvents
    .filter(({ name, ph }) => name === 'Display::DrawAndSwap' && ph === 'X')
    .map(({ ts }) => mark + (ts - here) / 1000)
    .filter((time) => time >= from && time <= to)
    .sort((x, y) => x - y);
  return [...times, to].map((time, at) => time - (times[at - 1] ?? from));
}

// A lone square, to compare with: what the browser and this machine are capable of.
async function framesOfSquare(page) {
  await page.goto('about:blank');
  return framesOf(page, () => page.evaluate(() => {
    const square = document.body.appendChild(document.createElement('div'));
    square.style.cssText = 'width:40px;height:40px;background:#999';
    square.animate([{ transform: 'none' }, { transform: 'translateX(400px) rotate(1turn)' }], 1200);
  }));
}

async function framesOfMove(page, id, wanted) {
  await page.goto('');
  await page.locator('.home-play').first().waitFor();
  const { record, points } = await page.evaluate(reach, [id, wanted]);
  await page.goto('about:blank');
  await page.goto('');
  await page.locator('input[type=file]').first().setInputFiles({ name: 'game.rec', mimeType: 'text/plain', buffer: Buffer.from(record) });
  const tap = (thing) => page.locator(`.play [data-thing="${thing}"].lit`).first().dispatchEvent('click');
  const last = points.pop();
  for (const thing of points) await tap(thing);
  await page.locator(`.play [data-thing="${last}"].lit`).first().waitFor();
  return framesOf(page, () => tap(last));
}

const row = (name, value, wanted) => console.log(`${name.padEnd(44)} ${value.padStart(12)}   ${wanted}`);
const kilobytes = ({ bytes }) => `${(bytes / 1024).toFixed(0)} KB`;

async function measureVisit(page) {
  const total = await countTransfer(page);
  await watchShifts(page);
  await page.goto('');
  await page.locator('.home-play').first().waitFor();
  const paint = await largestPaint(page);
  await page.locator('.home-play').first().click();
  await page.locator('.play-table .lit').first().waitFor();
  const playable = { ...total };
  await page.waitForLoadState('networkidle'); // drawings, sounds and the like come later
  row('transfer until playable', kilobytes(playable), 'at most 300 KB');
  row('requests', String(playable.requests), 'at most 15');
  row('transfer once all is there', kilobytes(total), '');
  row('layout shift', (await page.evaluate(() => shift)).toFixed(3), '0');
  row('largest contentful paint', `${paint.toFixed(0)} ms`, 'at most 1000 ms');
}

async function measureInput(page) {
  await page.goto('');
  for (const game of ['seals', 'ciub']) {
    const delays = await inputToPaint(page, game);
    const median = delays[delays.length >> 1] ?? 0, most = delays.at(-1) ?? 0;
    row(`input to paint, ${slowness}x slower, ${game}: median`, `${median} ms`, 'at most 100 ms');
    row(`input to paint, ${slowness}x slower, ${game}: longest`, `${most} ms`, '');
  }
}

async function measureFrames(page) {
  const frames = {
    'a lone square, to compare': await framesOfSquare(page),
    'a roll of eight dice': await framesOfMove(page, 'ciub:players=2,length=normal,first=1#eight', 'eight'),
    'a walk of ten spaces': await framesOfMove(page, 'seals:players=2,circle=2,first=1#ten', 'ten'),
  };
  for (const [what, times] of Object.entries(frames)) {
    const sorted = [...times].sort((a, b) => a - b), second = times.length / times.reduce((sum, time) => sum + time, 0) * 1000;
    row(`${what}, ${slowness}x slower: frames/s`, second.toFixed(0), '60');
    row('  median time of a frame', `${(sorted[sorted.length >> 1] ?? 0).toFixed(1)} ms`, '16.7 ms');
    row('  frames that came late', `${Math.round(100 * times.filter((time) => time > 25).length / times.length)} %`, '0 %');
  }
}

const measurements = { visit: measureVisit, input: measureInput, frames: measureFrames };
const { server, address } = await serve();
const browser = await chromium.launch({
  executablePath: chromiumPath, args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(measurements);
try {
  row('measured', 'here', 'wanted');
  for (const name of chosen) {
    const context = await browser.newContext({ baseURL: address, locale: 'en-GB', serviceWorkers: 'block' });
    await measurements[name](await context.newPage());
    await context.close();
  }
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill();
}
