// auto-player.ts: a simple player inside the page: says where to click next or which key to press, or
// clicks by itself.
import type { Page } from '@playwright/test';

export interface Spot {
  x: number;
  y: number;
}
interface AutoPlayer {
  click(): Promise<Spot | 'over' | null>;
  key(): Promise<string | null>; // 'over' at the end
  play(): void;
  rest(): void;
}
declare global {
  var autoPlayer: AutoPlayer;
}

// Waits a while until the page offers something to do; null if it does not.
export const nextClick = (page: Page) => page.evaluate(() => autoPlayer.click());
export const nextKey = (page: Page) => page.evaluate(() => autoPlayer.key());
// From now on the page clicks whenever it is its turn: for games of hundreds of clicks that are not
// about clicking.
export async function autoClick(page: Page) {
  await installAutoPlayer(page);
  await page.evaluate(() => autoPlayer.play());
}
export const rest = (page: Page) => page.evaluate(() => autoPlayer.rest());

export const installAutoPlayer = (page: Page) =>
  page.evaluate(() => {
    const maxPolls = 300; // polls of the page
    let done = 0; // clicks, or targets reached
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const drawn = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20)); // not tied to frames
    const isOver = () => document.querySelector('.after-headline') !== null;

    // What to press: a move to confirm, a question, "enough" every other time, or things on the
    // table. Starts with a different one each time, but takes cards whenever possible, or a game of
    // ciúb would take very long.
    const wanted = (): Element[] => {
      const sure = [
        ...all('.play-confirm:not([aria-disabled=true])'),
        ...all('.play-question .button'),
      ];
      const enough = done % 2 ? all('.play-pick-all') : [];
      if (sure.length || enough.length) return [...sure, ...enough].slice(0, 1);
      const lit = all('.play [data-thing].lit'),
        first = (done * 7) % (lit.length || 1);
      const cards = lit.filter((one) => one.matches('[data-thing^="card:"]'));
      return [...cards, ...lit.slice(first), ...lit.slice(0, first)];
    };

    // The centre of a visible, uncovered element.
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
      for (let look = 0; look < maxPolls; look++) {
        if (isOver()) return 'over';
        const target = wanted().find(find),
          spot = target && middleOf(target);
        await (spot ? drawn() : pause());
        const now = spot && middleOf(target); // null if it moved
        if (!now || now.x !== spot.x || now.y !== spot.y || !wanted().includes(target)) continue;
        done++;
        return spot;
      }
      return null;
    };

    // The keys that move the focus to its target.
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
      for (let look = 0; look < maxPolls; look++) {
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
    globalThis.autoPlayer = { click, key, play, rest };
  });
