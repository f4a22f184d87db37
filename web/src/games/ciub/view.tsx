// view.tsx: the ciúb table: cards above, dice below, supply and players at the side.
import { useMemo, useRef } from 'preact/hooks';
import type { CiubSet } from './types';
import type { Scene, View } from '../view';
import type { ThingName } from '../../engine/types';
import { tr } from '../../i18n/tr';
import { lazy } from '../../ui/lazy';
import { namesOf } from '../../ui/thing-names';
import { diceLeft, frontDice, trayDice } from './places';
import { useDrag } from '../../ui/drag';
import { Dice, Supply, useSlots } from './dice';
import { canLift, commonChoice, dropTargets, pointAt } from './drops';
import { useMoves } from './moving';
import { Die } from './die';
import { DiePicture, Sides } from './sides';
import { standing } from './standing';
import { Cards, Seats } from './table';
import type { CiubState } from './types';

const Faces = lazy(async () => (await import('./faces')).facesOf({ Die, Sides }), false);

// The things drawn in a position, except the faces to turn a die to, which are drawn when lit.
function thingsOf(scene: Scene, set: CiubSet): string[] {
  const state = scene.state as CiubState,
    { turn } = scene.situation;
  const cards = [
    ...state.top,
    ...state.bottom,
    ...state.players.flatMap((player) => player.won ?? []),
  ].filter((name): name is string => name !== null);
  if (state.opus) cards.push('opus-magnum');
  return [
    'pile:all',
    'tray:all',
    'supply:all',
    'row:top',
    'row:bottom',
    ...cards.map((name) => `card:${name}`),
    ...set.dice.map(({ name }) => `supply:${name}`),
    ...[...frontDice(state, turn), ...trayDice(state, diceLeft(scene))].map((die) => die.thing),
    ...state.players.flatMap((_, at) => [`seat:${at + 1}`, `token:${at + 1}`]),
  ];
}

// Where nothing is chosen: a die that is dropped there is meant alone.
const isPlace = (thing: string) => thing === '' || /^(front|tray|row|seat|supply:all)/.test(thing);

function Table(scene: Scene) {
  const state = scene.state as CiubState;
  const set = useMemo(
    () => scene.session.do<CiubSet>('board'),
    [scene.session, scene.situation.id],
  );
  const colours = useMemo(() => set.dice.map(({ name }) => name), [set]);
  const looks = [...scene.lit].filter((thing) => thing.startsWith('look:'));
  const nameOf = namesOf(
    scene.session,
    scene.situation.game,
    [...thingsOf(scene, set), ...looks].filter((thing) => !/^(seat|token):/.test(thing)),
  );
  // A die that is picked is used on what is tapped next, as if it were dragged there; another die is
  // only put with it if it cannot be used on that.
  const onPoint = (thing: ThingName) => {
    const [die, more] = scene.picked;
    const meant = die && die !== thing && !more && dropTargets(scene, die).get(thing);
    if (meant && (meant.length > 1 || !scene.lit.has(thing))) pointAt(scene, meant);
    else scene.onPoint(thing);
  };
  const part = { scene: { ...scene, onPoint }, state, set, colours, nameOf };
  const table = useRef<HTMLDivElement>(null);
  const lying = useSlots(part);
  const dropped = useMoves(table, scene, lying.slots);
  useDrag(table, {
    targetsOf: (thing) => dropTargets(scene, thing),
    canLift: (thing) => canLift(scene, thing),
    onDrop(points, _, at, source) {
      const { left, top } = table.current!.getBoundingClientRect();
      const key = source.getAttribute('data-move') ?? '';
      dropped.current = { key, box: { ...at, left: at.left - left, top: at.top - top } };
      pointAt(scene, points);
    },
    onRefuse(thing, on) {
      if (!isPlace(on)) scene.onRefuse([thing, on]);
      else if (!scene.lit.has(thing) && !dropTargets(scene, thing).size) scene.onRefuse([thing]);
    },
  });
  const tapTwice = (event: Event) => {
    const thing = (event.target as Element).closest('[data-thing]')?.getAttribute('data-thing');
    const things = thing && commonChoice(scene, thing);
    if (things) pointAt(scene, things);
  };
  return (
    <div class="ciub-table" ref={table} onDblClick={tapTwice}>
      <Cards {...part} />
      <Dice {...part} {...lying} />
      <Supply {...part} />
      <Seats {...part} />
    </div>
  );
}

function shows(thing: string, scene: Scene) {
  if (thing.startsWith('look:')) return true;
  const kind = thing.split(':')[0];
  if (kind === 'supply') return true;
  return thingsOf(scene, { cards: [], dice: [] }).includes(thing);
}

export const ciubView: View = {
  Table,
  standing,
  shows,
  usual: ['word:roll', 'word:stop', 'word:end'],
  chances: {
    label: () => tr('Chances'),
    about: () =>
      tr(
        'How likely you are to complete each card this turn if you play for it alone. “At least” means that it may be more.',
      ),
    certain: true,
  },
  Picture: DiePicture,
  answers: { faces: Faces },
};
