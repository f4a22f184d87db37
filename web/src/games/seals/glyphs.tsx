// glyphs.tsx: the symbol of each element and the outline of its seals, so that colour is never the
// only distinction. Drawn on a grid from -12 to 12.
import type { Element } from './state';

const filled: Partial<Record<Element, string>> = {
  fire: 'M-8 4C-9 0-6-3-6-8-3-7-2-5-2-3-1-7 1-9 2-12 5-9 5-5 5-3 6-4 7-5 7-7 9-3 9 1 8 4 7 9 3 11 0 11S-7 9-8 4Z',
  water: 'M0-12C4-6 9-2 9 4A9 8 0 0 1-9 4C-9-2-4-6 0-12Z',
  earth: 'M-12 9-4-8 1 1 5-4 12 9Z',
};

export function Glyph({ element }: { element: Element }) {
  const path = filled[element];
  if (path) return <path d={path} fill="currentColor" />;
  if (element === 'air')
    return (
      <path
        d="M-11-3H4A4 4 0 1 0 0-8M-11 3H7A4 4 0 1 1 3 8M-11 9H-3"
        fill="none"
        stroke="currentColor"
        stroke-width="3"
        stroke-linecap="round"
      />
    );
  return (
    <>
      <path d="M-12 0Q0-12 12 0 0 12-12 0Z" fill="none" stroke="currentColor" stroke-width="2.6" />
      <circle r="3.6" fill="currentColor" />
    </>
  );
}

// For inline text.
export function Sign({ element }: { element: Element }) {
  return (
    <svg class={`seals-sign seals-${element}-sign`} viewBox="-14 -14 28 28" aria-hidden="true">
      <Glyph element={element} />
    </svg>
  );
}

function star(points: number, outer: number, inner: number) {
  const corner = (at: number) => {
    const radius = at % 2 ? inner : outer,
      angle = (Math.PI * at) / points;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, at) => corner(at)).join('L')}Z`;
}
function cloud(bumps: number, radius: number) {
  const corner = (at: number) => {
    const angle = (2 * Math.PI * at) / bumps;
    return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: bumps }, (_, at) => `A11.5 11.5 0 0 1 ${corner(at + 1)}`);
  return `M${corner(0)}${arcs.join('')}Z`;
}

// Fire is spiky, water round, air a cloud, earth a stone block.
export const outlines: Record<Element, string> = {
  fire: star(11, 34, 27),
  water: 'M-30 0A30 30 0 1 1 30 0 30 30 0 1 1-30 0Z',
  air: cloud(8, 28),
  earth: 'M-19-27H19L27-19V19L19 27H-19L-27 19V-19Z',
  mind: 'M-30 0A30 30 0 1 1 30 0 30 30 0 1 1-30 0Z',
};
