// turn.ts: who is to act: a person who may, one who has to take the device first, or the computer,
// for itself or in the place of a person who asked it to.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { usualLevel } from '../storage/new-game';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import { isOpening, type MatchState, type Moment } from './state';

interface Parts {
  state: MatchState;
  viewed: ReadonlySignal<Moment | null>; // an event of the past that is looked at
  playing: ReadonlySignal<Moment | null>; // an event that is being shown
  sending: ReadonlySignal<boolean>; // a move is on its way to the server
  people: () => number; // how many could be meant by "you"
}

export function createTurn({ state, viewed, playing, sending, people }: Parts) {
  const { situation } = state;
  const handover = signal(0); // the seat that is to take the device
  const asksPractice = signal(false); // undoing would make it a practice game: the player is asked
  const openElsewhere = signal(false); // another window goes on with this match
  const seatsChosenFor = signal<ReadonlySet<number>>(new Set()); // until the first dice fall
  const opening = isOpening(state);
  // Whether the computer chooses in the place of the person to act.
  const choosesForMe = computed(() => {
    const { waits, seat } = situation.value;
    return seatsChosenFor.value.has(seat) && waits === 'person' && opening.value;
  });
  const turn = {
    handover,
    asksPractice,
    openElsewhere,
    opening,
    choosesForMe,
    lastPerson: situation.peek().waits === 'person' ? situation.peek().seat : 0,
    // Whether the person to act may act: nothing is in the way.
    canAct: computed(
      () =>
        situation.value.waits === 'person' &&
        !viewed.value &&
        !playing.value &&
        !handover.value &&
        !asksPractice.value &&
        !openElsewhere.value &&
        !situation.value.lesson?.waits &&
        !choosesForMe.value &&
        !sending.value,
    ),
    computerActs: computed(() => situation.value.waits === 'computer' || choosesForMe.value),
    // The level of the computer that chooses in the place of a person; "" where none does.
    standIn: () => (choosesForMe.value ? usualLevel(state.info) : ''),
    chooseFor: (seat: number) =>
      void (seatsChosenFor.value = new Set([...seatsChosenFor.value, seat])),
    chooseForNobody: () => void (seatsChosenFor.value = new Set()),
    // Everything was shown: calls the person to act.
    callNext() {
      const { waits, seat, prompt, lesson } = situation.value,
        computerActs = turn.computerActs.value;
      if (waits === 'person' && !choosesForMe.value) {
        const other = turn.lastPerson !== 0 && turn.lastPerson !== seat;
        if (other || wasWaiting) playSound('turn');
        handover.value = other && !lesson && people() > 1 ? seat : 0;
        turn.lastPerson = seat;
      }
      if (waits === 'over') playSound('win');
      wasWaiting = computerActs || waits === 'elsewhere';
      if (!computerActs) announce(prompt);
    },
  };
  let wasWaiting = false; // for a computer, or for somebody elsewhere
  return turn;
}
