// figure.tsx: how a player at a server's table is shown: a disc of their colour with their emblem
// (src/session/room/style.h), and the same colours on the pieces of a game.
import { tr } from '../i18n/tr';
import { Icon } from '../ui/icon';
import { isFree, type SeatBrief } from './types';

export interface SeatStyle {
  colour: string;
  emblem: string;
}

// As the server names them, in the order of the seats that have them at first.
export const colours: Record<string, () => string> = {
  red: () => tr('red'),
  blue: () => tr('blue'),
  green: () => tr('green'),
  purple: () => tr('purple'),
  yellow: () => tr('yellow'),
  teal: () => tr('teal'),
  pink: () => tr('pink'),
  grey: () => tr('grey'),
};
interface Emblem {
  name(): string;
  path: string; // on a 24x24 grid
}
export const emblems: Record<string, Emblem> = {
  moon: {
    name: () => tr('moon'),
    path: 'M16.5 16.8A7.6 7.6 0 0 1 10.7 3.6a8.6 8.6 0 1 0 9.2 11.2 7.6 7.6 0 0 1-3.4 2z',
  },
  key: {
    name: () => tr('key'),
    path: 'M8 6.5a5.5 5.5 0 1 0 5.2 7.2H15v2.8h3v-2.8h3v-3.4h-7.8A5.5 5.5 0 0 0 8 6.5zm0 3.6a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z',
  },
  crown: {
    name: () => tr('crown'),
    path: 'M3 7.5l4.8 3.6L12 4l4.2 7.1L21 7.5l-1.7 9H4.7zM4.7 18h14.6v2.4H4.7z',
  },
  bell: {
    name: () => tr('bell'),
    path: 'M12 2.8a1.6 1.6 0 0 1 1.6 1.6c2.7.7 4.4 3 4.4 6 0 4 1 5.4 2.5 6.8h-17C5 15.8 6 14.4 6 10.4c0-3 1.7-5.3 4.4-6A1.6 1.6 0 0 1 12 2.8zM9.6 18.6h4.8a2.4 2.4 0 0 1-4.8 0z',
  },
  star: {
    name: () => tr('star'),
    path: 'M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.3-5.8 3.3 1.3-6.5L2.7 9.4l6.5-.8z',
  },
  feather: {
    name: () => tr('feather'),
    path: 'M20.5 3.5c-6.5-.4-12 2.6-13.4 8.3l-.6 3.9L3.5 20.5l1.3.9 3-4.4c4.2.3 7.6-1.2 9.4-4.4l-3.4.2 4.6-2.6c.9-2 1.6-4.3 2.1-6.7z',
  },
  hat: {
    name: () => tr('hat'),
    path: 'M14.5 2.5c-2.9 1.3-4.9 4-6 7.3L6.8 15.5h10.7l-1.9-6.4 1.6-3.3zM2 17.2h20c-1.5 2.7-5.4 4.3-10 4.3S3.5 19.9 2 17.2z',
  },
  lantern: {
    name: () => tr('lantern'),
    path: 'M9.5 2.5h5v1.8h-5zM7.5 5.2h9l1 3h-11zM7.2 9.4h9.6v8.4H7.2zm4.8 1.4c-1.4 1.6-2 2.6-2 3.7a2 2 0 0 0 4 0c0-1.1-.6-2.1-2-3.7zM6.3 19h11.4v2.5H6.3z',
  },
};

export const styleOf = ({ colour = '', emblem = '' }: SeatBrief): SeatStyle => ({ colour, emblem });
export const EmblemPicture = ({ emblem }: { emblem: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path fill-rule="evenodd" d={emblems[emblem]?.path ?? ''} />
  </svg>
);

interface Props {
  seat: SeatBrief;
  known?: boolean; // whether it is known who is here
}
// The name stands next to it, so screen readers do not hear about the picture.
export function Figure({ seat, known = true }: Props) {
  const { colour, emblem } = styleOf(seat);
  const gone = known && !seat.player && !seat.away && !seat.here;
  return (
    <span
      class={`figure figure-${isFree(seat) ? 'free' : colour} ${gone ? 'figure-gone' : ''}`}
      aria-hidden="true"
    >
      {!isFree(seat) && <EmblemPicture emblem={emblem} />}
      {(seat.player || seat.away) && (
        <i class="figure-computer">
          <Icon name="computer" />
        </i>
      )}
    </span>
  );
}

// Custom properties by which the views of the games paint the pieces of each seat.
export function pieceColours(seats: readonly SeatBrief[]): Record<string, string> {
  return Object.fromEntries(
    seats.flatMap(({ colour }, at) =>
      colour
        ? [
            [`--seat-${at + 1}`, `var(--line-${colour})`],
            [`--token-${at + 1}`, `var(--person-${colour})`],
            [`--token-ink-${at + 1}`, `var(--person-${colour}-ink, #fff)`],
          ]
        : [],
    ),
  );
}
