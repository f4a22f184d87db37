// file.ts: downloads and reads files.
export function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10000);
}

// A file name that sorts by time.
export const recordName = (game: string) =>
  `${game}-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.rec`;

const largest = 4 << 20; // bytes; a record is some kilobytes

// The text of a chosen or dropped file; null if it is not text or far too large.
export async function readTextFile(file: File): Promise<string | null> {
  if (file.size > largest) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
}
