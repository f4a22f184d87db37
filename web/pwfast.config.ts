// playwright.config.ts: the site in a real chromium, served by the program itself.
// Environment: CANTRIP_BIN, the program with the site in it (default: the release build);
// CANTRIP_CHROMIUM (default: an installed one); CANTRIP_PORT (default: a free one);
// CANTRIP_WEB_RUNS=1: use what already runs on the port; CANTRIP_SITE: a folder with the site,
// instead of the built-in one.
import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromiumPath } from './chromium.mjs';
import { freePort } from './tests/ports';

const program =
  process.env.CANTRIP_BIN ?? fileURLToPath(new URL('../build/release/cantrip', import.meta.url));
const port = (process.env.CANTRIP_PORT ??= String(await freePort())); // inherited by the workers
const site = process.env.CANTRIP_SITE ? ` --site '${process.env.CANTRIP_SITE}'` : '';
// A limit for what hangs, even on a slow and busy machine.
const patience = 8000;

export default defineConfig({
  testDir: 'tests',
  outputDir: process.env.CANTRIP_WEB_OUT ?? '../build/web-tests',
  timeout: 10 * patience,
  expect: { timeout: patience },
  workers: Math.min(8, 2 * availableParallelism()), // tests mostly wait: for a frame, a reply, a guard time
  retries: 0, // the browser itself crashes now and then; our own bugs reproduce
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
