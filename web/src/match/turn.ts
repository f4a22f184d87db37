// turn.ts: who acts next: a person, one who must take the device first, or the computer, for itself
// or for a person who asked it to.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import { defaultLevel } from '../storage/new-game';
import { canAnimate } from '../storage/settings';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import { isOpening, type MatchState, type Moment } from './state';

interface Parts {
  state: MatchState;
  viewed: ReadonlySignal<Moment | null>; // a past event being viewed
  playing: ReadonlySignal<Moment | null>; // an event being played back
  sending: ReadonlySignal<boolean>; // a move is being sent to the server
  people: () => number; // how many people "you" could refer to
}

export function createTurn({ state, viewed, playing, sending, people }: Parts) {
  const { situation } = state;
  const handover = signal(0); // the seat that must take the device
  const asksPractice = signal(false); // undo would make it a practice game; waiting for an answer
  const openElsewhere = signal(false); // another window has taken over this match
  const celebrates = signal(false); // the game has just ended here, and its end is being shown
  const seatsChosenFor = signal<ReadonlySet<number>>(new Set()); // until the first dice roll
  const opening = isOpening(state);
  // Whether the computer chooses for the person to act.
  const choosesForMe = computed(() => {
    const { waits, seat } = situation.value;
    return seatsChosenFor.value.has(seat) && waits === 'person' && opening.value;
  });
  const turn = {
    handover,
    asksPractice,
    openElsewhere,
    celebrates,
    opening,
    choosesForMe,
    lastPerson: situation.peek().waits === 'person' ? situation.peek().seat : 0,
    // Whether the person to act may do so: nothing is pending.
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
    // The computer level that chooses for a person; "" if none.
    standIn: () => (choosesForMe.value ? defaultLevel(state.info) : ''),
    chooseFor: (seat: number) =>
      void (seatsChosenFor.value = new Set([...seatsChosenFor.value, seat])),
    chooseForNobody: () => void (seatsChosenFor.value = new Set()),
    // Called when everything has been shown: calls the player to act.
    callNext() {
      const { waits, seat, prompt, lesson } = situation.value,
        computerActs = turn.computerActs.value;
      if (waits === 'person' && !choosesForMe.value) {
        const other = turn.lastPerson !== 0 && turn.lastPerson !== seat;
        if (other || wasWaiting) playSound('turn');
        handover.value = other && !lesson && people() > 1 ? seat : 0;
        turn.lastPerson = seat;
      }
      celebrates.value = waits === 'over' && !lesson && canAnimate.peek();
      if (waits === 'over' && !celebrates.value) turn.soundEnd();
      wasWaiting = computerActs || waits === 'elsewhere';
      if (!computerActs && !lesson) announce(prompt); // a lesson says more itself
    },
    // By a person at this device.
    isWon() {
      const { winners, viewer, follows, seats } = situation.value;
      return winners.some((seat) => (follows ? seat === viewer : seats[seat - 1].player === ''));
    },
    soundEnd: () => playSound(turn.isWon() ? 'win' : 'end'),
  };
  let wasWaiting = false; // for a computer, or a remote player
  return turn;
}
