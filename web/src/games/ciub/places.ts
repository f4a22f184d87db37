// places.ts: where each die of the active player lies.
import type { ThingName } from '../../engine/types';
import type { Scene } from '../view';
import type { CiubState, Counts, Lying } from './types';

function spread(
  counts: Counts | undefined,
  thing: (colour: string, look: string) => string,
): Lying[] {
  return Object.entries(counts ?? {}).flatMap(([name, count]) => {
    const [colour, look = ''] = name.split(' ');
    return Array.from({ length: count }, () => ({
      colour,
      look,
      thing: thing(colour, look),
      busy: false,
    }));
  });
}

const inHand = (colour: string, look: string) => `hand:${colour}${look ? `.${look}` : ''}`;

// Marks the first matching die as acting or acted on.
function markBusy(dice: Lying[], names: (string | undefined)[]) {
  for (const name of names) {
    const die = dice.find((one) => !one.busy && name === `${one.colour} ${one.look}`);
    if (die) die.busy = true;
  }
  return dice;
}

// The dice in front of the active player, except the tray. After an unconfirmed move that ends the
// turn, the dice they end it with.
export function frontDice(state: CiubState, turn: number): Lying[] {
  const own = spread(state.players[turn - 1]?.dice, inHand);
  if (turn !== state.turn) return own;
  const outside = spread(state.outside, (colour, look) => `die:${colour}.${look}`);
  return [
    ...own,
    ...markBusy(outside, [state.move?.die, state.move?.on]),
    ...spread(state.rolling, inHand),
    ...markBusy(spread(state.hand, inHand), [`${state.move?.give} 2for1`]),
    ...spread(state.move?.for ? { [state.move.for]: 1 } : {}, inHand), // the first of two for one
  ];
}

const inTray = (colour: string, look: string) => `tray:${colour}.${look}`;

// 4.9: of the dice in the tray those that are kept by name lie with the kept ones. `left`: those that
// an unconfirmed move gives back stay in the tray until it is made.
export function trayDice(state: CiubState, left: readonly ThingName[]): Lying[] {
  const tray = spread(state.tray, inTray);
  for (const thing of left) {
    const [colour, look] = thing.slice('tray:'.length).split('.');
    tray.push({ colour, look, thing, busy: false });
  }
  if (state.step !== 'keep') return tray;
  const kept = { ...state.hand };
  const name = (die: Lying) => (die.look === '2for1' ? `${die.colour} 2for1` : die.colour);
  return tray.filter((die) => !((kept[name(die)] ?? 0) > 0 && kept[name(die)]--));
}

// The dice that the unconfirmed move gives back.
export const diceLeft = ({ past, isEvent, situation }: Scene) =>
  past || isEvent ? [] : situation.draft.left;

// All dice of a player by colour, wherever they are.
export function diceOfSeat(state: CiubState, seat: number): Counts {
  const all: Counts = { ...state.players[seat - 1].dice };
  if (seat !== state.turn) return all;
  const keeping = state.step === 'keep'; // the hand is then part of the tray
  for (const place of [state.outside, state.rolling, state.tray, keeping ? undefined : state.hand])
    for (const [name, count] of Object.entries(place ?? {})) {
      const colour = name.split(' ')[0];
      all[colour] = (all[colour] ?? 0) + count;
    }
  return all;
}
