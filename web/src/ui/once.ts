// once.ts: what begins something begins it once, however often and fast it is pressed.
import { useRef } from 'preact/hooks';

// `work` says whether it went well: then it is never done again by this component, which the page
// is about to leave. What failed can be tried again.
export function useOnce<Words extends unknown[]>(work: (...words: Words) => Promise<boolean>) {
  const begun = useRef(false);
  return (...words: Words) => {
    if (begun.current) return;
    begun.current = true;
    void work(...words).then(
      (done) => (begun.current = done),
      (error: unknown) => {
        begun.current = false;
        throw error;
      },
    );
  };
}

// A key that is held down presses a button once: the screen may change under it, and what has
// the focus then was not meant.
export function watchHeldKeys() {
  const typing = (target: EventTarget | null) =>
    target instanceof Element && target.matches('textarea, [contenteditable]');
  addEventListener(
    'keydown',
    (event: KeyboardEvent) => {
      const presses =
        event.key === 'Enter' || (event.key === ' ' && !(event.target instanceof HTMLInputElement));
      if (!event.repeat || !presses || typing(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
