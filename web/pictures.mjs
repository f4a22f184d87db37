// pictures.mjs: screenshots of games for the README (scripts/draw-pages).
//   node pictures.mjs PROGRAM FOLDER
import { chromium } from '@playwright/test';
import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './chromium.mjs';

const [program, folder] = process.argv.slice(2);

// The start of a game up to an interesting turn; all players are people.
function record(id, names, moves) {
  const lines = execFileSync(program, ['new', id, '--play', 'adept'], { encoding: 'utf8' }).split(
    '\n',
  );
  const head = lines.indexOf('');
  const moved = lines.findIndex((line, at) => at > head && (moves -= /^\d/.test(line)) < 0);
  return [
    ...lines.slice(0, head),
    ...names.map((name, at) => `name.${at + 1}: ${name}`),
    ...lines.slice(head, moved),
    '',
  ].join('\n');
}
const games = {
  seals: record('seals:players=3,circle=2#dragon', ['Ada', 'Ben', 'Cleo'], 40),
  ciub: record('ciub:players=3#dragon', ['Ada', 'Ben', 'Cleo'], 46),
};
const screens = { browser: { width: 1440, height: 900 }, phone: { width: 360, height: 640 } };

const server = spawn(program, ['web', '--no-open', '--port', '0']);
const address = await new Promise((resolve) => {
  let text = '';
  server.stdout.on('data', (bytes) => {
    const found = /http:\S+/.exec((text += bytes));
    if (found) resolve(found[0]);
  });
});
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const [screen, viewport] of Object.entries(screens))
    for (const [game, text] of Object.entries(games)) {
      const context = await browser.newContext({
        viewport,
        locale: 'en-GB',
        serviceWorkers: 'block',
      });
      await context.addInitScript(() =>
        localStorage.setItem('cantrip.settings', JSON.stringify({ speed: 'off', theme: 'dark' })),
      );
      const page = await context.newPage();
      await page.goto(address);
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'game.rec', mimeType: 'text/plain', buffer: Buffer.from(text) });
      await page.locator('.play-table .lit, .play-choices .lit').first().waitFor();
      await page.waitForTimeout(3000); // odds are computed and animations have ended
      const devtools = await context.newCDPSession(page);
      const { data } = await devtools.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 85,
      });
      writeFileSync(join(folder, `${screen}-${game}.webp`), Buffer.from(data, 'base64'));
      await context.close();
    }
} finally {
  await browser.close();
  server.kill();
}
