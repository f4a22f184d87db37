// module.mjs: the wasm module for tests and benchmarks: text in, text out.
import { readFileSync } from 'node:fs';

export function openModule(path) {
  const module = new WebAssembly.Module(readFileSync(path));
  const imports = WebAssembly.Module.imports(module);
  if (imports.length > 0) {
    const names = imports.map((entry) => `${entry.module}.${entry.name}`);
    throw new Error(`the module should import nothing, but imports ${names.join(', ')}`);
  }
  const exports = new WebAssembly.Instance(module, {}).exports;
  exports._initialize();
  return exports;
}

// Calls `use(address, length)` with a text, or bytes, copied into the module's memory.
function withText(exports, text, use) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const address = exports.cantrip_alloc(bytes.length + 1);
  const memory = new Uint8Array(exports.memory.buffer, address, bytes.length + 1);
  memory.set(bytes);
  memory[bytes.length] = 0;
  try {
    return use(address, bytes.length);
  } finally {
    exports.cantrip_free(address);
  }
}

function answer(exports, address) {
  const length = exports.cantrip_answer_length();
  const text = new TextDecoder().decode(
    new Uint8Array(exports.memory.buffer, address, length));
  if (text.startsWith('!')) throw new Error(text.slice(1).trim());
  return text;
}

// The hash after every step of a record, as lines "STEP HASH".
export function replay(exports, record) {
  return withText(exports, record, (address, length) =>
    answer(exports, exports.cantrip_replay(address, length)));
}

// The record of a whole game between players of one spec.
export function play(exports, id, spec) {
  return withText(exports, id, (address) =>
    withText(exports, spec, (words) => answer(exports, exports.cantrip_play(address, words))));
}

export function playRandom(exports, id) {
  return play(exports, id, 'random');
}

export function fingerprint(exports, id) {
  return withText(exports, id, (address) => answer(exports, exports.cantrip_fingerprint(address)));
}

// Full odds of goals (by default all of them) at the end of a record.
export function odds(exports, record, goals = [], full = true) {
  return withText(exports, record, (address, length) =>
    withText(exports, goals.join('\n'), (lines) =>
      JSON.parse(answer(exports, exports.cantrip_odds(address, length, lines, Number(full))))));
}

// The same at the first decision of a game id, or in a situation described in words.
export function oddsOf(exports, id, situation = '', goals = [], full = true) {
  return withText(exports, id, (address) =>
    withText(exports, situation, (words) =>
      withText(exports, goals.join('\n'), (lines) =>
        JSON.parse(answer(exports, exports.cantrip_odds_of(address, words, lines, Number(full)))))));
}

// The number of choices made by players in so many games.
export function bench(exports, id, games) {
  return withText(exports, id, (address) => exports.cantrip_bench(address, games));
}

// Sends a request to a session; returns the answer as text. The body may be bytes.
export function ask(exports, line, body = '') {
  const encode = (words) => typeof words === 'string' ? new TextEncoder().encode(words) : words;
  const head = encode(`${line}\n`), rest = encode(body);
  const bytes = new Uint8Array(head.length + rest.length);
  bytes.set(head);
  bytes.set(rest, head.length);
  return withText(exports, bytes, (address, length) =>
    answer(exports, exports.cantrip_session(address, length)));
}

// The same as an object, which is no refusal.
function obeyed(exports, line, body) {
  const it = JSON.parse(ask(exports, line, body));
  if (it.error) throw new Error(it.error);
  return it;
}

// The move of a computer player at the end of a record, thought about in pieces; `enough`
// may say after each of them that it is to answer now.
export function think(exports, record, spec, piece, enough = () => false) {
  const { seat } = obeyed(exports, 'open', record);
  obeyed(exports, `seat ${seat}`, `player.${seat}: ${spec}`);
  let it = { done: false, progress: 0 };
  while (!it.done && !enough(it.progress)) it = obeyed(exports, `think ${piece}`);
  if (it.done) return it.move;
  obeyed(exports, 'hurry');
  return obeyed(exports, 'think 0').move;
}
