// share.ts: a record as a link or a file. A link carries the record itself after '#', which
// browsers never send to a server.
import { linkTo } from '../app/router';

async function through(
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const out = new Blob([bytes as BlobPart]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

export async function packRecord(record: string): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(record),
    new CompressionStream('deflate-raw'),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const longest = 4 << 20; // bytes; guards against decompression bombs

// Throws if the link was truncated or altered.
export async function unpackRecord(data: string): Promise<string> {
  const text = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > longest) throw new Error('the record is too long');
    parts.push(value);
  }
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}

export async function recordLink(record: string): Promise<string> {
  return new URL(linkTo('record', await packRecord(record)), location.href).href;
}

export function fileName(game: string, id: string) {
  const seed = id.split('#')[1] ?? '';
  return `${game}-${seed.replace(/[^a-z0-9]+/gi, '-') || 'game'}.rec`;
}
