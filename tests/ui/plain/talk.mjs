// talk.mjs: a conversation with `cantrip play --plain`, prompt by prompt.
import { spawn } from 'node:child_process';

const { CANTRIP_BIN: bin } = process.env;

// A seeded random number generator.
export function makeRandom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export class Talk {
  constructor(home, ...args) {
    this.child = spawn(bin, ['play', '--plain', ...args],
      { env: { ...process.env, XDG_DATA_HOME: home } });
    this.heard = '';
    this.errors = '';
    this.over = false;
    this.wake = () => {};
    this.child.stdout.setEncoding('utf8').on('data', (text) => {
      this.heard += text;
      this.wake();
    });
    this.child.stderr.setEncoding('utf8').on('data', (text) => { this.errors += text; });
    this.child.stdin.on('error', () => {});
    this.ended = new Promise((resolve) => {
      this.child.on('close', (code, signal) => {
        this.over = true;
        this.code = code ?? signal;
        this.wake();
        resolve(this.code);
      });
    });
  }

  // The output up to the next prompt or the end.
  async listen() {
    while (!this.over && !this.heard.endsWith('\n> '))
      await new Promise((resolve) => { this.wake = resolve; });
    const text = this.heard.replace(/> $/, '');
    this.heard = '';
    return text;
  }

  // The answer to a line, without the line itself.
  async ask(line) {
    this.child.stdin.write(line + '\n');
    const text = await this.listen();
    return text.slice(text.indexOf('\n') + 1);
  }

  async leave() {
    this.child.stdin.end();
    await this.ended;
    return this.heard;
  }

  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

let failures = 0;
export function check(name, truth, ...notes) {
  console.log(`${truth ? 'ok' : 'not ok'} - ${name}`);
  if (truth) return;
  failures++;
  for (const note of notes) console.log(String(note).replace(/^/gm, '# '));
}

export function finish() {
  process.exitCode = failures > 0 ? 1 : 0;
}

// The list printed by `?`: [{number, text}].
export function readList(answer) {
  return [...answer.matchAll(/^(\d+): (.*?)(?: \(.*\))?$/gm)].map(([, number, text]) =>
    ({ number, text }));
}
