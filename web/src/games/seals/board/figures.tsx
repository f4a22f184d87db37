// figures.tsx: mages, familiars and guardians, front view; their feet are near 0,20.
import { memo } from '../../../ui/memo';
import { Glyph } from '../glyphs';
import type { Element, Mage } from '../state';

const robe = 'M0-20C11-16 17 2 21 22H-21C-17 2-11-16 0-20Z';

// Each mage's headwear, or hair.
const heads: Record<Mage, string> = {
  shaman:
    'M-10-30Q0-40 10-30L12-24H-12ZM-7-34C-10-41-19-42-22-56M-16-44-26-43M7-34C10-41 19-42 22-56M16-44 26-43',
  witch: 'M-22-29Q0-37 22-29 14-33 8-36C7-46 10-53 17-58 5-58-6-49-8-36Q-14-33-22-29Z',
  seer: 'M-14-16C-19-36-8-46 0-48 8-46 19-36 14-16 11-22 11-34 0-36-11-34-11-22-14-16Z',
  sorcerer: 'M-11-30-15-49-6-41 0-54 6-41 15-49 11-30Z',
  warlock:
    'M-9-29C-20-29-25-43-17-55-17-44-11-38-3-36ZM9-29C20-29 25-43 17-55 17-44 11-38 3-36ZM-7-21Q0-2 7-21Z',
};
const extras: Partial<Record<Mage, preact.JSX.Element>> = {
  seer: <circle class="seals-orb" cy="-5" r="7" />,
  sorcerer: <path class="seals-orb" d="M17 16V-20M17-20 12-27 17-34 22-27Z" />,
};

// The seat number is drawn as a path, so that it is not part of the accessible name.
const numerals = [
  'M-3-4 1-6V6',
  'M-4-3C-3-8 5-7 4-2 3 1-4 4-4 6H4',
  'M-4-6H4L-1-1C6-1 5 6-1 6-3 6-4 5-5 4',
  'M2 6V-6L-5 2H5',
  'M4-6H-3L-4-1C-1-3 5-2 4 2 3 6-1 7-4 5',
];

export function MageFigure({ mage, seat }: { mage?: Mage; seat: number }) {
  return (
    <g class={`seals-mage seals-seat-${seat}`} aria-hidden="true">
      <ellipse class="seals-shade" cy="24" rx="25" ry="8" />
      <path class="seals-cloth" d={robe} />
      <circle class="seals-face" cy="-26" r="9.5" />
      {mage && (
        <path
          class={mage === 'shaman' ? 'seals-cloth seals-antlers' : 'seals-cloth'}
          d={heads[mage]}
        />
      )}
      {mage && extras[mage]}
      <circle class="seals-plate" cy="14" r="11.5" />
      <path class="seals-number" transform="translate(0 14)" d={numerals[seat - 1]} />
    </g>
  );
}

const beasts: Record<Mage, preact.JSX.Element> = {
  shaman: <path d="M-14 13C-12-2-6-11 3-11L14-6 6-3C8 6 0 11-7 10Z" />,
  witch: (
    <>
      <path d="M-11-13-5-7H5L11-13V3C11 10 5 13 0 13S-11 10-11 3Z" />
      <path class="seals-eyes" d="M-7 0-2 2M7 0 2 2M-16 6-8 7M16 6 8 7" />
    </>
  ),
  seer: (
    <>
      <path d="M-12-13Q0-7 12-13C14-3 12 14 0 14S-14-3-12-13Z" />
      <path
        class="seals-eyes"
        d="M-9-2A4 4 0 1 1-1-2 4 4 0 1 1-9-2M1-2A4 4 0 1 1 9-2 4 4 0 1 1 1-2M0 4V8"
      />
    </>
  ),
  sorcerer: <path class="seals-snake" d="M9-6C7-13-8-12-6-5-4 1 8-2 7 5 6 11-4 11-11 8M9-6 15-9" />,
  warlock: (
    <>
      <path d="M-14 9C-14-1-10-3-9-8A4.5 4.5 0 0 1-1-7H1A4.5 4.5 0 0 1 9-8C10-3 14-1 14 9 14 12-14 12-14 9Z" />
      <path class="seals-eyes" d="M-5-7V-6M5-7V-6M-7 4Q0 8 7 4" />
    </>
  ),
};

export function FamiliarFigure({ mage, seat }: { mage?: Mage; seat: number }) {
  return (
    <g class={`seals-familiar seals-seat-${seat}`}>
      <circle class="seals-medal" r="20" />
      {mage && <g class="seals-beast">{beasts[mage]}</g>}
    </g>
  );
}

export function GuardianFigure({ element }: { element: Element }) {
  return (
    <g class={`seals-guardian seals-${element}`}>
      <path class="seals-shield" d="M-22-26Q0-32 22-26V4C22 18 10 26 0 32-10 26-22 18-22 4Z" />
      <path class="seals-visor" d="M-14-17H14M-14-11H14" />
      <g class="seals-shield-sign" transform="translate(0 7) scale(1.05)">
        <Glyph element={element} />
      </g>
    </g>
  );
}

// A figure in an SVG of its own, for panels.
export const Portrait = memo(({ mage, seat }: { mage?: Mage; seat: number }) => (
  <svg class="seals-portrait" viewBox="-30 -62 60 98" aria-hidden="true">
    <MageFigure mage={mage} seat={seat} />
  </svg>
));
