// seal-tokens.tsx: tokens, and scrolls in their boxes.
import { Glyph, outlines } from '../glyphs';
import type { Colour, Scroll } from '../state';
import { spellWord, strengthOf } from '../words';

export function Token({ element, strength }: { element: Colour; strength: number }) {
  return (
    <g class={`seals-token seals-${element}`}>
      <path class="seals-wax" d={outlines[element]} />
      <g transform="translate(-13 1) scale(.86)">
        <Glyph element={element} />
      </g>
      <text x="12" y="14">
        {strength}
      </text>
    </g>
  );
}

export function BoxScroll({ scroll }: { scroll: Scroll }) {
  return (
    <g class={`seals-boxed seals-${scroll.element}`}>
      <rect class="seals-sheet" x="-31" y="-39" width="62" height="78" rx="5" />
      <path class="seals-band" d="M-28-36H28V-8H-28Z" />
      <g transform="translate(0 -22) scale(1.02)">
        <Glyph element={scroll.element} />
      </g>
      <text class="seals-worth" y="31">
        {strengthOf(scroll.spell)}
      </text>
      <text class="seals-spell" y="54">
        {spellWord(scroll.spell)}
      </text>
    </g>
  );
}
