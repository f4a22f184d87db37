// hands.ts: somebody in the page who plays without much thought, and says what to do next: where to
// click, or which key to press.
import type { Page } from '@playwright/test';

export interface Spot { x: number; y: number }
interface Hands {
  click(): Promise<Spot | 'over' | null>;
  key(): Promise<string | null>; // 'over' at the end
}

// They wait, for a while, until the page has drawn something to do; null: there is nothing yet.
export const nextClick = (page: Page) => page.evaluate(() => (globalThis as unknown as { hands: Hands }).hands.click());
export const nextKey = (page: Page) => page.evaluate(() => (globalThis as unknown as { hands: Hands }).hands.key());

export const bringHands = (page: Page) => page.evaluate(() => {
  const patience = 300; // looks at the page
  let done = 0; // clicks, or targets reached
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const drawn = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20)); // no frame is drawn for it
  const isOver = () => document.querySelector('.after-headline') !== null;

  // What there is to press: a move to confirm, a question, "enough" every other time, or things of
  // the table, which begin with another one each time.
  const wanted = (): Element[] => {
    const sure = [...all('.play-confirm:not([aria-disabled=true])'), ...all('.play-question .button')];
    const enough = done % 2 ? all('.play-enough') : [];
    if (sure.length || enough.length) return [...sure, ...enough].slice(0, 1);
    const lit = all('.play [data-thing].lit'), first = (done * 7) % (lit.length || 1);
    return [...lit.slice(first), ...lit.slice(0, first)];
  };

  // The middle of what is seen and not under something else.
  const middleOf = (target: Element): Spot | null => {
    const box = target.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    return target.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  const find = (target: Element): Spot | null => {
    const spot = middleOf(target);
    if (spot) return spot;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return middleOf(target);
  };
  const click = async () => {
    for (let look = 0; look < patience; look++) {
      if (isOver()) return 'over';
      const target = wanted().find(find), spot = target && middleOf(target);
      await (spot ? drawn() : pause());
      const now = spot && middleOf(target); // where it did not move on
      if (!now || now.x !== spot.x || now.y !== spot.y || !wanted().includes(target)) continue;
      done++;
      return spot;
    }
    return null;
  };

  // The way of the focus to its aim, key by key.
  let aim: Element | undefined, steps = 0;
  const take = (key: string) => {
    aim = undefined;
    done++;
    return key;
  };
  const wayTo = (target: Element) => {
    const from = document.activeElement ?? document.body;
    if (from === target) return take('Enter');
    return from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
  };
  const key = async () => {
    for (let look = 0; look < patience; look++) {
      if (!aim) await drawn(); // after a key that may change the page
      if (isOver()) return 'over';
      const now = wanted();
      if (aim && !now.includes(aim)) aim = undefined;
      else if (!now.length) await pause();
      else {
        if (!aim || ++steps > 60) [aim, steps] = [now[0], 0];
        return aim.matches('.play-confirm') && done % 2 ? take('y') : wayTo(aim);
      }
    }
    return null;
  };
  Object.assign(globalThis, { hands: { click, key } satisfies Hands });
});
