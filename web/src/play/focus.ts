// focus.ts: whoever plays by keys never loses the focus when the button he pressed goes away.
import { useEffect } from 'preact/hooks';
import { focusLit, onKey } from './keys';
import { lettersAreKeys } from './keyspanel';
import type { Model } from './model';

export function useFocus(model: Model) {
  useEffect(() => {
    let byKeys = false;
    const key = (event: KeyboardEvent) => {
      byKeys = true;
      onKey(model, event, lettersAreKeys());
    };
    const pointer = () => (byKeys = false);
    // After the page was drawn anew: what was focused may be gone.
    const settle = () => requestAnimationFrame(() => {
      if (byKeys && (document.activeElement === document.body || document.activeElement === null)) focusLit();
    });
    const unsubscribe = model.subscribe(settle);
    addEventListener('keydown', key);
    addEventListener('pointerdown', pointer, true);
    return () => {
      unsubscribe();
      removeEventListener('keydown', key);
      removeEventListener('pointerdown', pointer, true);
    };
  }, [model]);
}
