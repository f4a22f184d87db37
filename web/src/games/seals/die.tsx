// die.tsx: the face of a die: its colour, the sign of its element, and its value.
import { memo } from '../../ui/memo';
import { Glyph } from './glyphs';
import type { Colour } from './state';

// Without a value: a die in the supply, or one not rolled yet.
export const DieFace = memo(({ colour, value }: { colour: Colour; value?: number }) => (
  <svg class={`seals-die seals-${colour}`} viewBox="-24 -24 48 48" aria-hidden="true">
    <rect class="seals-cube" x="-22" y="-22" width="44" height="44" rx="9" />
    {value === undefined ? (
      <g transform="scale(1.15)">
        <Glyph element={colour} />
      </g>
    ) : (
      <>
        <g transform="translate(-10 -9) scale(.72)">
          <Glyph element={colour} />
        </g>
        <text x="6" y="16">
          {value}
        </text>
      </>
    )}
  </svg>
));
