// scroll.ts: scrolls to what can be chosen, or to what happens, when none of it is in view; and
// what lies over the table knows how high the buttons stand.
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

// The buttons may have grown over the lower edge of the table.
function spanOf(frame: HTMLElement): Span {
  const { top, bottom } = frame.getBoundingClientRect();
  const bar = frame.parentElement?.querySelector('.play-bar')?.getBoundingClientRect();
  return { top, bottom: bar && bar.top > top ? Math.min(bottom, bar.top) : bottom };
}

export function useScrollIntoView(table: RefObject<HTMLElement | null>, scene: Scene) {
  const things = scene.marked.length ? scene.marked : [...scene.lit];
  // What others do is seen by the dice that fall, where it is seen by nothing else.
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

// Tells the style sheet the height of an element, on the element around it.
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
