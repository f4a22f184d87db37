// places.ts: where each die of the active player lies.
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
    ...spread(state.hand, inHand),
  ];
}

// 4.9: while dice are being kept, those in the tray are named as dice in hand, and the chosen ones
// lie with the kept ones.
export function trayDice(state: CiubState): Lying[] {
  if (state.step !== 'keep') return spread(state.tray, (colour, look) => `tray:${colour}.${look}`);
  const kept = { ...state.hand };
  const name = (die: Lying) => (die.look === '2for1' ? `${die.colour} 2for1` : die.colour);
  return spread(state.tray, (colour, look) => inHand(colour, look === '2for1' ? look : '')).filter(
    (die) => !((kept[name(die)] ?? 0) > 0 && kept[name(die)]--),
  );
}

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
