// focus.ts: keeps the keyboard focus when the pressed button disappears, and moves it to what is needed
// next when a part of a move was chosen.
import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { confirmsByEnter, focusLit, onKey } from './keyboard';
import { letterKeysOn } from './letter-keys';
import type { Match } from '../match/match';

const delays = [30, 120, 400, 1200]; // milliseconds after a change

export function useFocus(match: Match) {
  // A passive effect would miss a key pressed before it runs.
  useLayoutEffect(() => {
    let byKeys = false,
      used = false; // before that, Tab begins at the top of the page
    let near: { sort: string; box: DOMRect } | undefined; // what had the focus when a key was pressed
    let pressed: Element | null = null; // what could be chosen when a key was pressed on it
    const keyDown = (event: KeyboardEvent) => {
      if (!byKeys && confirmsByEnter(match, event)) event.stopImmediatePropagation();
      byKeys = true;
      const thing = document.activeElement?.getAttribute('data-thing');
      if (thing)
        near = {
          sort: thing.split(':')[0],
          box: document.activeElement!.getBoundingClientRect(),
        };
      pressed = document.activeElement?.matches('[data-thing].lit') ? document.activeElement : null;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !event.shiftKey && used && isLost()) {
        event.preventDefault();
        focusLit(near);
      } else onKey(match, event, letterKeysOn.value);
      used ||= event.key !== 'Tab';
    };
    const pointer = () => {
      byKeys = false;
      used = true;
    };
    const isLost = () =>
      document.activeElement === document.body || document.activeElement === null;
    // What was just chosen still has the focus, and cannot be chosen again.
    const isSpent = () =>
      pressed !== null &&
      pressed === document.activeElement &&
      match.turn.canAct.value &&
      !pressed.classList.contains('lit');
    const restore = () => {
      if (byKeys && (isLost() || isSpent())) focusLit(near);
    };
    let timers: number[] = [];
    const restoreSoon = () => {
      timers.forEach(clearTimeout);
      if (byKeys) timers = delays.map((after) => window.setTimeout(restore, after));
    };
    // Everything that adds or removes a button.
    const unsubscribe = effect(() => {
      void [
        match.situation.value,
        match.turn.canAct.value,
        match.draft.picked.value,
        match.viewed.value,
        match.playing.value,
        match.overlay.panel.value,
        match.overlay.note.value,
      ];
      restoreSoon();
    });
    // The focused element may also disappear in a later render, on a slow machine or after a lazy
    // load.
    const watch = new MutationObserver(
      () => byKeys && isLost() && timers.push(window.setTimeout(restore, delays[0])),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    addEventListener('keydown', keyDown, true);
    addEventListener('keydown', key);
    addEventListener('pointerdown', pointer, true);
    return () => {
      timers.forEach(clearTimeout);
      unsubscribe();
      watch.disconnect();
      removeEventListener('keydown', keyDown, true);
      removeEventListener('keydown', key);
      removeEventListener('pointerdown', pointer, true);
    };
  }, [match]);
}
