// questions.ts: what the players at a table are asked or told while they wait: about somebody who is
// late, not there, or on another device, and about ending the game.
import { tr } from '../../i18n/tr';
import { goTo } from '../../app/router';
import type { Question } from '../../match/types';
import { saveSeat } from '../my-seats';
import type { Details, Late } from '../types';
import { isTaken } from '../types';
import { canBeClaimed, claimSeat } from './claim';
import type { Room } from './room';

const absence = 60000; // milliseconds until the others can let a computer play

const takeBack = (room: Room) => {
  saveSeat(room.table, { rests: false });
  void room.request({ do: 'back' });
};
// Answers that are offered even while moves are being shown.
export function standingAnswers(room: Room): Question['answers'] {
  const own = room.details.value?.seats[room.seat.value - 1];
  return room.details.value?.state === 'on' && own?.away && !own.left
    ? [{ label: tr('Take my seat back'), main: true, act: () => takeBack(room) }]
    : [];
}
const aboutAway = (room: Room, left: boolean): Question =>
  left
    ? {
        text: tr('You have given up your seat. A computer has it now, and you can watch.'),
        answers: [{ label: tr('Leave the table'), act: () => goTo('friends') }],
      }
    : { text: tr('A computer plays for you.'), answers: standingAnswers(room) };

// Their time is up, and the others decide how to go on.
function aboutLate(room: Room, seat: number, name: string): Question {
  const hand = (skip: boolean) => void room.request({ do: 'hand', seat, skip });
  return {
    text: tr('%s has run out of time. How do you want to go on?', name),
    title: tr('Your answer is needed'),
    answers: [
      { label: tr('Let the computer make this move'), act: () => hand(true) },
      { label: tr('Let the computer take the seat'), act: () => hand(false) },
    ],
  };
}

// The player to act does not have the table open.
const absentWords = (late: Late, name: string): string =>
  ({
    computer: tr(
      '%s is not here. If they run out of time, the computer plays for them until they return.',
      name,
    ),
    skip: tr('%s is not here. If they run out of time, the computer makes this move.', name),
    wait: tr('%s is not here. When their time is up, you decide how to go on.', name),
  })[late];

function aboutAbsent(room: Room, details: Details, seat: number): Question {
  const { name, agreed = [] } = details.seats[seat - 1];
  const since = details.absent[seat - 1];
  if (agreed.includes(room.seat.value))
    return {
      text: tr('%s is not here. A computer plays as soon as the others want it, too.', name),
      answers: [],
    };
  if (!since || room.time.value < since + absence)
    return { text: absentWords(details.late, name), answers: [] };
  return {
    text: agreed.length
      ? tr('%s is not here. Others want a computer to play until they return.', name)
      : tr('%s is not here. A computer can play until they return.', name),
    answers: [
      {
        label: tr('Let the computer play for %s', name),
        act: () => void room.request({ do: 'hand', seat }),
      },
    ],
  };
}

// Somebody watches who says that a seat is theirs.
function aboutClaim(room: Room, { seats }: Details): Question | null {
  const at = seats.findIndex(
    ({ claim, here }, at) => claim && (!here || at + 1 === room.seat.value),
  );
  if (at < 0) return null;
  const { claim, name } = seats[at];
  const decide = (what: 'agree' | 'decline') => void room.request({ do: what, claim });
  if (at + 1 === room.seat.value)
    return {
      text: tr('Somebody on another device says they are you.'),
      title: tr('Your answer is needed'),
      answers: [{ label: tr('It is not me'), main: true, act: () => decide('decline') }],
    };
  return {
    text: tr('%s wants to go on with another device. Do you know that it is them?', name),
    title: tr('Your answer is needed'),
    answers: [
      { label: tr('Let %s in', name), main: true, act: () => decide('agree') },
      { label: tr('Do not let them in'), act: () => decide('decline') },
    ],
  };
}

const namesOf = (details: Details, seats: number[]) =>
  seats.map((seat) => details.seats[seat - 1]?.name).join(', ');

