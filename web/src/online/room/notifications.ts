// notifications.ts: tells a player whose page is hidden that they are waited for: by the title of the page,
// a note of the system where they allowed it, and web push where the server has a key for it.
import { effect } from '@preact/signals';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { toast } from '../../ui/toast';
import type { RoomClient } from './room-client';
import { absentNames, hostOf } from './room-state';

export const canAskForNotes = () =>
  'Notification' in window && Notification.permission !== 'denied';

// The bytes of a key in base64url.
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

// What the service worker says, in the language of now (sw.ts).
async function tellWorker(room: RoomClient) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    push: { title: 'cantrip', text: tr('It is your turn.'), link: linkTo('table', room.table) },
  });
}
// Whether the server can now reach this browser when the page is closed.
async function subscribe(room: RoomClient): Promise<boolean> {
  const key = room.connection.hello?.push;
  if (!key || !('serviceWorker' in navigator) || !('PushManager' in window)) return false;
  const registration = await navigator.serviceWorker.ready;
  await tellWorker(room);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await room.connection.ask({ do: 'push', subscription: JSON.stringify(subscription) });
  return true;
}

export async function askForNotes(room: RoomClient) {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted')
    return toast(
      tr('This browser does not allow it. It can be changed in its settings for this site.'),
      { bad: true },
    );
  const pushed = await subscribe(room).catch(() => false); // else the page itself tells it while it is open
  toast(
    pushed
      ? tr('You will be told when it is your turn, even when this page is closed.')
      : tr('You will be told when it is your turn, as long as this page is open somewhere.'),
  );
}

// What a player is called for; "" when nothing is.
function callOf({ details, match, seat }: RoomClient): string {
  if (!details || seat === 0) return '';
  if (details.state === 'on')
    return match?.situation.value.waits === 'person' && !match.sending.value
      ? tr('It is your turn.')
      : '';
  const ready =
    details.state === 'open' &&
    details.free === 0 &&
    absentNames(details) === '' &&
    details.seats.length > 1;
  return ready && hostOf(details) === seat ? tr('All seats are taken. Begin when you like.') : '';
}

function note(room: RoomClient, body: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification('cantrip', { body, tag: room.table, icon: 'icon-192.png' });
    shown.onclick = () => window.focus();
  } catch {
    // Some phones let only the service worker do it.
    void navigator.serviceWorker?.ready.then((one) =>
      one.showNotification('cantrip', { body, tag: room.table }),
    );
  }
}

// While the table is on the screen. Returns what ends it.
export function watchTurn(room: RoomClient): () => void {
  let plain = ''; // the title that is to come back
  let was = callOf(room);
  let begun = false; // who opens the page sees what is there
  const look = () => {
    const call = callOf(room);
    if (call && call !== was && begun && document.hidden) note(room, call);
    was = call;
    begun ||= room.details !== null;
    showTitle(document.hidden ? call : '');
  };
  const showTitle = (call: string) => {
    if (call) plain ||= document.title;
    else if (!plain) return;
    const turn = room.details?.state === 'on';
    document.title = !call
      ? plain
      : turn
        ? tr('Your turn! – cantrip')
        : tr('All are here! – cantrip');
    if (!call) plain = '';
  };
  const end = effect(look);
  document.addEventListener('visibilitychange', look);
  return () => {
    end();
    document.removeEventListener('visibilitychange', look);
    showTitle('');
  };
}
