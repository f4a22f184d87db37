// sha256.ts: SHA-256 and HMAC by the browser's own cryptography; where a page was not loaded
// securely browsers hide theirs, and the same is computed here.
export type Bytes = Uint8Array<ArrayBuffer>;

const blockBytes = 64;
const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by));

// The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4).
function fractions(count: number, power: number) {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => (prime ** power - Math.floor(prime ** power)) * 2 ** 32 | 0);
}
const start = fractions(8, 1 / 2), constants = fractions(64, 1 / 3);

// The message, a bit, zeros, and its length in bits.
function padded(message: Bytes) {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / blockBytes) * blockBytes);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(message.length) * 8n);
  return bytes;
}

function schedule(block: DataView) {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(4 * i);
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15], b = words[i - 2];
    words[i] = words[i - 16] + words[i - 7] + (rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) +
      (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10));
  }
  return words;
}

function compress(state: number[], block: DataView) {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const first = h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i];
    const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [first + second | 0, a, b, c, d + first | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => word + state[i] | 0);
}

export function ownSha256(message: Bytes): Bytes {
  const bytes = padded(message), hash = new DataView(new ArrayBuffer(32));
  let state = start;
  for (let at = 0; at < bytes.length; at += blockBytes)
    state = compress(state, new DataView(bytes.buffer, at, blockBytes));
  state.forEach((word, i) => hash.setInt32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

export function join(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function sha256(message: Bytes): Promise<Bytes> {
  const subtle = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', message)) : ownSha256(message);
}

// Of a key of at most 64 bytes.
export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const pad = (byte: number) => new Uint8Array(blockBytes).map((_, i) => (key[i] ?? 0) ^ byte);
  return sha256(join(pad(0x5c), await sha256(join(pad(0x36), message))));
}
