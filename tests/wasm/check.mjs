// check.mjs: shared by the tests of the wasm module: TAP output and the native program.
// Environment: CANTRIP_BIN.
import { execFileSync } from 'node:child_process';

export function native(args, input = '') {
  return execFileSync(process.env.CANTRIP_BIN, args,
    { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

let failed = 0;
function report(name, error) {
  console.log(`${error === undefined ? 'ok' : 'not ok'} - ${name}`);
  if (error === undefined) return;
  failed++;
  console.log(String(error.message ?? error).replace(/^/gm, '# '));
}

export function test(name, check) {
  try {
    check();
    report(name);
  } catch (error) {
    report(name, error);
  }
}

// The same for an asynchronous check.
export async function testLater(name, check) {
  try {
    await check();
    report(name);
  } catch (error) {
    report(name, error);
  }
}

// The request must fail with a message like this.
export function refused(pattern, ask) {
  let message = '';
  try { ask(); } catch (error) { message = error.message; }
  if (!pattern.test(message)) throw new Error(`the message was \`${message}\``);
}

export function finish() {
  process.exit(failed ? 1 : 0);
}
