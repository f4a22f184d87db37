// slots.ts: which of the dice is which. A position only counts dice that look alike; here each die
// keeps its place on the table until all that are outside are rolled together, so that nothing moves
// away under a finger, and the eye can follow where each one went.
import type { Lying } from './types';

export type Place = 'front' | 'tray';
export interface Body extends Lying {
  id: number;
  place: Place;
  slot: number; // in its place
  home: number; // its latest slot outside the tray, where it returns to
  roll: number; // counts the rolls of all dice, up to this die's latest one
  order: number; // of landing, among the dice rolled together
  together: number; // how many these are
  seen: string; // its latest look that was visible
  again: boolean; // rolled alone just now, with the same result as before
  turns: number; // counts how often it was turned to another face
  was: string; // its look before the latest of them
}
export interface Slots {
  bodies: readonly Body[];
  gone: readonly Body[]; // left the table with the latest change
  room: number; // slots outside the tray, with those that are empty
  rolls: number;
  ids: number;
}
export const emptySlots: Slots = { bodies: [], gone: [], room: 0, rolls: 0, ids: 0 };

// What is rolled by an event of chance, as "colour face" for each die.
export function fallenDice(move: string, colours: readonly string[]): string[] {
  const [verb, ...words] = move.split(' ');
  let colour = '';
  return verb !== 'roll'
    ? []
    : words.flatMap((word) => {
        if (!colours.includes(word)) return [`${colour} ${word}`];
        colour = word;
        return [];
      });
}

interface Change {
  front: readonly Lying[];
  tray: readonly Lying[];
  fallen: readonly string[]; // dice that were rolled since
  touched: readonly number[]; // dice the player pointed at, the latest first
}

type Wanted = Lying & { place: Place };
type Fits = (old: Body, die: Wanted) => boolean;
const alike: Fits = (old, die) => old.colour === die.colour && old.look === die.look;
const coloured: Fits = (old, die) => old.colour === die.colour;
const staying: Fits = (old, die) => old.place === die.place;

// From the most to the least likely to be the same die; and whether it is the one that the player
// pointed at or one of the others.
const ways: { fits: Fits; pointed: boolean }[] = [
  { fits: (old, die) => die.busy && staying(old, die) && alike(old, die), pointed: true },
  { fits: (old, die) => staying(old, die) && alike(old, die), pointed: false },
  { fits: alike, pointed: true },
  { fits: (old, die) => staying(old, die) && coloured(old, die), pointed: true },
  { fits: coloured, pointed: true },
];

// Finds for each die the one that it was before.
function identify(before: readonly Body[], dice: readonly Wanted[], touched: readonly number[]) {
  const rank = ({ id }: Body) => (touched.includes(id) ? touched.indexOf(id) : touched.length);
  const left = new Set([...before].sort((a, b) => rank(a) - rank(b))),
    found = new Map<Wanted, Body>();
  for (const { fits, pointed } of ways)
    for (const die of dice) {
      if (found.has(die)) continue;
      const candidates = [...left].filter((old) => fits(old, die));
      const old = pointed ? candidates[0] : candidates[candidates.length - 1];
      if (!old) continue;
      found.set(die, old);
      left.delete(old);
    }
  return { found, gone: [...left] };
}

// Those without a slot get the one they had, or the first free one.
function fillSlots(bodies: Body[]) {
  for (const place of ['front', 'tray'] as const) {
    const here = bodies.filter((body) => body.place === place),
      taken = new Set(here.map(({ slot }) => slot));
    for (const body of here) {
      if (body.slot < 0 && place === 'front' && !taken.has(body.home)) body.slot = body.home;
      for (let free = 0; body.slot < 0; free++) if (!taken.has(free)) body.slot = free;
      taken.add(body.slot);
      if (place === 'front') body.home = body.slot;
    }
  }
}

export function nextSlots(before: Slots, { front, tray, fallen, touched }: Change): Slots {
  const dice: Wanted[] = [
    ...front.map((die) => ({ ...die, place: 'front' as const })),
    ...tray.map((die) => ({ ...die, place: 'tray' as const })),
  ];
  const { found, gone } = identify(before.bodies, dice, touched);
  let { ids } = before;
  const vacant = gone.filter(({ place }) => place === 'front').map(({ slot }) => slot);
  const bodies = dice.map((die): Body => {
    const old = found.get(die);
    if (old)
      return {
        ...old,
        ...die,
        slot: old.place === die.place ? old.slot : -1,
        seen: die.look || old.seen,
      };
    const slot = die.place === 'front' ? (vacant.shift() ?? -1) : -1; // swapped for what was there
    return {
      ...die,
      id: ++ids,
      slot,
      home: -1,
      roll: 0,
      order: 0,
      together: 0,
      seen: die.look,
      again: false,
      turns: 0,
      was: '',
    };
  });
  const rolls = before.rolls + (fallen.length ? 1 : 0);
  if (fallen.length) for (const body of bodies) body.again = false;
  const together = fallen.length > 0 && markRolled(bodies, found, fallen, rolls);
  markTurned(bodies, before.bodies);
  fillSlots(bodies);
  const used = bodies.map(({ place, slot }) => (place === 'front' ? slot + 1 : 0));
  const room = Math.max(together ? 0 : before.room, ...used);
  return { bodies, gone, room, rolls, ids };
}

function markTurned(bodies: readonly Body[], before: readonly Body[]) {
  const byId = new Map(before.map((old) => [old.id, old]));
  for (const body of bodies) {
    const old = byId.get(body.id);
    if (!old || old.roll !== body.roll) continue;
    if (old.place !== body.place || old.look !== body.look) body.again = false;
    if (old.look === body.look) continue;
    body.turns++;
    body.was = old.look;
  }
}

const hadItsLook = (found: ReadonlyMap<Wanted, Body>, { id, look }: Body) =>
  [...found.values()].some((old) => old.id === id && old.seen === look);

// Of dice that look alike, the one that has changed was rolled. If all outside were rolled together,
// they lie in order and without gaps.
function markRolled(
  bodies: Body[],
  found: ReadonlyMap<Wanted, Body>,
  fallen: readonly string[],
  rolls: number,
): boolean {
  const changed = new Set(
    [...found].filter(([die, old]) => !alike(old, die)).map(([, { id }]) => id),
  );
  const byLikelihood = [...bodies].sort(
    (a, b) => Number(changed.has(b.id)) - Number(changed.has(a.id)),
  );
  fallen.forEach((name) => {
    const die = byLikelihood.find(
      (body) => body.roll < rolls && name === `${body.colour} ${body.look}`,
    );
    if (!die) return;
    die.roll = rolls;
    die.again = fallen.length === 1 && found.size > 1 && hadItsLook(found, die);
  });
  const outside = bodies.filter(({ place }) => place === 'front');
  const together = outside.every(({ roll }) => roll === rolls);
  if (together) outside.forEach((body, at) => (body.slot = at));
  const rolled = bodies.filter(({ roll }) => roll === rolls).sort((a, b) => a.slot - b.slot);
  rolled.forEach((body, at) => Object.assign(body, { order: at, together: rolled.length }));
  return together;
}
