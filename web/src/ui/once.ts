// once.ts: guards against starting something twice.
import { useRef } from 'preact/hooks';

// `work` resolves to whether it succeeded: then it never runs again in this component, since the
// page is about to change. A failed attempt can be repeated.
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

// A held key presses a button once: the screen may change, and the next focused button was not
// meant.
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
