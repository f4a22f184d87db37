// toast.tsx: short notifications at the bottom edge that disappear by themselves.
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

// A toast with an action stays until closed.
export function toast(
  text: string,
  { bad = false, action }: { bad?: boolean; action?: Toast['action'] } = {},
) {
  const entry = { number: ++number, text, bad, action };
  toasts.value = [...toasts.peek().filter((one) => one.text !== text), entry].slice(-3);
  if (!action) setTimeout(() => drop(entry), stays);
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

export const Toasts = () => (
  <div class="toasts" role="status">
    {toasts.value.map((entry) => (
      <One key={entry.number} entry={entry} />
    ))}
  </div>
);
