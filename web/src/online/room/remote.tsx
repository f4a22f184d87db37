// remote.tsx: what an online match adds to the match screen (match/types.ts).
import { goTo, linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { signal } from '@preact/signals';
import type { SavedGame } from '../../storage/saved-games';
import type { Question, Remote } from '../../match/types';
import { Button } from '../../ui/button';
import type { MenuItem } from '../../ui/menu';
import { RoomChat } from './chat';
import type { Room } from './room';
import { mySeat, saveSeat } from '../my-seats';
import { askForNotifications, canAskForNotifications } from './notifications';
import { openDialog } from './dialogs';
import { PlayersBar } from './players-bar';
import type { Late } from '../types';

function menuItems(room: Room): MenuItem[] {
  const details = room.details.value,
    seat = room.seat.value;
  const on = details?.state === 'on',
    away = details?.seats[seat - 1]?.away;
  const list: (MenuItem | false)[] = [
    seat > 0 &&
      canAskForNotifications() && {
        text: tr('Tell me when it is my turn'),
        icon: 'sound',
        onChoose: () => void askForNotifications(room),
      },
    seat > 0 && {
      text: tr('Play on another device'),
      icon: 'link',
      onChoose: () => openDialog('code'),
    },
    { text: tr('About this table'), icon: 'people', onChoose: () => openDialog('table') },
    seat > 0 &&
      on &&
      !away && {
        text: tr('Let a computer play for me'),
        icon: 'computer',
        onChoose: () => openDialog('leave'),
      },
    { text: tr('Leave; the game is kept'), icon: 'home', onChoose: () => goTo() },
  ];
  return list.filter((item): item is MenuItem => item !== false);
}

function aboutAway(room: Room): Question {
  return {
    text: tr('A computer plays for you.'),
    answers: [
      { label: tr('Play on myself'), main: true, act: () => void room.request({ do: 'back' }) },
    ],
  };
}
// Their time is up, and the others decide how to go on.
function aboutLate(room: Room, seat: number, name: string): Question {
  const hand = (skip: boolean) => void room.request({ do: 'hand', seat, skip });
  return {
    text: tr('The time of %s is over.', name),
    answers: [
      { label: tr('Have this move made'), act: () => hand(true) },
      { label: tr('Hand the seat to a computer'), act: () => hand(false) },
    ],
  };
}

// The player to act does not have the table open.
const absentWords = (late: Late, name: string): string =>
  ({
    computer: tr('%s is not here. If they are not back in time, a computer takes over.', name),
    skip: tr('%s is not here. If they are not back in time, a computer makes this move.', name),
    wait: tr('%s is not here. When their time is over, you decide how it goes on.', name),
  })[late];
const sendingWords = ({ connection }: Room) =>
  connection.state.value.kind === 'connected'
    ? tr('Your move is on its way to the server.')
    : tr('Your move is kept, and is sent when the connection is back.');

function question(room: Room): Question | null {
  const { connection } = room,
    details = room.details.value,
    seat = room.seat.value,
    match = room.match.value;
  if (!details || !match || details.state !== 'on') return null;
  if (match.sending.value) return { text: sendingWords(room), answers: [] };
  if (seat === 0) return { text: tr('All seats are taken: you look on.'), answers: [] };
  if (details.seats[seat - 1]?.away) return aboutAway(room);
  const acts = match.situation.value.seat,
    who = details.seats[acts - 1];
  const waitsForPerson = who !== undefined && !who.player && !who.away;
  if (acts === seat || !waitsForPerson) return null;
  if (details.deadline === 0) return aboutLate(room, acts, who.name);
  return who.here || connection.state.value.kind !== 'connected'
    ? null
    : { text: absentWords(details.late, who.name), answers: [] };
}

async function playAgain(room: Room) {
  const begun = room.details.value?.rematch;
  const made = begun ? { table: begun } : await room.request<{ table: string }>({ do: 'rematch' });
  const known = mySeat(room.table);
  if (!made) return;
  if (known)
    saveSeat(made.table, {
      token: known.token,
      seat: known.seat,
      name: known.name,
      game: known.game,
    });
  goTo('table', made.table);
}

function Rematch({ room }: { room: Room }) {
  const seat = room.seat.value;
  return (
    <>
      {room.details.value?.rematch && seat > 0 && (
        <p role="status" class="online-again">
          {tr('The others play again: your seat is kept for you.')}
        </p>
      )}
      {seat > 0 && (
        <Button kind="main" icon="dice" onClick={() => void playAgain(room)}>
          {tr('Once more with the same players')}
        </Button>
      )}
      <Button icon="people" href={linkTo('friends')}>
        {tr('Other tables')}
      </Button>
    </>
  );
}

export const createRemote = (room: Room): Remote => ({
  sending: signal(false),
  send: (line) => room.send(line),
  finished: signal<SavedGame | null>(null),
  PlayersBar: () => <PlayersBar room={room} />,
  Chat: () => <RoomChat room={room} />,
  Rematch: () => <Rematch room={room} />,
  menuItems: () => menuItems(room),
  question: () => question(room),
});
