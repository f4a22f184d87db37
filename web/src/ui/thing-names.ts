// thing-names.ts: the titles of things in the player's language, asked for once.
import type { Session } from '../engine/session';
import { currentLanguage } from '../i18n/tr';
import type { Seat, ThingName } from '../engine/types';

const known = new Map<string, string>();

// The titles of these things by name. What a title says of a thing ("red die showing 6") is in
// its name, so it stays true as the game goes on.
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

// Who has no name of his own is called by the role, which is a common word.
export const shownName = ({ name, role }: Seat) =>
  name === role ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : name;
