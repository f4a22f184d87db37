// list-keys.ts: a list that is one tab stop (roving tabindex): arrow keys, Home and End move within
// it.
import type { RefObject } from 'preact';
import { useAfterPaint } from '../../ui/after-paint';

const aims: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

// The visible lines: not those in a closed section.
const linesOf = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-line]')].filter((line) => line.checkVisibility());

function setTabStop(list: HTMLElement, stop: HTMLElement | undefined) {
  for (const line of list.querySelectorAll<HTMLElement>('[data-line][tabindex="0"]'))
    line.tabIndex = -1;
  if (stop) stop.tabIndex = 0;
}

// The tab stop is the line focused last, else the current one, else the last. Set here, so that the
// lines need not rerender.
export function useListKeys(list: RefObject<HTMLElement | null>, lines: unknown[]) {
  useAfterPaint(() => {
    const box = list.current;
    if (!box || box.contains(document.activeElement)) return;
    setTabStop(
      box,
      box.querySelector<HTMLElement>('[aria-current]') ??
        [...box.querySelectorAll<HTMLElement>('[data-line]')].at(-1),
    );
  }, lines);
  return {
    onFocusIn: ({ target }: FocusEvent) => {
      const line = (target as Element).closest<HTMLElement>('[data-line]');
      if (line && list.current) setTabStop(list.current, line);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const aim = aims[event.key],
        lines = list.current ? linesOf(list.current) : [];
      const at = lines.indexOf(document.activeElement as HTMLElement);
      if (!aim || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      lines[aim(at, lines.length - 1)].focus();
    },
  };
}
