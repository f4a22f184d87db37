// aside.ts: the table whose waiting room the player has left for another page, say for the lesson. It
// is followed on, so that the seat is kept and the game can begin, but the others see that nobody is
// there; the header has the way back.
import { effect, signal } from '@preact/signals';
import { notice } from '../../app/notice';
import { goTo, linkTo, readRoute } from '../../app/router';
import { tr, trPlural } from '../../i18n/tr';
import { playSound } from '../../ui/sound';
import { toast } from '../../ui/toast';
import { pairing } from '../pairing-store';
import type { Room } from './room';

const aside = signal<Room | null>(null);
let hideCall: (() => void) | null = null; // to the game that has begun without the player

const isWaiting = ({ details, seat, invitation }: Room) =>
  ['open', 'reveal'].includes(details.value?.state ?? '') && (seat.value > 0 || invitation !== '');

// When the screen of a table is left.
export function setAside(room: Room) {
  if (!isWaiting(room)) return room.leave();
  room.aside.value = true;
  aside.value = room;
  void room.enter(true);
}
// The others see which page it is.
addEventListener('hashchange', () => {
  if (!['table', 'seat'].includes(readRoute(location.hash).screen)) void aside.value?.enter(true);
});

// When the screen of a table is opened: the room that was set aside, if it is this one. A page has
// one table at a time.
export function takeBack(table: string, invitation: string): Room | null {
  const room = aside.value;
  aside.value = null;
  hideCall?.();
  hideCall = null;
  if (!room) return null;
  if (room.table !== table || (invitation !== '' && room.invitation !== invitation)) {
    room.leave();
    return null;
  }
  room.aside.value = false;
  void room.enter(isWaiting(room)); // or the game has begun
  return room;
}

const freeWords = (free: number) =>
  free > 0 ? trPlural('%d seat is free.', '%d seats are free.', free) : tr('All seats are taken.');

const wordsOf = ({ invitation, table }: Room) =>
  [table, ...(invitation ? [invitation] : [])] as const;

function call(room: Room) {
  playSound('turn');
  return toast(tr('The game has begun.'), {
    action: { text: tr('Go to the game'), onChoose: () => goTo('table', ...wordsOf(room)) },
  });
}

effect(() => {
  const room = aside.value,
    details = room?.details.value;
  if (room && details && ['closed', 'over'].includes(details.state)) {
    aside.value = null;
    room.leave();
  } else if (room && details) {
    const begun = details.state === 'on';
    if (begun) hideCall ??= call(room);
    notice.value = {
      text: begun ? tr('To the game') : room.seat.value ? tr('Your table') : tr('Invitation'),
      more: begun
        ? tr('The game has begun.')
        : `${tr('Back to the table.')} ${freeWords(details.free)}`,
      href: linkTo('table', ...wordsOf(room)),
    };
  } else
    notice.value = pairing.value && {
      text: tr('Searching'),
      more: tr('Looking for players. Back to the page where you can stop it.'),
      href: linkTo('friends', 'anyone'),
    };
});
