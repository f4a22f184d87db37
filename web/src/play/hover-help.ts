// hover-help.ts: help on what the mouse rests on; it stays while the mouse is on either.
import { useEffect } from 'preact/hooks';
import type { Match } from '../match/match';
import { explainAbout } from './point';

const showDelay = 400; // milliseconds until help appears
const hideDelay = 250; // and until it disappears, so that the mouse can reach it

export function useHoverHelp(match: Match) {
  useEffect(() => {
    let timer = 0,
      x = 0,
      y = 0,
      before: EventTarget | null = null;
    // Ignores a button that appears under a resting mouse.
    const over = (event: PointerEvent) => {
      const unmoved = Math.abs(event.clientX - x) + Math.abs(event.clientY - y) < 2;
      if (
        event.pointerType !== 'mouse' ||
        unmoved ||
        event.target === before ||
        !(event.target instanceof Element)
      )
        return;
      [x, y, before] = [event.clientX, event.clientY, event.target];
      const thing = event.target.closest('.play [data-thing]')?.getAttribute('data-thing');
      if (event.target.closest('[data-bubble]')) return clearTimeout(timer);
      if (thing && match.overlay.note.value?.thing === thing) return clearTimeout(timer);
      clearTimeout(timer);
      if (thing && (!match.overlay.note.value || match.overlay.note.value.hover))
        timer = window.setTimeout(() => explainAbout(match, thing, true), showDelay);
      else if (match.overlay.note.value?.hover)
        timer = window.setTimeout(
          () => match.overlay.note.value?.hover && match.overlay.explain(null),
          hideDelay,
        );
    };
    const down = (event: PointerEvent) => {
      clearTimeout(timer);
      [x, y] = [event.clientX, event.clientY];
    };
    addEventListener('pointermove', over);
    addEventListener('pointerdown', down);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', over);
      removeEventListener('pointerdown', down);
    };
  }, [match]);
}
