// walk.ts: animates figures along paths instead of through walls.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from './camera';

const time = 650; // milliseconds for any path; matches the transition in board.css

// The points of a path as keyframes, by share of its length.
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

// Returns a ref for the element to move. `wayTo` gives the points between the old place and the new
// one: none for a flight.
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
