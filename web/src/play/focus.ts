// focus.ts: whoever plays by keys never loses the focus when the button they pressed goes away.
import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { focusLit, onKey } from './keyboard';
import { lettersAreKeys } from './letter-keys';
import type { Match } from '../match/match';

const drawn = [30, 120, 400, 1200]; // milliseconds after a change

export function useFocus(match: Match) {
  // An effect after painting would miss a key that is pressed before.
  useLayoutEffect(() => {
    let byKeys = false;
    const key = (event: KeyboardEvent) => {
      byKeys = true;
      onKey(match, event, lettersAreKeys.value);
    };
    const pointer = () => (byKeys = false);
    const isLost = () =>
      document.activeElement === document.body || document.activeElement === null;
    const seek = () => {
      if (byKeys && isLost()) focusLit();
    };
    let timers: number[] = [];
    const settle = () => {
      timers.forEach(clearTimeout);
      if (byKeys) timers = drawn.map((after) => window.setTimeout(seek, after));
    };
    // Whatever takes a button away or brings one.
    const unsubscribe = effect(() => {
      void [
        match.situation.value,
        match.turn.canAct.value,
        match.viewed.value,
        match.playing.value,
        match.overlay.panel.value,
        match.overlay.note.value,
      ];
      settle();
    });
    // What was focused may go away when a part of the page is drawn anew, which can be long after
    // the change on a slow machine, or when a piece of the page has come.
    const watch = new MutationObserver(
      () => byKeys && isLost() && timers.push(window.setTimeout(seek, drawn[0])),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    addEventListener('keydown', key);
    addEventListener('pointerdown', pointer, true);
    return () => {
      timers.forEach(clearTimeout);
      unsubscribe();
      watch.disconnect();
      removeEventListener('keydown', key);
      removeEventListener('pointerdown', pointer, true);
    };
  }, [match]);
}
