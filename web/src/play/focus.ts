// focus.ts: whoever plays by keys never loses the focus when the button he pressed goes away.
import { useEffect } from 'preact/hooks';
import { focusLit, onKey } from './keys';
import { lettersAreKeys } from './letters';
import type { Model } from './model';

const drawn = [30, 120, 400, 1200]; // milliseconds after a change

export function useFocus(model: Model) {
  useEffect(() => {
    let byKeys = false;
    const key = (event: KeyboardEvent) => {
      byKeys = true;
      onKey(model, event, lettersAreKeys());
    };
    const pointer = () => (byKeys = false);
    // What was focused may be gone when the page has been drawn anew, which takes a while on a
    // slow machine.
    const seek = () => {
      if (byKeys && (document.activeElement === document.body || document.activeElement === null)) focusLit();
    };
    let timers: number[] = [];
    const settle = () => {
      timers.forEach(clearTimeout);
      if (byKeys) timers = drawn.map((after) => window.setTimeout(seek, after));
    };
    const unsubscribe = model.subscribe(settle);
    addEventListener('keydown', key);
    addEventListener('pointerdown', pointer, true);
    return () => {
      timers.forEach(clearTimeout);
      unsubscribe();
      removeEventListener('keydown', key);
      removeEventListener('pointerdown', pointer, true);
    };
  }, [model]);
}
