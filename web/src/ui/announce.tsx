// announce.tsx: a live region for screen readers. Each text is added once and later removed without
// being read again.
import { signal } from '@preact/signals';

const stays = 15000; // milliseconds; long enough to be read
const texts = signal<{ number: number; text: string }[]>([]);
let number = 0;

export function announce(text: string) {
  if (text === '') return;
  const entry = { number: ++number, text };
  texts.value = [...texts.peek(), entry];
  setTimeout(() => (texts.value = texts.value.filter((one) => one !== entry)), stays);
}

export const Announcements = () => (
  <div class="visually-hidden" aria-live="polite" aria-relevant="additions" data-announcements>
    {texts.value.map((entry) => (
      <p key={entry.number}>{entry.text}</p>
    ))}
  </div>
);
