// drops.ts: what dragging and double taps mean. Both point at things one after another.
import { useEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { ThingName } from '../../engine/types';
import { useDrag } from '../../ui/drag';
import type { Scene } from '../view';
import type { Dungeon } from './board/board';

export const diceDrop = 'dice:all'; // the player's own dice
export const dungeonDrop = 'dungeon:all'; // the dungeon as a whole

const isSpace = (thing: ThingName) => thing.startsWith('space:');

// Whether the figure of a seat can be carried to a space now.
export const canCarry = ({ past, lit, situation }: Scene, seat: number) =>
  !past && seat === situation.seat && [...lit].some(isSpace);

// Every space is a target of the player's mage: a wrong one explains itself.
function dropTargets(scene: Scene, { board }: Dungeon, thing: ThingName) {
  const [kind, seat] = thing.split(':'),
    { past, lit, situation } = scene;
  const chosen = situation.draft.things.filter(isSpace);
  const open = chosen.length ? chosen : [...lit].filter(isSpace);
  const to = (spaces: ThingName[], points: (space: ThingName) => ThingName[]) =>
    new Map(spaces.map((space) => [space, points(space)]));
  if (past || !lit.size) return to([], () => []);
  if (kind === 'mage' && canCarry(scene, Number(seat)))
    return to(
      board.spaces.map(({ name }) => `space:${name}`),
      (space) => [space],
    );
  if (kind === 'die') return to(open, (space) => (chosen.length ? [thing] : [space, thing]));
  if (kind === 'supply') return to(lit.has(thing) ? [diceDrop] : [], () => [thing]);
  return kind === 'scroll' && !chosen.length ? to([dungeonDrop], () => [thing]) : to([], () => []);
}

// `root` holds the dungeon and what the player has. Returns a handler of double clicks.
export function useDrops(root: RefObject<HTMLElement | null>, scene: Scene, dungeon: Dungeon) {
  const carried = useRef<ThingName>(''); // the space that a figure was put on
  // The only way to do what was begun at that space.
  const finish = (space: ThingName) => {
    const { draft, choices } = scene.situation;
    if (isSpace(space) && draft.things.includes(space) && choices.length === 1 && scene.lit.size)
      for (const thing of choices[0].things) scene.onPoint(thing);
  };
  useDrag(root, {
    targetsOf: (thing) => dropTargets(scene, dungeon, thing),
    onDrop(points, thing) {
      carried.current = thing.startsWith('mage:') ? points[0] : '';
      points.forEach(scene.onPoint);
    },
    onRefuse: (_, on) => isSpace(on) && scene.onPoint(on),
  });
  useEffect(() => {
    finish(carried.current);
    carried.current = '';
  }, [scene]);
  return (event: Event) => {
    const thing = (event.target as Element).closest('[data-thing]');
    finish(thing?.getAttribute('data-thing') ?? '');
  };
}
