// view.tsx: the table of Five Seals of Magic: the dungeon, surrounded by what the players have.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { State, ThingName } from '../../engine/types';
import { tr } from '../../i18n/tr';
import type { Scene, View } from '../view';
import { useAfterPaint } from '../../ui/after-paint';
import { Board, useDungeon } from './board/board';
import { Supply } from './dice';
import { useDrops } from './drops';
import { Guardians, Heading } from './heading';
import { OtherSeat, OwnSeat } from './seats';
import { factsOf, readDie, readScroll, type SealsState } from './state';
import { standing } from './standing';
import { dieThing, scrollThing } from './things';
import { spellsOf } from './words';

// Whose things are in front: the local player's or, if there are several, those of the one to act.
function nearest(scene: Scene, state: SealsState) {
  return scene.situation.viewer || scene.situation.seat || state.turn;
}

const roomyFrom = 900; // pixels: from here on panels are beside the dungeon

function useRoomy(box: { current: HTMLElement | null }) {
  const [roomy, setRoomy] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(() =>
      setRoomy((box.current?.clientWidth ?? 0) >= roomyFrom),
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return roomy;
}

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

// Scrolls choices outside the dungeon into view, unless one is. If seals can be chosen, the player's
// dice matter most: they come first in their row.
function useInView(box: { current: HTMLElement | null }, scene: Scene) {
  const lit = scene.past ? '' : [...scene.lit].join(' '),
    marks = scene.marked.join(' ');
  useAfterPaint(() => {
    if (lit === '') return;
    const frame = box.current!.getBoundingClientRect();
    const lying = [...box.current!.querySelectorAll(':is(.seals-own, .seals-side) .lit')];
    const marked = lying.filter((one) => one.matches('.marked'));
    const choices = marked.length ? marked : lying;
    const board = box.current!.querySelector('.seals-board:has(.lit)');
    if (board && !marked.length) box.current!.querySelector('.seals-own')?.scrollTo({ left: 0 });
    const isSeen = choices.some((one) => isWithin(one.getBoundingClientRect(), frame));
    const beside = isSeen ? undefined : marked.length || !board ? choices[0] : board;
    const block = beside?.closest('.seals-others') ? 'center' : 'nearest';
    if (!choices.some((one) => one.closest('.seals-side')))
      box.current?.querySelector('.seals-side')?.scrollTo(0, 0);
    beside?.scrollIntoView({
      block,
      inline: 'nearest',
      behavior: scene.moving ? 'smooth' : 'auto',
    });
  }, [lit, marks]);
}

// In the order players need them, for Tab and screen readers: their own things, the dungeon, the
// rest.
function Table(scene: Scene) {
  const state = scene.state as SealsState;
  const dungeon = useDungeon(scene);
  const box = useRef<HTMLDivElement>(null);
  const roomy = useRoomy(box);
  const layout = useRef<HTMLDivElement>(null);
  const finish = useDrops(layout, scene, dungeon);
  useInView(box, scene);
  const own = nearest(scene, state),
    players = state.players.length;
  const others = Array.from({ length: players - 1 }, (_, at) => ((own + at) % players) + 1);
  // Dice to be taken are shown at the player's own dice until the move is made.
  const taking = [...scene.lit, ...(scene.past ? [] : scene.situation.draft.things)].some((thing) =>
    thing.startsWith('supply:'),
  );
  const supply = <Supply scene={scene} state={state} />;
  return (
    <div class="seals-table" ref={box}>
      <div class="seals-layout" ref={layout} onDblClick={finish}>
        <OwnSeat scene={scene} state={state} seat={own}>
          {taking && supply}
        </OwnSeat>
        <Board scene={scene} state={state} dungeon={dungeon} />
        <div class="seals-side">
          <Heading scene={scene} />
          <div class="seals-stores">
            {!taking && supply}
            <Guardians scene={scene} />
          </div>
          <div class="seals-others">
            {others.map((seat) => (
              <OtherSeat key={seat} scene={scene} state={state} seat={seat} roomy={roomy} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function showsOfSeats(thing: ThingName, state: SealsState) {
  return state.players.some(
    ({ dice = [], up = [], down = [] }, at) =>
      dice.some((text) => dieThing(state, at + 1, readDie(text)) === thing) ||
      up.some((text) => scrollThing(state, at + 1, readScroll(text), true) === thing) ||
      down.some((text) => scrollThing(state, at + 1, readScroll(text), false) === thing),
  );
}

function shows(thing: ThingName, scene: Scene): boolean {
  const state = scene.state as SealsState,
    [kind, rest = ''] = thing.split(':'),
    player = state.players[Number(rest) - 1];
  switch (kind) {
    case 'space':
    case 'supply':
      return true;
    case 'seat':
      return player !== undefined;
    case 'mage':
      return player?.place !== undefined;
    case 'familiar':
      return player?.mage !== undefined;
    case 'guardian':
      return (
        factsOf(scene).waiting.some((element) => element === rest) ||
        Object.keys(state.guardians ?? {}).includes(rest)
      );
    case 'die':
    case 'scroll':
      return showsOfSeats(thing, state);
    default:
      return false;
  }
}

const subjects = (question: string, state: State) =>
  question === 'spell' ? spellsOf((state as SealsState).circle ?? 0) : [];

export const sealsView: View = {
  Table,
  standing,
  shows,
  subjects,
  chances: {
    label: () => tr('Breakable'),
    about: () => tr('How likely it is that you can break each seal after the roll.'),
    certain: false,
  },
};
