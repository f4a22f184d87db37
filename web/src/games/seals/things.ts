// things.ts: the names of things, as in src/games/seals/guide/internal.h.
import type { ThingName } from '../../engine/types';
import { acting, type Die, type Scroll, type SealsState } from './state';

export function dieThing(state: SealsState, seat: number, { colour, value }: Die): ThingName {
  return `die:${seat === acting(state) ? '' : `${seat}.`}${colour}.${value}`;
}

// With circle I each scroll exists twice under one name, which means the one the acting seat can
// use; the other is named with its seat.
export function scrollThing(
  state: SealsState,
  seat: number,
  scroll: Scroll,
  up: boolean,
): ThingName {
  const plain = scroll.text.replace("'", '');
  const own = seat === acting(state);
  const twin = state.players[seat - 1].up?.some((text) => text.replace("'", '') === plain);
  const apart = scroll.spell === 'binding' ? !own : state.circle === 1 && (!own || (!up && twin));
  return `scroll:${apart ? `${seat}.` : ''}${plain}`;
}

export const spaceOf = (thing: ThingName) => (thing.startsWith('space:') ? thing.slice(6) : '');
