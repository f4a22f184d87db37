// remote.tsx: what a match at a server adds to the screen of the match (match/match.ts).
import { goTo, linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { signal } from '@preact/signals';
import type { SavedGame } from '../../storage/saved-games';
import type { Question, Remote } from '../../match/types';
import { Button } from '../../ui/button';
import type { MenuItem } from '../../ui/menu';
import { request } from './request';
import { Chat } from './chat';
import type { RoomClient } from './room-client';
import { mySeat, keepSeat } from '../my-seats';
import { askForNotes, canAskForNotes } from './notifications';
import { openDialog } from './dialogs';
import { PlayersBar } from './players-bar';
import type { Late } from '../types';

function menuItems(room: RoomClient): MenuItem[] {
  const { details, seat } = room;
  const on = details?.state === 'on',
    away = details?.seats[seat - 1]?.away;
  const list: (MenuItem | false)[] = [
    seat > 0 &&
      canAskForNotes() && {
        text: tr('Tell me when it is my turn'),
        icon: 'sound',
        onChoose: () => void askForNotes(room),
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

function aboutAway(room: RoomClient): Question {
  return {
    text: tr('A computer plays for you.'),
    answers: [
      { label: tr('Play on myself'), main: true, act: () => void request(room, { do: 'back' }) },
    ],
  };
}
// Their time is over and the table waits: somebody has to say how it goes on.
function aboutLate(room: RoomClient, seat: number, name: string): Question {
  const hand = (skip: boolean) => void request(room, { do: 'hand', seat, skip });
  return {
    text: tr('The time of %s is over.', name),
    answers: [
      { label: tr('Have this move made'), act: () => hand(true) },
      { label: tr('Hand the seat to a computer'), act: () => hand(false) },
    ],
  };
}

// Who is waited for has no page of this table open.
const absentWords = (late: Late, name: string): string =>
  ({
    computer: tr('%s is not here. If they are not back in time, a computer takes over.', name),
    skip: tr('%s is not here. If they are not back in time, a computer makes this move.', name),
    wait: tr('%s is not here. When their time is over, you decide how it goes on.', name),
  })[late];
const sendingWords = ({ connection }: RoomClient) =>
  connection.state.value.kind === 'on'
    ? tr('Your move is on its way to the server.')
    : tr('Your move is kept, and is sent when the connection is back.');

function question(room: RoomClient): Question | null {
  const { details, seat, match, connection } = room;
  if (!details || !match || details.state !== 'on') return null;
  if (match.sending.value) return { text: sendingWords(room), answers: [] };
  if (seat === 0) return { text: tr('All seats are taken: you look on.'), answers: [] };
  if (details.seats[seat - 1]?.away) return aboutAway(room);
  const acts = match.situation.value.seat,
    who = details.seats[acts - 1];
  const waitsForPerson = who !== undefined && !who.player && !who.away;
  if (acts === seat || !waitsForPerson) return null;
  if (details.deadline === 0) return aboutLate(room, acts, who.name);
  return who.here || connection.state.value.kind !== 'on'
    ? null
    : { text: absentWords(details.late, who.name), answers: [] };
}

async function again(room: RoomClient) {
  const { table, details } = room;
  const made = details?.rematch
    ? { table: details.rematch }
    : await request<{ table: string }>(room, { do: 'rematch' });
  const known = mySeat(table);
  if (!made) return;
  if (known)
    keepSeat(made.table, {
      token: known.token,
      seat: known.seat,
      name: known.name,
      game: known.game,
    });
  goTo('table', made.table);
}

function Rematch({ room }: { room: RoomClient }) {
  const { details, seat } = room;
  return (
    <>
      {details?.rematch && seat > 0 && (
        <p role="status" class="online-again">
          {tr('The others play again: your seat is kept for you.')}
        </p>
      )}
      {seat > 0 && (
        <Button kind="main" icon="dice" onClick={() => void again(room)}>
          {tr('Once more with the same players')}
        </Button>
      )}
      <Button icon="people" href={linkTo('friends')}>
        {tr('Other tables')}
      </Button>
    </>
  );
}

export const createRemote = (room: RoomClient): Remote => ({
  sending: signal(false),
  send: (line) => void room.sender.send(line),
  finished: signal<SavedGame | null>(null),
  PlayersBar: () => <PlayersBar room={room} />,
  Chat: () => <Chat room={room} />,
  Rematch: () => <Rematch room={room} />,
  menuItems: () => menuItems(room),
  question: () => question(room),
});
