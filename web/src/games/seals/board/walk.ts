// walk.ts: figures go along the ways of the dungeon, not through its walls.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from './camera';

const time = 650; // milliseconds for a whole way, however long; board.css glides as long

// The points of a way as frames, each at its share of the length.
function framesOf(points: Point[]): Keyframe[] {
  const lengths = points.map((point, at) =>
    at === 0 ? 0 : Math.hypot(point.x - points[at - 1].x, point.y - points[at - 1].y),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map(({ x, y }, at) => {
    gone += lengths[at];
    return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
  });
}

// The element to move. `wayTo` gives what lies between a place it left and the one it is on now:
// nothing where it flies.
export function useWalk(
  moving: boolean,
  place: string,
  at: Point,
  wayFrom: (place: string) => Point[],
) {
  const figure = useRef<SVGGElement>(null);
  const last = useRef({ place, at });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { place, at };
    const between = moving && before.place !== place ? wayFrom(before.place) : [];
    if (between.length > 0)
      figure.current?.animate(framesOf([before.at, ...between, at]), {
        duration: time,
        easing: 'ease-in-out',
      });
  }, [place, at.x, at.y]);
  return figure;
}