function aboutEnding(room: Room, details: Details): Question | null {
  const { ending, seats } = details,
    own = room.seat.value;
  const answer = (what: 'agree' | 'decline') => () => void room.request({ do: what });
  if (ending.length === 0) return null;
  if (!ending.includes(own))
    return {
      text: tr('%s wants to end the game now, without a winner.', namesOf(details, ending)),
      title: tr('Your answer is needed'),
      answers: [
        { label: tr('Agree to end it'), act: answer('agree') },
        { label: tr('Play on'), main: true, act: answer('decline') },
      ],
    };
  const missing = seats.flatMap((seat, at) =>
    isTaken(seat) && !seat.away && !ending.includes(at + 1) ? [at + 1] : [],
  );
  return {
    text: tr('You have proposed to end the game. Waiting for %s.', namesOf(details, missing)),
    answers: [{ label: tr('Withdraw the proposal'), act: answer('decline') }],
  };
}

function aboutWatching(room: Room, details: Details): Question {
  const mine = details.seats[room.claiming.value - 1];
  if (mine)
    return { text: tr('You say that you are %s. The others decide.', mine.name), answers: [] };
  const answers = details.seats.flatMap((seat, at) =>
    canBeClaimed(seat)
      ? [{ label: tr('I am %s', seat.name), act: () => void claimSeat(room, at + 1) }]
      : [],
  );
  return {
    text: room.invitation
      ? tr('All seats are taken. You are watching this game.')
      : tr('You are watching this game.'),
    answers,
  };
}

// Who agreed to end the game; a person for whom a computer played was not asked.
function agreedWords(details: Details): string {
  const { ending, seats } = details;
  return ending.length < seats.filter(isTaken).length
    ? tr('%s ended the game. Nobody has won.', namesOf(details, ending))
    : tr('The game has ended without a winner: everybody agreed to it.');
}
function resignedWords({ seats, winners: [winner] }: Details, own: number): string {
  if (own > 0 && own !== winner) return tr('You have resigned.');
  return tr('%s has resigned.', seats[2 - winner]?.name ?? '');
}
export function closedWords(details: Details, own: number): string {
  switch (details.why) {
    case 'agreed':
      return agreedWords(details);
    case 'resigned':
      return resignedWords(details, own);
    case 'empty':
      return tr('The game has ended: everybody has left.');
    default:
      return tr('This table is closed. Nobody can play here any more.');
  }
}
const aboutClosed = (details: Details, own: number): Question => ({
  text: closedWords(details, own),
  answers: [{ label: tr('Play with friends'), main: true, act: () => goTo('friends') }],
});

const sendingWords = ({ connection }: Room) =>
  connection.state.value.kind === 'connected'
    ? tr('Your move is on its way to the server.')
    : tr('Your move is kept, and is sent when the connection is back.');

// The seat of a person whom the others wait for; 0: none.
function awaited(details: Details, acts: number, own: number): number {
  const who = details.seats[acts - 1];
  return acts !== own && who !== undefined && !who.player && !who.away ? acts : 0;
}

export function question(room: Room): Question | null {
  const details = room.details.value,
    own = room.seat.value,
    match = room.match.value;
  if (!details || !match) return null;
  if (details.state === 'closed') return aboutClosed(details, own);
  if (details.state !== 'on') return null;
  if (match.sending.value) return { text: sendingWords(room), answers: [] };
  if (own === 0) return aboutWatching(room, details);
  const decision = aboutClaim(room, details) ?? aboutEnding(room, details);
  if (decision) return decision;
  const seat = details.seats[own - 1];
  if (seat?.away) return aboutAway(room, seat.left === true);
  const missing = awaited(details, match.situation.value.seat, own);
  if (!missing) return null;
  if (details.deadline === 0) return aboutLate(room, missing, details.seats[missing - 1].name);
  return details.seats[missing - 1].here || room.connection.state.value.kind !== 'connected'
    ? null
    : aboutAbsent(room, details, missing);
}
