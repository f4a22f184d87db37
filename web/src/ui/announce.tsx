// announce.tsx: what a screen reader is told beside what is focused. Each text is added once,
// and taken away later without being read again.
import { makeStore, useStore } from '../core/store';

const stays = 15000; // milliseconds; long enough to be read
const texts = makeStore<{ number: number; text: string }[]>([]);
let number = 0;

export function announce(text: string) {
  if (text === '') return;
  const entry = { number: ++number, text };
  texts.set([...texts.get(), entry]);
  setTimeout(() => texts.set(texts.get().filter((one) => one !== entry)), stays);
}

export const Announcements = () => (
  <div class="unseen" aria-live="polite" aria-relevant="additions" data-announcements>
    {useStore(texts).map((entry) => <p key={entry.number}>{entry.text}</p>)}
  </div>
);
