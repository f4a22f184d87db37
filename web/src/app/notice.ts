// notice.ts: something elsewhere that waits for the player: a link in the header of every screen.
import { signal } from '@preact/signals';

export interface Notice {
  text: string; // short, for phones
  more: string; // for screen readers and as a tooltip
  href: string;
}
export const notice = signal<Notice | null>(null);
