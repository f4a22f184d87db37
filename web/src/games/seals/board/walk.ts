// walk.ts: figures walk along the spaces they pass, and take wing where they pass none.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { animate, walk } from '../../../ui/motion';
import { walkTime } from '../motion';
import type { Point } from './camera';

const step = 7; // units of the drawing that a figure rises at each step
const flight = 480; // milliseconds

// Up and down again, as often as it takes steps.
const steps = (count: number): Keyframe[] =>
  Array.from({ length: 2 * count + 1 }, (_, at) => ({
    transform: `translateY(${at % 2 ? -step : 0}px)`,
  }));
const hop: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-60px) scale(1.25)', offset: 0.5 },
  { transform: 'none' },
];

// Returns a ref for the element that is put to a place; what moves in it is its only child.
// `wayFrom` gives the points of the way from the old place on, without the new one.
export function useWalk(
  moving: boolean,
  place: string,
  at: Point,
  wayFrom: (place: string) => Point[],
  delay: number, // milliseconds
) {
  const figure = useRef<HTMLDivElement>(null);
  const last = useRef({ place, at });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { place, at };
    if (!moving || (before.at.x === at.x && before.at.y === at.y)) return;
    const element = figure.current!,
      between = before.place === place ? [] : wayFrom(before.place);
    const spaces = between.length + 1,
      time = between.length ? walkTime(spaces) : flight;
    walk(element, [before.at, ...between, at], { time, delay });
    if (before.place !== place)
      animate(element.firstElementChild!, between.length ? steps(spaces) : hop, {
        time,
        delay,
        easing: 'linear',
      });
  }, [place, at.x, at.y]);
  return figure;
}
