// act.tsx: drawings for the rules, and parts of a moving example. What these do begins after `at`
// seconds; rules.css has the rest.
import type { ComponentChildren } from 'preact';

export const Drawing = ({ height, children }: { height: number; children: ComponentChildren }) => (
  <svg viewBox={`0 0 320 ${height}`}>{children}</svg>
);

interface Props {
  at: number;
  x?: number;
  y?: number;
  children: ComponentChildren;
}
const act = (kind: string) =>
  function Act({ at, x = 0, y = 0, children }: Props) {
    return (
      <g
        class={`rules-act rules-${kind}`}
        style={{ '--at': `${at}s`, '--x': `${x}px`, '--y': `${y}px` }}
      >
        {children}
      </g>
    );
  };
export const Go = act('go'); // by x and y
export const Leave = act('leave');
export const Come = act('come');

// A number that a list below the picture explains.
export const Badge = ({ x, y, children }: { x: number; y: number; children: number }) => (
  <g transform={`translate(${x} ${y})`} class="rules-badge">
    <circle r="11" />
    <text y="5.5">{children}</text>
  </g>
);
