// shell.mjs: runs the commands of a page in a folder that looks like the sources, with another folder
// in place of `/`. Only the programs listed here can be started.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { matcher, source } from './documents.mjs';

const { CANTRIP_BIN: bin, CANTRIP_TOOLS: tools } = process.env;

// Programs that every system has and that have no effect outside the folder.
const harmless = ['basename', 'cat', 'cp', 'dirname', 'env', 'find', 'grep', 'ln', 'ls', 'rm', 'sed', 'sleep',
  'tee', 'timeout'];

// Programs that would change the computer, need the internet or take minutes: stand_ins_lib.sh checks
// the arguments of some; of the others only the name is checked.
const standIns = ['cantrip', 'sudo', 'systemctl', 'date', 'install', 'cmake', 'ctest', 'node', 'npm', 'npx',
  'apt', 'certbot', 'chmod', 'chown', 'clang-format-19', 'hostname', 'journalctl', 'nginx', 'ninja',
  'systemd-analyze', 'ufw', 'update-ca-certificates', 'useradd'];

export const programs = [...harmless, ...standIns, 'cd', 'source', 'ulimit'];
const paths = execFileSync('/bin/bash', ['-c', `type -P ${harmless.join(' ')}`], { encoding: 'utf8' })
  .trim().split('\n');

const folders = ['etc/caddy', 'etc/cron.daily', 'etc/nginx/sites-enabled', 'etc/systemd/system', 'srv',
  'usr/local/bin', 'usr/local/share/ca-certificates', 'var/lib/cantrip', 'site', 'bin',
  'home/build/release'];

// The file game.rec, unless the page creates it: a server's game if its dice are checked, otherwise the
// beginning of a game up to a decision.
const noRecord = ['README.md', 'docs/hosting.md'];
function makeRecord(page) {
  if (page === 'docs/fair-dice.md') return tool('fair_play_tool', 'pig:target=30', '5');
  const words = ['new', 'ciub', '--length', 'short', '--seed', '1', '--play', 'greedy'];
  const lines = execFileSync(bin, words, { encoding: 'utf8' }).split('\n').slice(0, 100);
  return `${lines.slice(0, lines.findLastIndex((line) => line.startsWith('*: roll')) + 1).join('\n')}\n`;
}

function tool(name, ...words) {
  return execFileSync(join(tools, name), words);
}

// Scratch: the folder in which the commands of one page run.
export class Scratch {
  constructor(page, server) {
    this.root = mkdtempSync(join(tmpdir(), 'cantrip-docs-'));
    this.home = join(this.root, 'home');
    for (const folder of folders) mkdirSync(join(this.root, folder), { recursive: true });
    for (const path of paths) this.link(`bin/${basename(path)}`, path);
    for (const name of standIns) this.standIn(`bin/${name}`);
    for (const name of ['cantrip', 'play', 'test', 'build/release/cantrip']) this.standIn(`home/${name}`);
    for (const name of ['src', 'docs', 'data', 'web', 'packaging', 'completion'])
      this.link(`home/${name}`, join(source, name));
    this.link('home/build/debug', tools);
    this.link('home/scripts', this.folderOfScripts('scripts'));
    this.link('home/bench', this.folderOfScripts('bench'));
    writeFileSync(join(this.root, 'site/index.html'), '<!doctype html><title>Test</title>\n');
    writeFileSync(join(this.home, 'home-ca.pem'), '');
    if (!noRecord.includes(page)) writeFileSync(join(this.home, 'game.rec'), makeRecord(page));
    for (const folder of ['var/lib/cantrip', 'home']) copyFileSync(server.data, join(this.root, folder, 'cantrip.db'));
    cpSync(join(source, 'tests/catalogue'), join(this.home, 'tests/catalogue'), { recursive: true });
    this.link('home/tests/games', join(source, 'tests/games'));
    this.env = { ...process.env, PATH: join(this.root, 'bin'), HOME: this.home, ROOT: this.root,
      CANTRIP_SERVER: `http://127.0.0.1:${server.port}`, TABLE: server.table, NO_COLOR: '1' };
  }

  link(name, target) {
    symlinkSync(target, join(this.root, name));
  }

  standIn(name) {
    this.link(name, join(source, 'tests/docs/stand_ins_lib.sh'));
  }

  // A stand-in for each script of a folder of the sources.
  folderOfScripts(name) {
    mkdirSync(join(this.root, name));
    for (const file of readdirSync(join(source, name))) this.standIn(`${name}/${file}`);
    return join(this.root, name);
  }

  // run(COMMANDS, INPUT): {code, out}, with what goes to standard output and error in `out`.
  run(commands, input = '') {
    const here = commands.replace(/(?<![\w.])\/(etc|var|srv|usr\/local)\//g, `${this.root}/$1/`)
      .replace(/\b[0-9a-f]{8}\.\.\./, () => this.commitment());
    const script = `exec 2>&1; set -e -o pipefail\n${here}\n`;
    const { status, signal, stdout } = spawnSync('/bin/bash', ['-c', script],
      { cwd: this.home, env: this.env, input, encoding: 'utf8', timeout: 280000 });
    return { code: status ?? signal, out: stdout.replaceAll(this.root, '') };
  }

  // In place of a commitment that was shown before the game.
  commitment() {
    return /^x-fair-commitment: (.*)$/m.exec(readFileSync(join(this.home, 'game.rec'), 'utf8'))[1];
  }

  close() {
    this.run('[ ! -e "$ROOT/pid" ] || systemctl stop cantrip');
    rmSync(this.root, { recursive: true, force: true });
  }
}

// runCommands: a block `sh`; all its commands must succeed.
export function runCommands(block, scratch) {
  const { code, out } = scratch.run(block.lines.join('\n'));
  return code === 0 ? [] : [`exit status ${code}`, ...out.trimEnd().split('\n').slice(-20)];
}

// runConsole: a block `console`: commands after `$ `, each with its complete output. Lines after `> `
// are typed; more output may follow them.
export function runConsole(block, scratch) {
  const wrong = [];
  const [, ...sessions] = `\n${block.lines.join('\n')}`.split('\n$ ');
  for (const session of sessions) {
    const [command, ...shown] = session.split('\n');
    const typed = shown.filter((line) => line.startsWith('> ')).map((line) => `${line.slice(2)}\n`);
    const { out } = scratch.run(command, typed.join(''));
    const wanted = matcher(shown.map((line) => `${line}\n`).join('') + (typed.length ? '...' : ''));
    if (!wanted.test(out)) wrong.push(`$ ${command}`, ...out.trimEnd().split('\n').slice(0, shown.length + 3));
  }
  return wrong;
}
