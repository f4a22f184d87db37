// drops.ts: what dragging and double taps mean: each is one of the choices there are now.
import type { Choice, ThingName } from '../../engine/types';
import type { Scene } from '../view';
import type { CiubState } from './types';

type Targets = Map<ThingName, readonly ThingName[]>;
const kindOf = (thing: ThingName) => thing.split(':')[0];
const isWord = (thing: ThingName) => thing.startsWith('word:');

// Where the dice of a choice go: `supply` and `die` stand for each of them that is there.
const places: Record<string, string> = {
  put: 'tray:all',
  swap: 'supply',
  reroll: 'die',
  adjust: 'die',
  gain: 'seat',
  remove: 'pile:all',
  down: 'row:bottom',
  take: 'front:all',
  for: 'front:all',
  and: 'front:all',
  trade: 'supply',
  whiten: 'supply:white',
};
// What goes with others in any order is lit, but it is a choice only when its turn comes.
const inAnyOrder: Record<string, [kind: string, place: string]> = {
  put: ['die', places.put],
  'trade-two': ['supply', places.and],
};

function targetsOfChoice({ text, things }: Choice, thing: ThingName, scene: Scene): Targets {
  const state = scene.state as CiubState;
  const place = places[text.split(' ')[0]] ?? '';
  const others: Record<string, ThingName[]> = {
    supply: Object.keys(state.supply ?? {}).map((colour) => `supply:${colour}`),
    die: Object.keys(state.outside ?? {}).map((name) => `die:${name.replace(' ', '.')}`),
    seat: [`seat:${scene.situation.seat}`],
  };
  const further = place === 'supply' || place === 'die';
  return new Map(
    (others[place] ?? [place])
      .filter((target) => target !== '' && target !== thing)
      .map((target) => [target, further ? [...things, target] : things]),
  );
}

// The player's token can be dropped on each card that it could be put on.
function targetsOfToken(scene: Scene): Targets {
  const choices = scene.situation.choices.filter(({ things }) => things.includes('word:token'));
  return new Map(choices.map(({ things }) => [things.find((thing) => !isWord(thing))!, things]));
}

// 4.11: a die that shows 2:1 and goes to the supply is traded for two. Only if it cannot be, it is
// exchanged for a white one: one drag has one meaning.
const isTrade = ({ text }: Choice) => text.startsWith('trade ');
function meantBy({ situation }: Scene, thing: ThingName): Choice[] {
  const meant = situation.choices.filter(({ things }) => things.includes(thing));
  return meant.some(isTrade) ? meant.filter(isTrade) : meant;
}

// 4.9: a die of the tray that can be given back.
const isGiven = ({ state, lit }: Scene, thing: ThingName) =>
  (state as CiubState).step === 'keep' && kindOf(thing) === 'tray' && lit.has(thing);
const targetsOfGiven = ({ state, picked }: Scene, thing: ThingName): Targets =>
  new Map(
    ['all', ...Object.keys((state as CiubState).supply ?? {})].map((colour) => [
      `supply:${colour}`,
      [...picked, thing],
    ]),
  );

export function dropTargets(scene: Scene, thing: ThingName): Targets {
  const { draft, seat } = scene.situation;
  const kind = kindOf(thing),
    [orderly, place] = inAnyOrder[(scene.state as CiubState).step] ?? [];
  if (scene.past) return new Map();
  if (draft.placed.includes(thing) || draft.left.includes(thing))
    return new Map([['front:all', [thing]]]);
  if (!scene.lit.size) return new Map();
  if (kind === 'token') return thing === `token:${seat}` ? targetsOfToken(scene) : new Map();
  if (isGiven(scene, thing)) return targetsOfGiven(scene, thing);
  if (kind === orderly && scene.lit.has(thing)) return new Map([[place!, [thing]]]);
  return new Map(
    meantBy(scene, thing).flatMap((choice) => [...targetsOfChoice(choice, thing, scene)]),
  );
}

// Dice can always be lifted: one that cannot go anywhere says why when it is dropped.
export const canLift = ({ past, isEvent }: Scene, thing: ThingName) =>
  !past && !isEvent && /^(die|tray|hand):(?!all$)/.test(thing);

// Points at these and nothing else.
export function pointAt({ picked, onPoint }: Scene, things: readonly ThingName[]) {
  for (const thing of picked) if (!things.includes(thing)) onPoint(thing);
  for (const thing of things) if (!picked.includes(thing)) onPoint(thing);
}

// What is commonly done with a thing that needs a word, such as to use a die that shows an action.
export const commonChoice = ({ situation, lit }: Scene, thing: ThingName) =>
  lit.size
    ? situation.choices.find(
        ({ things }) => things.length === 2 && things.includes(thing) && things.some(isWord),
      )?.things
    : undefined;
