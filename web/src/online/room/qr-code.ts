// qr-code.ts: a text as a QR code: the path of its dark squares. In a bundle of its own.
import encodeQR from 'qr';

const border = 2; // squares of quiet space; the white box around it adds more

export function qrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border });
  const squares = rows.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return { size: rows.length, path: squares.join('') };
}
