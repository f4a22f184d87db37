// remote.tsx: what an online match adds to the match screen (match/types.ts).
import { goTo, linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { signal } from '@preact/signals';
import type { SavedGame } from '../../storage/saved-games';
import type { Remote } from '../../match/types';
import { Button } from '../../ui/button';
import type { MenuItem } from '../../ui/menu';
import { LastWords, RoomChat } from './chat';
import type { Room } from './room';
import { mySeat, saveRematchSeat } from '../my-seats';
import { askForNotifications, canAskForNotifications } from './notifications';
import { openDialog } from './dialogs';
import { PlayersBar } from './players-bar';
import { question, standingAnswers } from './questions';

function menuItems(room: Room): MenuItem[] {
  const details = room.details.value,
    seat = room.seat.value;
  const own = details?.seats[seat - 1],
    plays = details?.state === 'on' && own !== undefined && !own.left;
  const list: (MenuItem | false)[] = [
    plays &&
      canAskForNotifications() && {
        text: tr('Tell me when it is my turn'),
        icon: 'sound',
        onChoose: () => void askForNotifications(room),
      },
    plays && {
      text: tr('Play on another device'),
      icon: 'link',
      onChoose: () => openDialog('code'),
    },
    plays && {
      text: tr('Your colour and emblem'),
      icon: 'people',
      onChoose: () => openDialog('style'),
    },
    { text: tr('About this table'), icon: 'people', onChoose: () => openDialog('table') },
    plays &&
      !own.away && {
        text: tr('Let a computer play for me'),
        icon: 'computer',
        onChoose: () => openDialog('leave'),
      },
    plays && {
      text: tr('Give up my seat'),
      icon: 'close',
      onChoose: () => openDialog('resign'),
    },
    plays &&
      !details.ending.includes(seat) && {
        text: tr('End the game'),
        icon: 'check',
        onChoose: () => openDialog('end'),
      },
    { text: tr('Leave; the game is kept'), icon: 'home', onChoose: () => goTo() },
  ];
  return list.filter((item): item is MenuItem => item !== false);
}

async function playAgain(room: Room) {
  const begun = room.details.value?.rematch;
  const made = begun ? { table: begun } : await room.request<{ table: string }>({ do: 'rematch' });
  const known = mySeat(room.table);
  if (!made) return;
  if (known) saveRematchSeat(known, made.table);
  goTo('table', made.table);
}

function againWords({ details, again }: Room): string {
  if (!details.value?.rematch)
    return tr('A new game begins as soon as everybody wants to play again.');
  const name = details.value.seats[again.value - 1]?.name;
  return name
    ? tr('%s wants to play again. Your seat is kept for you.', name)
    : tr('The others want to play again, and your seat is kept for you.');
}
function Rematch({ room }: { room: Room }) {
  const details = room.details.value;
  const can = room.seat.value > 0 && (details?.state === 'over' || details?.why === 'agreed');
  return (
    <>
      <LastWords room={room} />
      {can && (
        <p role="status" class={`online-again ${details.rematch ? 'online-again-asked' : ''}`}>
          {againWords(room)}
        </p>
      )}
      {can && (
        <Button kind="main" icon="dice" onClick={() => void playAgain(room)}>
          {tr('Play again with the same players')}
        </Button>
      )}
      <Button icon="people" href={linkTo('friends')}>
        {tr('Other tables')}
      </Button>
    </>
  );
}

export const createRemote = (room: Room): Remote => ({
  key: `online-${room.table}`,
  sending: signal(false),
  send: (line) => room.send(line),
  finished: signal<SavedGame | null>(null),
  PlayersBar: () => <PlayersBar room={room} />,
  Chat: () => <RoomChat room={room} />,
  Rematch: () => <Rematch room={room} />,
  menuItems: () => menuItems(room),
  question: () => question(room),
  standingAnswers: () => standingAnswers(room),
});
