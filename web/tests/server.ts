// server.ts: a real `cantrip serve` for the online tests, on a port of its own; it can be killed
// and restarted with its data. Environment: CANTRIP_SITE, a folder with the site if the program has
// none.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports';
import { goTo, program } from './support';

export class Server {
  private child: ChildProcess | null = null;
  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(): Promise<Server> {
    const server = new Server(mkdtempSync(join(tmpdir(), 'cantrip-serve-')), await freePort());
    await server.run();
    return server;
  }
  get address() {
    return `http://127.0.0.1:${this.port}/`;
  }
  // Resolves once it answers.
  async run() {
    const site = process.env.CANTRIP_SITE ? ['--site', process.env.CANTRIP_SITE] : [];
    this.child = spawn(
      program,
      [
        'serve',
        '--data',
        join(this.folder, 'cantrip.db'),
        '--host',
        '127.0.0.1',
        '--port',
        String(this.port),
        '--log-level',
        'warn',
        '--requests-per-second',
        '1000',
        ...site,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    await expect
      .poll(() =>
        fetch(`${this.address}health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
  }
  kill() {
    const gone = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill('SIGKILL');
    return gone;
  }
  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

// Opens an address of the server as a player of that name, who confirms every move or, as people do
// unless they change it, only those that need it.
export async function visit(
  context: BrowserContext,
  server: Server,
  hash = '',
  name = '',
  confirm = true,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(
    ([called, settings]) => {
      if (!localStorage.getItem('cantrip.settings'))
        localStorage.setItem('cantrip.settings', settings);
      if (called) localStorage.setItem('cantrip.name', called);
    },
    [name, JSON.stringify({ speed: 'off', theme: 'dark', confirm })] as const,
  );
  await page.goto(server.address + hash);
  return page;
}

// Creates a table with clicks; returns the invitation link.
export async function makeTable(
  page: Page,
  game: string,
  change: (page: Page) => Promise<unknown> = async () => {},
): Promise<string> {
  await goTo(page, `#/friends/${game}`);
  await expect(page.getByRole('button', { name: 'Invite friends' })).toBeVisible();
  await change(page);
  await page.getByRole('button', { name: 'Invite friends' }).click();
  await expect(page.locator('.online-room')).toBeVisible();
  const link = page.locator('.online-link');
  return (await link.count()) ? new URL(await link.inputValue()).hash : '';
}

export async function sitDown(page: Page) {
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText('(you)')).toBeVisible();
}
