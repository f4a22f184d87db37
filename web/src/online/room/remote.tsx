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
import { isLive } from '../time-text';
import { isTaken, type Details } from '../types';
import { askForNotifications, canAskForNotifications } from './notifications';
import { openDialog } from './dialogs';
import { PlayersBar } from './players-bar';
import { question, standingAnswers } from './questions';
import { endedByPlayers, opponentOf } from './room-state';

// The ways out of a game, each with what it leads to.
function endItems(room: Room, details: Details): (MenuItem | false)[] {
  const seat = room.seat.value,
    own = details.seats[seat - 1];
  const opponent = details.seats[opponentOf(details, seat) - 1],
    isAlone = details.seats.every((one, at) => at + 1 === seat || !isTaken(one) || one.left);
  return [
    !own.away && {
      text: tr('Pause'),
      more: tr('A computer plays for you until you are back.'),
      icon: 'pause',
      onChoose: () => openDialog('leave'),
    },
    !details.ending.includes(seat) && {
      text: isAlone ? tr('End the game') : tr('Propose to end the game'),
      more: isAlone ? tr('Nobody wins.') : tr('If the others agree, nobody wins.'),
      icon: 'check',
      onChoose: () => openDialog('end'),
    },
    !isAlone && {
      text: tr('Resign'),
      more: opponent
        ? tr('The game ends, and %s wins.', opponent.name)
        : tr('A computer takes your seat for good.'),
      icon: 'flag',
      onChoose: () => openDialog('resign'),
    },
  ];
}

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
    ...(plays ? endItems(room, details) : []),
    {
      text: tr('Home'),
      more: !plays
        ? tr('You can come back to this table.')
        : isLive(details.pace)
          ? tr('Your seat is kept, but your time runs on.')
          : tr('Your seat is kept, and the game goes on.'),
      icon: 'home',
      onChoose: () => goTo(),
    },
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
  const can =
    room.seat.value > 0 && (details?.state === 'over' || (details && endedByPlayers(details)));
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
        {tr('Play with friends')}
      </Button>
    </>
  );
}

export const createRemote = (room: Room): Remote => ({
  key: `online-${room.table}`,
  sending: signal(false),
  tips: true,
  send: (line) => room.send(line),
  finished: signal<SavedGame | null>(null),
  PlayersBar: () => <PlayersBar room={room} />,
  Chat: () => <RoomChat room={room} />,
  Rematch: () => <Rematch room={room} />,
  menuItems: () => menuItems(room),
  question: () => question(room),
  standingAnswers: () => standingAnswers(room),
});
