// sight.ts: where the camera looks by itself: at what can be chosen, and at what is being told.
import { useEffect, useRef } from 'preact/hooks';
import type { SealsBoard } from '../core/types';
import type { Scene } from '../core/view';
import { around, sees, type Camera, type Point } from './camera';
import type { Viewing } from './gestures';
import { acting, type SealsState } from './state';
import { spaceOf } from './things';

const small = 640; // pixels: on a larger table everything can be seen at once
const closest = 0.95; // a seal is then about 60 pixels wide
const margin = 90;
const buttons = 52;

type Places = Map<string, SealsBoard['spaces'][number]>;

// What gets the focus by the keyboard comes into view.
export function followFocus(event: FocusEvent, places: Places, { camera, view, look }: Viewing) {
  const thing = (event.target as Element).closest<SVGElement>('[data-thing]');
  const at = places.get(spaceOf(thing?.dataset.thing ?? ''));
  if (at && thing?.matches(':focus-visible') && !sees(camera, view, at, 30)) look({ ...camera, x: at.x, y: at.y });
}

export function useSight(scene: Scene, state: SealsState, places: Places, viewing: Viewing) {
  const { view, camera, look } = viewing;
  const shown = useRef('');
  const at = (name: string): Point[] => (places.has(name) ? [places.get(name)!] : []);
  const lit = [...scene.lit].flatMap((thing) => at(spaceOf(thing)));
  const own = at(state.players[acting(state) - 1]?.place ?? '');
  const told = scene.marked.flatMap((thing) => at(spaceOf(thing)));
  const turn = scene.past || lit.length === 0 ? '' : `${scene.situation.step} ${view.width > 0}`;
  const cramped = view.width > 0 && Math.min(view.width, view.height) < small;
  // Nothing hides under the buttons at the right.
  const show = (points: Point[], scale: number): Camera => {
    const shown = around(points, { ...view, width: view.width - buttons }, margin, scale);
    return { ...shown, x: shown.x + buttons / 2 / shown.scale };
  };

  useEffect(() => {
    if (!cramped || turn === '' || shown.current === turn) return;
    shown.current = turn;
    look(show([...lit, ...own], closest));
  }, [turn, cramped]);
  useEffect(() => {
    if (cramped && told.length > 0 && told.some((point) => !sees(camera, view, point, 20)))
      look(show([...told, ...own], Math.min(camera.scale, closest)));
  }, [scene.marked.join(' '), cramped]);
  useEffect(() => {
    const hidden = lit.length > 0 && lit.some((point) => !sees(camera, view, point, 10));
    if (cramped && hidden && scene.situation.draft.count > 0) look(show([...lit, ...own], closest));
  }, [scene.situation.draft.text, cramped]);
}
