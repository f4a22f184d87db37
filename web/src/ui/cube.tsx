// cube.tsx: a die in motion, as four sides around an axis: each side more costs every frame. It falls
// on the first one, or is turned to it from the second.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tumble, turnUp } from './motion';

const stagger = 60; // milliseconds between dice that land
// Each die turns in a way of its own: degrees about its axis, and of the axis.
const ways = [
  [-460, -70],
  [400, 110],
  [-380, 160],
  [470, -130],
];

interface Props {
  sides: readonly ComponentChildren[]; // in front, above, behind and below
  order: number; // among the dice that fall together
  together: number; // how many these are
  way?: number;
  turned?: boolean;
  onLand(): void; // all of them
}

export function Cube({ sides, order, together, way = order, turned = false, onLand }: Props) {
  const cube = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const falls = {
      turns: ways[way % ways.length],
      delay: order * stagger,
      endDelay: (together - 1 - order) * stagger, // so that they are drawn again only once
    };
    const motion = turned ? turnUp(cube.current!) : tumble(cube.current!, falls);
    if (!motion) return onLand();
    motion.finished.then(onLand, () => {});
    return () => motion.cancel();
  }, []);
  return (
    <span class="cube-air" aria-hidden="true">
      <span class="cube" ref={cube}>
        {sides.map((side, at) => (
          <span key={at} class={`cube-side cube-side-${at}`}>
            {side}
          </span>
        ))}
      </span>
    </span>
  );
}

// Four of the faces of a die: the one to show, the one above it, if that matters, and two others.
export function sidesOf<Face>(faces: readonly Face[], front: Face, above?: Face): Face[] {
  const rest = [...faces];
  rest.splice(rest.indexOf(front), 1);
  if (above !== undefined) rest.unshift(...rest.splice(rest.indexOf(above), 1));
  return [front, ...rest.slice(0, 3)];
}
