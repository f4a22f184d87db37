// thing-names.ts: translated titles of things, cached.
import type { Session } from '../engine/session';
import { currentLanguage, tr } from '../i18n/tr';
import type { Seat, ThingName } from '../engine/types';

const known = new Map<string, string>();

// The titles of these things. A title depends only on the name ("red die showing 6"), so it stays
// valid throughout the game.
export function namesOf(
  session: Session,
  game: string,
  things: readonly ThingName[],
): (thing: ThingName) => string {
  const key = (thing: ThingName) => `${currentLanguage()} ${game} ${thing}`;
  const missing = [...new Set(things)].filter((thing) => !known.has(key(thing)));
  if (missing.length > 0) {
    const { names } = session.do<{ names: string[] }>(`name ${missing.join(' ')}`);
    missing.forEach((thing, at) => known.set(key(thing), names[at]));
  }
  return (thing) => known.get(key(thing)) ?? thing;
}

// Players without a name are called by their role, a common noun; somebody who plays alone against
// computers is addressed.
export const displayName = ({ name, role, you }: Seat) =>
  name !== role ? name : you ? tr('You') : name.charAt(0).toLocaleUpperCase() + name.slice(1);
export const turnOf = (seat: Seat) =>
  seat.you ? tr('Your turn') : tr("%s's turn", displayName(seat));
