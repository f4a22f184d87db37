// sheet.ts: where the panel is. On a phone it is a sheet, which is dragged by its head, has two sizes,
// and is closed by the browser's Back.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Panel } from '../../match/overlay';
import { animate } from '../../ui/motion';

// The same condition as in side-panel.css.
const narrow = '(max-width: 899px) and (min-height: 521px), (max-width: 559px)';
export const isSheet = () => matchMedia(narrow).matches;

// Whether the panel has a place of its own, and is never closed.
export function useIsBeside() {
  const [wide] = useState(() => matchMedia('(min-width: 1600px)'));
  const [beside, set] = useState(wide.matches);
  useEffect(() => {
    const update = () => set(wide.matches);
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  return beside;
}

const far = 56; // pixels: a drag this long changes the size

interface Actions {
  onGrow(): void;
  onShrink(): void; // or close
}

// The sheet follows the finger; released, it changes its size or returns.
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  actions: Actions,
  open: boolean,
) {
  // A passive effect would leave it where it was dragged when it is closed and opened at once.
  useLayoutEffect(() => {
    const element = sheet.current;
    const head = element?.querySelector<HTMLElement>('.play-side-head');
    if (!element || !head || !open) return;
    const stop = new AbortController(),
      { signal } = stop;
    let from: number | null = null,
      by = 0;
    const down = (event: PointerEvent) => {
      if (!isSheet() || event.button !== 0 || (event.target as Element).closest('button')) return;
      from = event.clientY;
      by = 0;
      head.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (from === null) return;
      by = event.clientY - from;
      element.style.transform = `translateY(${Math.max(by, -far)}px)`;
    };
    const up = () => {
      if (from === null) return;
      from = null;
      element.style.transform = '';
      if (by > far) actions.onShrink();
      else if (by < -far) actions.onGrow();
      else
        animate(element, [{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
          time: 150,
        });
    };
    head.addEventListener('pointerdown', down, { signal });
    head.addEventListener('pointermove', move, { signal });
    head.addEventListener('pointerup', up, { signal });
    head.addEventListener('pointercancel', up, { signal });
    return () => {
      stop.abort();
      element.style.transform = ''; // it may be closed while it is dragged
    };
  }, [open]);
}

const isEntry = () => (history.state as { sheet?: boolean } | null)?.sheet === true;

// The history still has the entry of a sheet that was closed: going back takes a moment.
let leaving = false;
function leaveEntry() {
  leaving = true;
  addEventListener('popstate', () => (leaving = false), { once: true });
  history.back();
}

// While a sheet is open, the history has an entry for it: Back closes the sheet and not the game.
export function useBackToClose(panel: Panel, close: () => void) {
  const open = panel !== '';
  // A passive effect would miss a Back right after the sheet has opened.
  useLayoutEffect(() => {
    if (!open || !isSheet()) return;
    const place = location.href;
    const enter = () => isEntry() || history.pushState({ sheet: true }, ''); // kept on reload
    const back = () => isEntry() || close();
    if (leaving) addEventListener('popstate', enter, { once: true });
    else enter();
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', enter);
      removeEventListener('popstate', back);
      // Closed otherwise: the entry goes too, unless a link has been followed.
      if (isEntry() && !leaving && location.href === place) leaveEntry();
    };
  }, [open]);
}
