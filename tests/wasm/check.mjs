// check.mjs: what the tests of the wasm module share: TAP lines, and the native program.
// Environment: CANTRIP_BIN.
import { execFileSync } from 'node:child_process';

export function native(args, input = '') {
  return execFileSync(process.env.CANTRIP_BIN, args,
    { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

let failed = 0;
export function test(name, check) {
  try {
    check();
    console.log(`ok - ${name}`);
  } catch (error) {
    failed++;
    console.log(`not ok - ${name}`);
    console.log(String(error.message ?? error).replace(/^/gm, '# '));
  }
}

// What is asked must be refused with a message like that.
export function refused(pattern, ask) {
  let message = '';
  try { ask(); } catch (error) { message = error.message; }
  if (!pattern.test(message)) throw new Error(`the message was \`${message}\``);
}

export function finish() {
  process.exit(failed ? 1 : 0);
}
