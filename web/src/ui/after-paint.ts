// after-paint.ts: an effect that measures or scrolls the page. It runs after paint, when layout is
// clean; a plain effect may run earlier if a component renders twice.
import { useEffect } from 'preact/hooks';

export function useAfterPaint(work: () => void, when: readonly unknown[]) {
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(work)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, when);
}
