// fair-dice.ts: recomputes the dice of an online game in the browser (docs/fair-dice.md), like
// fair_check in src/fair.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { Refusal, type Session } from './session';
import { tr, trPlural } from '../i18n/tr';
import type { Chance, Situation } from './types';

export interface Finding {
  good: boolean;
  text: string;
}
// The part of a session needed here; it loads another table into it.
export type Reader = Pick<Session, 'do'>;

class CheckFailed extends Error {}
const fail = (text: string): never => {
  throw new CheckFailed(text);
};

const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
// The prefix of hashed bytes.
const label = (use: string, table: string) => ascii(`${use}\n${table}\n`);

// A client's 32 bytes of entropy for a game, and the hash published before it: both in hex.
export function createEntropy() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { bytes: bytesToHex(bytes), promise: bytesToHex(sha256(bytes)) };
}

// The headers of a record, without the lines of an attached board or set.
function headers(record: string) {
  const found = new Map<string, string>();
  for (const line of record.slice(0, record.indexOf('\n\n')).split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0 && !line.startsWith('attach|'))
      found.set(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return found;
}

function bytesOf(notes: Map<string, string>, name: string): Uint8Array {
  const hex = notes.get(name) ?? '';
  return /^[0-9a-f]{64}$/.test(hex)
    ? hexToBytes(hex)
    : fail(tr("the line '%s: ...' must have 64 digits of 0 to 9 and a to f", name));
}

// The digest covers the record without the digest itself.
function checkDigest(record: Uint8Array) {
  const text = Array.from(record, (byte) => String.fromCharCode(byte)).join('');
  const head = '\nx-fair-digest: ',
    at = text.indexOf(head) + head.length;
  if (at < head.length || text[at + 64] !== '\n')
    fail(
      tr(
        "the record has no line 'x-fair-digest: ...' with 64 digits, so nobody can tell whether it was changed",
      ),
    );
  const digest = sha256(concatBytes(record.slice(0, at), record.slice(at + 64)));
  if (bytesToHex(digest) !== text.slice(at, at + 64))
    fail(tr('the digest does not fit: the record was changed after it was written'));
  return tr('Nothing was changed: the digest of the record fits.');
}

function tableOf(notes: Map<string, string>) {
  const table = notes.get('x-fair-table') ?? '';
  if (notes.has('seed')) fail(tr("a game with fair dice has no line 'seed: ...' of its own"));
  if (!/^[A-Za-z0-9]{1,15}$/.test(table))
    fail(tr("the line 'x-fair-table: ...' must name the table by letters and digits"));
  return table;
}

// Draws a number from 0 to sum-1 for a step.
function drawBelow(key: Uint8Array, table: string, step: number, sum: bigint) {
  const end = 1n << 64n,
    limit = end - (end % sum);
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, ascii(['cantrip roll 1', table, step, block].join('\n')));
    const words = new DataView(bytes.buffer, bytes.byteOffset);
    for (let at = 0; at < 32; at += 8) {
      const word = words.getBigUint64(at);
      if (word < limit) return word % sum;
    }
  }
}

function checkRolls(chances: Chance[], key: Uint8Array, table: string) {
  for (const { step, sum, from, to, text } of chances) {
    const number = drawBelow(key, table, step, BigInt(sum));
    if (number < BigInt(from) || number >= BigInt(to))
      fail(tr("the seed and the players' bytes do not give '%s' at step %s", text, String(step)));
  }
  return trPlural(
    "The only outcome of chance is the one that the seed and the players' bytes give.",
    "All %d outcomes of chance are those that the seed and the players' bytes give.",
    chances.length,
  );
}

// Each check yields a sentence for what it found good; a failed one throws.
type Checks<T> = Generator<string, T>;

function* checkRules(
  session: Reader,
  record: Uint8Array,
): Checks<{ over: boolean; players: number }> {
  const situation = session.do<Situation>('look', record);
  const { over } = session.do<{ over: boolean }>('at ' + situation.step);
  yield tr('All moves keep to the rules.');
  return { over, players: situation.seats.length };
}

function* checkSeed(notes: Map<string, string>, table: string, over: boolean): Checks<Uint8Array> {
  const promised = bytesOf(notes, 'x-fair-commitment');
  yield tr(
    'Table %s promised its seed by %s. Compare that with what you were shown before the game.',
    table,
    bytesToHex(promised),
  );
  if (!notes.has('x-fair-seed'))
    fail(
      over
        ? tr("the game is over, but the record has no line 'x-fair-seed: ...': ask the host for it")
        : tr('The seed is not shown yet, so the dice cannot be checked yet.'),
    );
  const seed = bytesOf(notes, 'x-fair-seed');
  const made = sha256(concatBytes(label('cantrip seed 1', table), seed));
  if (bytesToHex(made) !== bytesToHex(promised))
    fail(tr('the seed is not the one that was promised to table %s', table));
  yield tr('The seed is the one that was promised.');
  return seed;
}

function* checkEntropy(notes: Map<string, string>, players: number): Checks<Uint8Array[]> {
  const entropy: Uint8Array[] = [];
  for (const name of notes.keys())
    if (/^x-fair-entropy\.[1-5]$/.test(name) && Number(name.at(-1)) > players)
      fail(tr("there is a line '%s: ...', but no such seat", name));
  for (let seat = 1; seat <= players; seat++) {
    const name = 'x-fair-entropy.' + seat;
    entropy.push(notes.has(name) ? bytesOf(notes, name) : new Uint8Array(32));
    yield notes.has(name)
      ? tr('Seat %d threw in 32 bytes of its own.', seat)
      : tr("Seat %d threw in nothing: a computer player's.", seat);
  }
  return entropy;
}

function* checkAll(session: Reader, record: Uint8Array): Checks<void> {
  const { over, players } = yield* checkRules(session, record);
  const notes = headers(session.do<{ record: string }>('record').record);
  yield checkDigest(record);
  const table = tableOf(notes);
  const seed = yield* checkSeed(notes, table, over);
  const entropy = yield* checkEntropy(notes, players);
  const key = hmac(sha256, seed, concatBytes(label('cantrip key 1', table), ...entropy));
  yield checkRolls(session.do<{ chances: Chance[] }>('chances').chances, key, table);
}

// The checks made, in order; the last one is the failure if there is one. Takes a file's bytes,
// since decoding to text could lose some.
export function verify(session: Reader, record: string | Uint8Array): Finding[] {
  const bytes = typeof record === 'string' ? ascii(record) : Uint8Array.from(record);
  const findings: Finding[] = [];
  try {
    for (const text of checkAll(session, bytes)) findings.push({ good: true, text });
  } catch (error) {
    if (!(error instanceof CheckFailed) && !(error instanceof Refusal)) throw error;
    const text = error instanceof Refusal ? error.text : error.message;
    findings.push({ good: false, text });
  }
  return findings;
}
