// toast.tsx: short notifications that disappear by themselves.
import { signal } from '@preact/signals';
import { tr } from '../i18n/tr';
import { Button } from './button';

interface Toast {
  number: number;
  text: string;
  bad: boolean;
  action?: { text: string; onChoose(): void };
}
const stays = 7000; // milliseconds
const toasts = signal<Toast[]>([]);
let number = 0;

const drop = (toast: Toast) => void (toasts.value = toasts.value.filter((one) => one !== toast));

// A toast with an action stays until closed, and comes back after a later one. Returns a function
// that closes it.
export function toast(
  text: string,
  { bad = false, action }: { bad?: boolean; action?: Toast['action'] } = {},
): () => void {
  const entry = { number: ++number, text, bad, action };
  toasts.value = [...toasts.peek().filter((one) => one.action && one.text !== text), entry];
  if (!action) setTimeout(() => drop(entry), stays);
  return () => drop(entry);
}

function One({ entry }: { entry: Toast }) {
  const { action } = entry;
  return (
    <div class={`toast ${entry.bad ? 'toast-bad' : ''}`}>
      <span class="toast-text">{entry.text}</span>
      {action && (
        <Button
          onClick={() => {
            drop(entry);
            action.onChoose();
          }}
        >
          {action.text}
        </Button>
      )}
      <Button kind="bare" icon="close" label={tr('Close')} onClick={() => drop(entry)} />
    </div>
  );
}

// One at a time. On the play screen it is above the buttons (useHeight in play/scroll.ts).
export const Toasts = () => (
  <div class="toasts" role="status">
    {toasts.value.slice(-1).map((entry) => (
      <One key={entry.number} entry={entry} />
    ))}
  </div>
);
