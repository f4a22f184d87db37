// view.tsx: the ciúb table: cards above, dice below, supply and players at the side.
import { useMemo } from 'preact/hooks';
import type { CiubSet } from './types';
import type { Scene, View } from '../view';
import { namesOf } from '../../ui/thing-names';
import { frontDice, trayDice } from './places';
import { Cards, Dice, Seats, Supply } from './table';
import type { CiubState } from './types';

// The things drawn in a position, except the faces to turn a die to, which are drawn when lit.
function thingsOf(state: CiubState, set: CiubSet, turn: number): string[] {
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
    ...[...frontDice(state, turn), ...trayDice(state)].map((die) => die.thing),
    ...state.players.flatMap((_, at) => [`seat:${at + 1}`, `token:${at + 1}`]),
  ];
}

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
    [...thingsOf(state, set, scene.situation.turn), ...looks].filter(
      (thing) => !/^(seat|token):/.test(thing),
    ),
  );
  const part = { scene, state, set, colours, nameOf };
  return (
    <div class="ciub-table">
      <Cards {...part} />
      <Dice {...part} />
      <Supply {...part} />
      <Seats {...part} />
    </div>
  );
}

function shows(thing: string, scene: Scene) {
  if (thing.startsWith('look:')) return true;
  const state = scene.state as CiubState;
  const kind = thing.split(':')[0];
  if (kind === 'supply') return true;
  return thingsOf(state, { cards: [], dice: [] }, scene.situation.turn).includes(thing);
}

export const ciubView: View = { Table, shows, saysCertain: true };
