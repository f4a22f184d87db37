// auto-camera.ts: moves the camera to what can be chosen and to what an event points at.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SealsBoard } from '../state';
import type { Scene } from '../../view';
import { around, sees, type Camera, type Point } from './camera';
import type { Viewing } from './gestures';
import { acting, type SealsState } from '../state';
import { spaceOf } from '../things';

const small = 640; // pixels: a larger view shows everything at once
const closest = 0.95; // a seal is then about 60 pixels wide
const margin = 90;
const buttons = 52;

type Places = Map<string, SealsBoard['spaces'][number]>;

// Scrolls what the keyboard focuses into view.
export function followFocus(event: FocusEvent, places: Places, { camera, view, look }: Viewing) {
  const thing = (event.target as Element).closest<SVGElement>('[data-thing]');
  const at = places.get(spaceOf(thing?.dataset.thing ?? ''));
  if (at && thing?.matches(':focus-visible') && !sees(camera, view, at, 30))
    look({ ...camera, x: at.x, y: at.y });
}

export function useAutoCamera(scene: Scene, state: SealsState, places: Places, viewing: Viewing) {
  const { view, camera, look } = viewing;
  const turn = useRef(-1); // the log step the camera was set for
  const at = (name: string): Point[] => (places.has(name) ? [places.get(name)!] : []);
  const lit = [...scene.lit].flatMap((thing) => at(spaceOf(thing)));
  const own = at(state.players[acting(state) - 1]?.place ?? '');
  const marked = scene.marked.flatMap((thing) => at(spaceOf(thing)));
  const cramped = view.width > 0 && Math.min(view.width, view.height) < small;
  // Keeps clear of the buttons at the right.
  const show = (points: Point[], scale: number): Camera => {
    const shown = around(points, { ...view, width: view.width - buttons }, margin, scale);
    return { ...shown, x: shown.x + buttons / 2 / shown.scale };
  };
  const choosing = !scene.past && lit.length > 0 ? [...scene.lit].join(' ') : '';
  const frame = cramped ? `${view.width} ${view.height}` : '';

  useLayoutEffect(() => {
    if (!cramped || choosing === '') return;
    const begun = turn.current !== scene.situation.step;
    turn.current = scene.situation.step;
    if (begun || lit.some((point) => !sees(camera, view, point, 14)))
      look(show([...lit, ...own], closest));
  }, [choosing, frame]);
  useLayoutEffect(() => {
    if (cramped && choosing === '' && marked.some((point) => !sees(camera, view, point, 20)))
      look(show([...marked, ...own], Math.min(camera.scale, closest)));
  }, [scene.marked.join(' '), frame]);
}
