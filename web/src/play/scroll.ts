// scroll.ts: scrolls to choices or events if none is in view, and tells overlays the height of the
// button bar.
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { canAnimate } from '../storage/settings';
import type { Scene } from '../games/view';
import { useAfterPaint } from '../ui/after-paint';

interface Span {
  top: number;
  bottom: number;
}
const hidden = (box: Span, inside: Span) =>
  box.top < inside.top - 2 || box.bottom > inside.bottom + 2;

// The button bar may cover the lower edge of the table.
function spanOf(frame: HTMLElement): Span {
  const { top, bottom } = frame.getBoundingClientRect();
  const bar = frame.parentElement?.querySelector('.play-bar')?.getBoundingClientRect();
  return { top, bottom: bar && bar.top > top ? Math.min(bottom, bar.top) : bottom };
}

export function useScrollIntoView(table: RefObject<HTMLElement | null>, scene: Scene) {
  const things = scene.marked.length ? scene.marked : [...scene.lit];
  // Others' rolls are shown by the dice alone.
  const selectors = [
    scene.marked.length ? '.marked' : '.lit',
    ...(scene.isEvent ? ['.play-falls'] : []),
  ];
  useAfterPaint(() => {
    const frame = table.current;
    if (!frame) return;
    const inside = spanOf(frame);
    const height = inside.bottom - inside.top;
    const boxes =
      selectors
        .map((selector) =>
          [...frame.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()),
        )
        .find((found) => found.length) ?? [];
    if (!boxes.length || boxes.some((box) => !hidden(box, inside))) return;
    const top = Math.min(...boxes.map((box) => box.top)),
      bottom = Math.max(...boxes.map((box) => box.bottom));
    const middle = bottom - top < height ? (top + bottom) / 2 - height / 2 : top;
    frame.scrollBy({ top: middle - inside.top, behavior: canAnimate.value ? 'smooth' : 'auto' });
  }, [things.join(' '), scene.isEvent && scene.state]);
}

// Sets a CSS property on the parent to the element's height.
export function useHeight(element: RefObject<HTMLElement | null>, property: string) {
  useEffect(() => {
    const watched = element.current!;
    const observer = new ResizeObserver(() =>
      watched.parentElement?.style.setProperty(property, `${watched.offsetHeight}px`),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
}
