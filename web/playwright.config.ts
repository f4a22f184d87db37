// playwright.config.ts: the site in a real chromium, served by the program itself.
// Environment: CANTRIP_BIN, the program with the site in it (default: the release build);
// CANTRIP_CHROMIUM (default: one that is installed); CANTRIP_PORT (default: one that is free); CANTRIP_WEB_RUNS=1:
// what already runs on the port will do; CANTRIP_SITE: a folder with the site, in place of that in
// the program.
import { defineConfig } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.mjs';
import { freePort } from './tests/ports';

const program =
  process.env.CANTRIP_BIN ?? fileURLToPath(new URL('../build/release/cantrip', import.meta.url));
const port = (process.env.CANTRIP_PORT ??= String(await freePort())); // the workers get it so, too
const site = process.env.CANTRIP_SITE ? ` --site '${process.env.CANTRIP_SITE}'` : '';
// Nothing is to take that long: a limit ends what hangs, also where the machine is slow and busy.
const patience = 90000;

export default defineConfig({
  testDir: 'tests',
  outputDir: process.env.CANTRIP_WEB_OUT ?? '../build/web-tests',
  timeout: 10 * patience,
  expect: { timeout: patience },
  workers: 2,
  retries: 1, // the browser itself crashes now and then; a fault of ours is there again
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['./tests/tap.ts']],
  use: {
    actionTimeout: patience,
    navigationTimeout: patience,
    baseURL: `http://127.0.0.1:${port}/`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `'${program}' web --no-open --port ${port}${site}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: process.env.CANTRIP_WEB_RUNS === '1',
    stdout: 'ignore',
    timeout: patience,
  },
});
