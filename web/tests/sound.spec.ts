// Sounds: loaded at the first tap, one for each thing that happens, and never too loud.
import { expect, test, type Page } from '@playwright/test';
import { createGame, openSite, reopenSite, thing } from './support';

declare global {
  var started: number; // sources of sound
}

async function countSources(page: Page) {
  await page.addInitScript(() => {
    globalThis.started = 0;
    for (const kind of [AudioBufferSourceNode, OscillatorNode]) {
      const { start } = kind.prototype;
      kind.prototype.start = function (...times) {
        globalThis.started++;
        start.apply(this, times);
      };
    }
  });
}
const startedIn = (page: Page) => page.evaluate(() => globalThis.started);
const isSynth = (url: string) => /\/synth-\w+\.js$/.test(url);

test('the sounds load at the first tap, and a roll of five dice is heard', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await countSources(page);
  await openSite(page, { confirm: false });
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', '']);
  expect(loaded.filter(isSynth)).toEqual([]);
  const synth = page.waitForResponse((answer) => isSynth(answer.url()));
  await page.keyboard.press('Shift');
  await (await synth).finished();
  expect(loaded.filter(isSynth)).toHaveLength(1);
  await thing(page, 'word:roll').click();
  // Each die bounces several times.
  await expect.poll(() => startedIn(page)).toBeGreaterThan(5 * 5);
});

test('nothing is loaded or heard when sound was switched off', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await countSources(page);
  await openSite(page, { sound: false, confirm: false });
  await createGame(page, 'ciub:players=2,length=short,first=1#first-75', ['', '']);
  await thing(page, 'word:roll').click();
  await expect(thing(page, 'die:white.3').first()).toBeVisible();
  expect(loaded.filter(isSynth)).toEqual([]);
  expect(await startedIn(page)).toBe(0);
});

test('sound that is switched on is loaded at once', async ({ page }) => {
  await openSite(page, { sound: false });
  await page.goto('#/settings');
  const synth = page.waitForResponse((answer) => isSynth(answer.url()));
  await page.getByRole('group', { name: 'Sound' }).getByRole('radio', { name: 'Loud' }).check();
  await synth;
});

test('the volume is chosen by keyboard in the header, and the settings show it', async ({
  page,
}) => {
  await openSite(page);
  const menu = page.getByRole('button', { name: 'Sound' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Normal' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.goto('#/settings');
  const group = page.getByRole('group', { name: 'Sound' });
  await expect(group.getByRole('radio', { name: 'Loud' })).toBeChecked();
  await group.getByRole('radio', { name: 'Off' }).check();
  await menu.click();
  await expect(page.getByRole('menuitemradio', { name: 'Off' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  await reopenSite(page, { sound: true });
  await page.goto('#/settings');
  await expect(group.getByRole('radio', { name: 'Normal' })).toBeChecked();
});

test('all sounds at once are not clipped, and more dice sound longer', async ({ page }) => {
  const [response] = await Promise.all([
    page.waitForResponse((answer) => isSynth(answer.url())),
    openSite(page).then(() => page.locator('h1').click()),
  ]);
  const [few, many, all] = await page.evaluate(async (url) => {
    const { createSynth } = (await import(url)) as typeof import('../src/ui/synth');
    const rate = 44100;
    async function render(sounds: (readonly [string, number])[]) {
      const audio = new OfflineAudioContext(1, 4 * rate, rate);
      const synth = createSynth(audio);
      for (const [sound, dice] of sounds) synth.play(sound as 'roll', { dice });
      const samples = (await audio.startRendering()).getChannelData(0);
      let peak = 0,
        last = 0;
      samples.forEach((sample, at) => {
        peak = Math.max(peak, Math.abs(sample));
        if (Math.abs(sample) > 0.003) last = at;
      });
      return { peak, seconds: last / rate };
    }
    const names = ['roll', 'place', 'break', 'gain', 'turn', 'win', 'end', 'refused'];
    return [
      await render([['roll', 2]]),
      await render([['roll', 10]]),
      await render(names.map((name) => [name, 12] as const)),
    ];
  }, response.url());
  expect(many.seconds).toBeGreaterThan(few.seconds + 0.2);
  expect(many.seconds).toBeLessThan(1.6);
  expect(few.peak).toBeGreaterThan(0.1);
  expect(all.peak).toBeLessThan(0.9);
});
