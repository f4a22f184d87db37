// hands.ts: somebody in the page who plays without much thought: says where to click next, or which
// key to press, or clicks by himself.
import type { Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}
interface Hands {
  click(): Promise<Spot | 'over' | null>;
  key(): Promise<string | null>; // 'over' at the end
  play(): void;
  rest(): void;
}
declare global {
  var hands: Hands;
}

// They wait, for a while, until the page has drawn something to do; null: there is nothing yet.
export const nextClick = (page: Page) => page.evaluate(() => hands.click());
export const nextKey = (page: Page) => page.evaluate(() => hands.key());
// The page clicks from now on, whenever it is to act: for games of hundreds of clicks that are not
// about clicks.
export async function clickOn(page: Page) {
  await bringHands(page);
  await page.evaluate(() => hands.play());
}
export const rest = (page: Page) => page.evaluate(() => hands.rest());

export const bringHands = (page: Page) =>
  page.evaluate(() => {
    const patience = 300; // looks at the page
    let done = 0; // clicks, or targets reached
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const drawn = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20)); // no frame is drawn for it
    const isOver = () => document.querySelector('.after-headline') !== null;

    // What there is to press: a move to confirm, a question, "enough" every other time, or things of
    // the table. They begin with another one each time; but cards are taken when they can be, or a
    // game of ciúb would take very long.
    const wanted = (): Element[] => {
      const sure = [
        ...all('.play-confirm:not([aria-disabled=true])'),
        ...all('.play-question .button'),
      ];
      const enough = done % 2 ? all('.play-enough') : [];
      if (sure.length || enough.length) return [...sure, ...enough].slice(0, 1);
      const lit = all('.play [data-thing].lit'),
        first = (done * 7) % (lit.length || 1);
      const cards = lit.filter((one) => one.matches('[data-thing^="card:"]'));
      return [...cards, ...lit.slice(first), ...lit.slice(0, first)];
    };

    // The middle of what is seen and not under something else.
    const middleOf = (target: Element): Spot | null => {
      const box = target.getBoundingClientRect(),
        x = box.x + box.width / 2,
        y = box.y + box.height / 2;
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
        const target = wanted().find(find),
          spot = target && middleOf(target);
        await (spot ? drawn() : pause());
        const now = spot && middleOf(target); // where it did not move on
        if (!now || now.x !== spot.x || now.y !== spot.y || !wanted().includes(target)) continue;
        done++;
        return spot;
      }
      return null;
    };

    // The way of the focus to its aim, key by key.
    let aim: Element | undefined,
      steps = 0;
    const take = (key: string) => {
      aim = undefined;
      done++;
      return key;
    };
    const wayTo = (target: Element) => {
      const from = document.activeElement ?? document.body;
      if (from === target) return take('Enter');
      return from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING
        ? 'Shift+Tab'
        : 'Tab';
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

    let timer = 0;
    const rest = () => clearInterval(timer);
    const play = () =>
      void (timer = window.setInterval(() => {
        if (isOver()) return rest();
        const [target] = wanted();
        if (!target) return;
        done++;
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }, 15));
    globalThis.hands = { click, key, play, rest };
  });
