// What is lit is what is legal: in thousands of positions from random games, a thing on the page is
// a target if and only if the core accepts it, and everything a choice needs is there.
import { expect, test, type Page } from '@playwright/test';
import type { Session } from '../src/engine/session';
import type { Situation } from '../src/engine/types';
import { createGame, goHome, openSite, watchErrors } from './support';

interface Walk {
  positions: number;
  faults: string[];
  over: boolean;
  stuck: string;
}

// Plays random clicks on lit things inside the page, checking before each. The reference is a
// separate session that does not know what the page considers legal: it gets the record and the
// draft, and accepts or refuses each thing.
async function walk(page: Page, seed: number, most: number): Promise<Walk> {
  return page.evaluate(
    async ([start, wanted]) => {
      let state = start;
      const random = (below: number) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const drawn = () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(0);
        });
      const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      const found: Walk = { positions: 0, faults: [], over: false, stuck: '' };
      const session = cantrip.session;
      const judge = new (session.constructor as new (module: WebAssembly.Module) => Session)(
        cantrip.module,
      );
      const key = `cantrip.picked.${location.hash.split('/')[2]}`;
      const picked = () => (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean);
      const all = () => [...document.querySelectorAll<HTMLElement>('.play [data-thing]')];

      let opened = '';
      const open = (record: string, draft: string) => {
        if (record !== opened) judge.do('open', (opened = record));
        else judge.do('drop');
        if (draft) judge.do(`type ${draft}`);
      };
      const takes = (record: string, draft: string, things: string[]) => {
        try {
          judge.do(`point ${things.join(' ')}`);
        } catch {
          return false;
        }
        open(record, draft);
        return true;
      };
      // What the choices require beyond the picks.
      const wantedBy = ({ choices }: Situation, so: string[]) =>
        choices.flatMap(({ things }) => {
          const rest = [...things];
          return so.every((thing) => rest.includes(thing) && rest.splice(rest.indexOf(thing), 1))
            ? rest
            : [];
        });
      // Dice that the draft put into the tray: a tap takes them out again, but does not get further.
      const isTakenBack = (thing: string) => thing.startsWith('tray:');
      const litNow = () => all().filter((one) => one.classList.contains('lit'));
      // What is wrong once the page has rendered the position, a moment after a move.
      const compare = async (situation: Situation) => {
        let faults = faultsOf(situation, picked());
        for (let look = 0; faults.length && look < 100; look++) {
          await pause(20);
          faults = faultsOf(situation, picked());
        }
        if (faults.length)
          found.faults.push(
            `${situation.id} ${situation.step} "${situation.draft.text}" [${picked().join(' ')}]: ${faults.join(', ')}`,
          );
      };
      const faultsOf = (situation: Situation, so: string[]) => {
        const lit = new Set(litNow().map((one) => one.dataset.thing!));
        const { record } = session.do<{ record: string }>('record');
        const { text } = situation.draft;
        open(record, text);
        const there = new Set(all().map((one) => one.dataset.thing!));
        const wrong = [...there]
          .filter((thing) => lit.has(thing) || !isTakenBack(thing))
          .filter((thing) => takes(record, text, [...so, thing]) !== lit.has(thing))
          .map((thing) => `${thing} is ${lit.has(thing) ? 'lit and refused' : 'legal and dark'}`);
        const missing = wantedBy(situation, so)
          .filter((thing) => !lit.has(thing))
          .map((thing) => `${thing} cannot be pointed at`);
        return [...new Set([...wrong, ...missing])];
      };
      const press = (button: HTMLElement | null | undefined) => {
        button?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        return Boolean(button);
      };

      const maxPolls = 6000; // polls
      let idle = 0;
      while (found.positions < wanted && idle < maxPolls && found.faults.length < 6) {
        const situation = session.do<Situation>('situation');
        if (situation.waits === 'over') {
          found.over = true;
          break;
        }
        if (press(document.querySelector<HTMLElement>('.play-question .button'))) {
          await drawn();
          continue;
        }
        if (situation.draft.whole) {
          dispatchEvent(new KeyboardEvent('keydown', { key: 'y', bubbles: true }));
          await drawn();
          continue;
        }
        if (!litNow().length) {
          idle++;
          await pause(10);
          continue;
        }
        idle = 0;
        found.positions++;
        await compare(situation);
        const targets = litNow();
        const enough =
          picked().length > 0 &&
          random(3) === 0 &&
          press(document.querySelector<HTMLElement>('.play-pick-all'));
        if (!enough) press(targets[random(targets.length)]);
        await drawn();
      }
      if (idle >= maxPolls)
        found.stuck = document.querySelector('.play')?.textContent ?? 'nothing to do';
      return found;
    },
    [seed, most] as const,
  );
}

const wantedEach = process.env.CANTRIP_TEST_ALL === '1' ? 250 : 100;
const games: [string, string, number][] = [
  ['Five Seals, two, circle 1', 'seals:players=2,circle=1', 2],
  ['Five Seals, three, circle 2', 'seals:players=3,circle=2', 3],
  ['Five Seals, five, circle 3', 'seals:players=5,circle=3', 5],
  ['Five Seals, four, circle 4', 'seals:players=4,circle=4', 4],
  ['Five Seals, three, a fresh dungeon', 'seals:players=3,circle=4,board=fresh:17', 3],
  ['ciúb, two', 'ciub:players=2', 2],
  ['ciúb, four, short', 'ciub:players=4,length=short', 4],
  ['Pig', 'pig:players=3', 3],
];
for (const [name, id, seats] of games)
  test(`targets are what is legal: ${name}`, async ({ page }) => {
    const errors = watchErrors(page);
    await openSite(page);
    let positions = 0;
    for (let game = 0; positions < wantedEach; game++) {
      await createGame(page, `${id}#${game + 11}`, Array<string>(seats).fill(''));
      const found = await walk(page, game + 7, wantedEach - positions);
      expect(found.faults).toEqual([]);
      expect(found.stuck).toBe('');
      positions += found.positions;
      if (positions < wantedEach) await goHome(page);
    }
    expect(errors).toEqual([]);
  });
