// breaking.tsx: seals that break: a token cracks, falls apart and fades; a scroll flies to whoever
// won it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { animate, boxOf } from '../../../ui/motion';
import type { Scene } from '../../view';
import { fly } from '../flights';
import { walkDelay, walkTime, wayBetween } from '../motion';
import { readScroll, readSeal, type SealsState } from '../state';
import { scrollThing } from '../things';
import type { Dungeon } from './board';
import { BoxScroll, Token } from './seal-tokens';

interface Broken {
  place: string;
  here: string; // what lay there, as in the state
  after: number; // milliseconds until a figure arrives
  winner: number; // of a scroll
}

// The figure that came to the place, or past it, and when it got there.
function arrival(scene: Scene, before: SealsState, state: SealsState, place: string): number {
  for (const [at, { place: from = '', familiar }] of before.players.entries()) {
    const now = state.players[at];
    const to = now.place !== from ? now.place : now.familiar !== familiar ? now.familiar : '';
    const way = wayBetween(scene, from, to ?? ''),
      passed = way.indexOf(place);
    if (passed > 0)
      return walkDelay(scene) + walkTime(way.length - 1) * (passed / (way.length - 1));
  }
  return 0;
}

const ownerOf = (state: SealsState, text: string) =>
  state.players.findIndex(({ up = [], down = [] }) => [...up, ...down].includes(text)) + 1;

const most = 2; // seals that one move breaks; more of them are gone after a jump in the log

// What broke between two positions; those that lie elsewhere now were swapped.
function brokenBetween(scene: Scene, before: SealsState, state: SealsState): Broken[] {
  const gone = Object.keys(before.sites).filter((place) => !(place in state.sites));
  if (gone.length > most) return [];
  return gone.map((place) => ({
    place,
    here: before.sites[place],
    after: arrival(scene, before, state, place),
    winner: ownerOf(state, before.sites[place]),
  }));
}

const crack = 'M4-40-5-22 6-10-7 4 5 18-4 40';
const time = 620;

function BrokenToken({ broken, onEnd }: { broken: Broken; onEnd(): void }) {
  const pieces = useRef<HTMLDivElement>(null);
  const seal = readSeal(broken.here);
  useLayoutEffect(() => {
    const [left, right, line] = pieces.current!.children;
    const delay = Math.max(0, broken.after - 140);
    const fall = (side: number): Keyframe[] => [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${2 * side}px, 0)`, opacity: 1, offset: 0.3 },
      {
        transform: `translate(${5 * side}px, -3px) rotate(${4 * side}deg)`,
        opacity: 1,
        offset: 0.45,
      },
      { transform: `translate(${24 * side}px, 26px) rotate(${38 * side}deg)`, opacity: 0 },
    ];
    animate(left, fall(-1), { time, delay, easing: 'ease-in' });
    animate(
      line,
      [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }],
      {
        time,
        delay,
        easing: 'linear',
      },
    );
    animate(right, fall(1), { time, delay, easing: 'ease-in' })?.finished.then(onEnd, onEnd);
  }, []);
  if (seal.kind !== 'token') return null;
  const half = (side: string) => (
    <svg class={`seals-half seals-half-${side}`} viewBox="-42 -42 84 84">
      <Token element={seal.element} strength={seal.strength} />
    </svg>
  );
  return (
    <div ref={pieces}>
      {half('left')}
      {half('right')}
      <svg class="seals-half" viewBox="-42 -42 84 84">
        <path class="seals-crack" d={crack} />
      </svg>
    </div>
  );
}

// The card of a scroll, or its owner's panel if the scrolls are folded up.
function targetOf(state: SealsState, seat: number, text: string): Element | null {
  const panel = document.querySelector(`section.seals-seat-${seat}`);
  const scroll = readScroll(text);
  const card = [true, false]
    .map((up) => CSS.escape(scrollThing(state, seat, scroll, up)))
    .map((name) => panel?.querySelector(`[data-thing="${name}"]`))
    .find(Boolean);
  return card ?? panel?.querySelector('.seals-seat-head') ?? null;
}

const flightTime = 620;

function WonScroll({ broken, state, onEnd }: { broken: Broken; state: SealsState; onEnd(): void }) {
  const picture = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const source = picture.current!,
      target = targetOf(state, broken.winner, broken.here);
    const waits = animate(source, [{ opacity: 1 }, { opacity: 1 }], { time: broken.after + 1 });
    if (target?.matches('.seals-card'))
      animate(target, [{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], {
        time: broken.after + flightTime,
        easing: 'linear',
      });
    const launch = () => {
      if (target?.isConnected) {
        const to = boxOf(target),
          height = Math.max(40, to.height);
        fly(source, boxOf(source), { ...to, width: (height * 74) / 90, height }, flightTime);
      }
      onEnd();
    };
    waits?.finished.then(launch, onEnd);
  }, []);
  return (
    <svg ref={picture} class="seals-won" viewBox="-37 -45 74 90">
      <BoxScroll scroll={readScroll(broken.here)} />
    </svg>
  );
}

export function Breaking({
  scene,
  state,
  dungeon: { places },
}: {
  scene: Scene;
  state: SealsState;
  dungeon: Dungeon;
}) {
  const last = useRef(state);
  const [breaking, set] = useState<readonly Broken[]>([]);
  useLayoutEffect(() => {
    const broken = scene.moving ? brokenBetween(scene, last.current, state) : [];
    last.current = state;
    if (broken.length) set((before) => [...before, ...broken]);
  }, [state]);
  const shown = breaking.filter(({ place }) => !(place in state.sites)); // not taken back
  const end = (broken: Broken) => () => set((now) => now.filter((one) => one !== broken));
  return (
    <div class="seals-breaking" aria-hidden="true">
      {shown.map((broken) => {
        const at = places.get(broken.place);
        const style = { transform: `translate(${at?.x ?? 0}px, ${at?.y ?? 0}px)` };
        return (
          <div key={`${broken.place} ${broken.here}`} class="seals-stand" style={style}>
            {readSeal(broken.here).kind === 'token' ? (
              <BrokenToken broken={broken} onEnd={end(broken)} />
            ) : (
              <WonScroll broken={broken} state={state} onEnd={end(broken)} />
            )}
          </div>
        );
      })}
    </div>
  );
}
