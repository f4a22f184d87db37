// What is lit is what is legal: in thousands of positions of random games the things that the page
// shows as targets are those of the core's choices, neither more nor fewer.
import { expect, test, type Page } from '@playwright/test';
import { beginGame, openSite, watchErrors } from './support';

interface Walk { positions: number; faults: string[]; over: boolean; stuck: string }

// Plays at random inside the page, by clicks on what is lit, and compares before each of them.
async function walk(page: Page, seed: number, most: number): Promise<Walk> {
  return page.evaluate(async ([start, wanted]) => {
    let state = start;
    const random = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
    const found: Walk = { positions: 0, faults: [], over: false, stuck: '' };

    // By the choices alone: what remains of those that hold all that was picked.
    const legal = (picked: string[]) => {
      const things = new Set<string>();
      for (const choice of cantrip.session.do<import('../src/core/types').Situation>('situation').choices) {
        const rest = [...choice.things];
        if (picked.every((thing) => rest.includes(thing) && rest.splice(rest.indexOf(thing), 1)))
          rest.forEach((thing) => things.add(thing));
      }
      return [...things].sort();
    };
    const shown = () => [...new Set([...document.querySelectorAll<HTMLElement>('.play [data-thing].lit')].map((one) => one.dataset.thing!))].sort();
    const picked = () => [...document.querySelectorAll<HTMLElement>('.play [data-thing][aria-pressed=true]')].map((one) => one.dataset.thing!);
    const press = (selector: string) => {
      const button = document.querySelector<HTMLElement>(selector);
      button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return button !== null;
    };

    let idle = 0;
    while (found.positions < wanted && idle < 400) {
      const situation = cantrip.session.do<import('../src/core/types').Situation>('situation');
      if (situation.waits === 'over') {
        found.over = true;
        break;
      }
      if (press('.play-question .button') || (situation.draft.whole && press('.play-confirm:not([aria-disabled=true])'))) {
        await frame();
        continue;
      }
      const targets = shown();
      if (situation.draft.whole || targets.length === 0) {
        idle++;
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      idle = 0;
      found.positions++;
      const want = legal(picked());
      if (targets.join() !== want.join())
        found.faults.push(`${situation.prompt} [${picked().join(' ')}]: shown ${targets.join(' ')}; legal ${want.join(' ')}`);
      const target = targets[random(targets.length)];
      if (!press(`.play [data-thing="${CSS.escape(target)}"].lit`)) found.faults.push(`${target} is gone`);
      if (found.faults.length > 5) break;
      await frame();
      if (picked().length > 0 && random(3) === 0) press('.play-enough');
      await frame();
    }
    if (idle >= 400) found.stuck = document.querySelector('.play')?.textContent ?? '';
    return found;
  }, [seed, most] as const);
}

const games: [string, string, string[]][] = [
  ['Five Seals, two, circle 1', 'seals:players=2,circle=1#11', ['', '']],
  ['Five Seals, three, circle 2', 'seals:players=3,circle=2#12', ['', '', '']],
  ['Five Seals, five, circle 3', 'seals:players=5,circle=3#13', ['', '', '', '', '']],
  ['Five Seals, four, circle 4', 'seals:players=4,circle=4#14', ['', '', '', '']],
  ['ciúb, two', 'ciub:players=2#15', ['', '']],
  ['ciúb, four, short', 'ciub:players=4,length=short#16', ['', '', '', '']],
  ['Pig', 'pig:players=3#17', ['', '', '']],
];
for (const [name, id, players] of games)
  test(`targets are what is legal: ${name}`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page);
    await beginGame(page, id, players);
    const found = await walk(page, 7, 400);
    expect(found.faults).toEqual([]);
    expect(found.stuck).toBe('');
    expect(found.positions).toBeGreaterThan(found.over ? 20 : 399);
    expect(errors).toEqual([]);
  });
