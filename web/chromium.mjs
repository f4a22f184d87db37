// chromium.mjs: the browser for tests and pictures.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const finder = fileURLToPath(new URL('../scripts/find-chromium', import.meta.url));
export const chromiumPath = spawnSync(finder, { encoding: 'utf8' }).stdout.trim() || undefined;
