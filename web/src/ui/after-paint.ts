// after-paint.ts: an effect that measures the page or scrolls it. It waits until the page is drawn, when
// there is nothing left to lay out; a plain effect runs sooner where something is drawn twice.
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
