// auto-camera.ts: moves the camera to what can be chosen and to what others do, if the dungeon is too
// small to show everything at once.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SealsBoard } from '../state';
import type { Scene } from '../../view';
import { around, sees, toScreen, type Camera, type Point } from './camera';
import type { Viewing } from './gestures';
import { pathsTold } from '../motion';
import { acting, type SealsState } from '../state';
import { spaceOf } from '../things';

const small = 640; // pixels: a larger view shows everything at once
const closest = 0.8; // a seal is then about 50 pixels wide
const readable = 0.46; // the least for what can be chosen
const margin = 90;
const seal = 34; // its radius
const buttons = { wide: 52, high: 160 }; // at the right, from the top

type Places = Map<string, SealsBoard['spaces'][number]>;

// Scrolls what the keyboard focuses into view.
export function followFocus(event: FocusEvent, places: Places, { camera, view, look }: Viewing) {
  const thing = (event.target as Element).closest<SVGElement>('[data-thing]');
  const at = places.get(spaceOf(thing?.dataset.thing ?? ''));
  if (at && thing?.matches(':focus-visible') && !sees(camera, view, at, 30))
    look({ ...camera, x: at.x, y: at.y });
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

// What is nearest, as much of it as can be shown at a readable size, but at least one.
function nearest(from: Point, points: Point[], show: (points: Point[]) => Camera): Camera {
  const sorted = [...points].sort((a, b) => distance(a, from) - distance(b, from));
  let count = 1;
  while (count < sorted.length && show([from, ...sorted.slice(0, count + 1)]).scale >= readable)
    count++;
  const shown = show([from, ...sorted.slice(0, count)]);
  return { ...shown, scale: Math.min(shown.scale, count < sorted.length ? readable : closest) };
}

export function useAutoCamera(scene: Scene, state: SealsState, places: Places, viewing: Viewing) {
  const { view, camera, look, moved } = viewing;
  const turn = useRef(-1); // the log step the camera was set for
  const at = (name: string): Point[] => (places.has(name) ? [places.get(name)!] : []);
  const own = at(state.players[acting(state) - 1]?.place ?? '');
  const spacesOf = (things: Iterable<string>) => [...things].flatMap((thing) => at(spaceOf(thing)));
  const lit = spacesOf(scene.lit),
    marked = spacesOf(scene.marked);
  const cramped = view.width > 0 && Math.min(view.width, view.height) < small;
  // Keeps clear of the buttons at the right.
  const show = (points: Point[], scale = closest): Camera => {
    const shown = around(points, { ...view, width: view.width - buttons.wide }, margin, scale);
    return { ...shown, x: shown.x + buttons.wide / 2 / shown.scale };
  };
  const choosing = !scene.past && scene.lit.size > 0;
  const frame = cramped ? `${view.width} ${view.height}` : '';
  const marks = scene.marked.join(' ');
  // No closer than the camera is, if that is readable.
  const calm = Math.min(Math.max(camera.scale, readable), closest);
  // A lesson speaks to the player, whose figure belongs in the picture.
  const { lesson } = scene.situation;
  const reading = !scene.isEvent && lesson?.waits ? lesson.text : '';
  const person = scene.situation.seats.findIndex(({ player }) => !player);
  const reader = reading ? at(state.players[person]?.place ?? '') : [];

  // The player is to choose: what is marked matters most, then what is nearest. Between the parts of
  // a move the camera stays, unless nothing of what can be chosen is in view.
  useLayoutEffect(() => {
    if (!cramped || !choosing) return;
    const begins = turn.current !== scene.situation.step;
    turn.current = scene.situation.step;
    const wanted = marked.length ? marked : lit;
    const isCovered = (point: Point) => {
      const { x, y } = toScreen(camera, view, point);
      return x > view.width - buttons.wide && y < buttons.high;
    };
    const isSeen = (point: Point) =>
      sees(camera, view, point, seal * camera.scale) && !isCovered(point);
    if (!wanted.length) {
      if (begins && !own.every(isSeen)) look(show(own, calm));
      return;
    }
    const best = nearest(own[0] ?? wanted[0], wanted, show);
    const needed = begins || marked.length ? wanted.filter((at) => sees(best, view, at, 0)) : [];
    const isTiny = begins && camera.scale < readable - 0.01;
    if (isTiny || !wanted.some(isSeen) || !needed.every(isSeen)) look(best);
  }, [choosing && [...scene.lit].join(' '), marks && scene.marked, frame]);
  // Whoever moves the camera while others act keeps it until the next turn.
  useLayoutEffect(() => {
    moved.current = false;
  }, [choosing]);
  useLayoutEffect(() => {
    const points = choosing ? [] : [...marked, ...pathsTold(scene).flatMap(at), ...reader];
    if (!cramped || moved.current || points.every((point) => sees(camera, view, point, 20))) return;
    look(show(points, calm));
  }, [marks, scene.steps, reading, frame]);
}
