// notifications.ts: tells a player whose page is hidden that it is their turn: by the page title, by a
// system notification if allowed, and by web push if the server has a key for it.
import { effect } from '@preact/signals';
import { linkTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { toast } from '../../ui/toast';
import type { Room } from './room';
import { absentNames, hostOf } from './room-state';

export const canAskForNotifications = () =>
  'Notification' in window && Notification.permission !== 'denied';

// The bytes of a key in base64url.
const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

// Sets the text of a push message, in the current language (sw.ts).
async function setPushText(room: Room) {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    push: { title: 'cantrip', text: tr('It is your turn.'), link: linkTo('table', room.table) },
  });
}
// Whether the server can now reach this browser when the page is closed.
async function subscribe(room: Room): Promise<boolean> {
  const key = room.connection.hello.value?.push;
  if (!key || !('serviceWorker' in navigator) || !('PushManager' in window)) return false;
  const registration = await navigator.serviceWorker.ready;
  await setPushText(room);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  await room.connection.ask({ do: 'push', subscription: JSON.stringify(subscription) });
  return true;
}

export async function askForNotifications(room: Room) {
  const answer = await Notification.requestPermission();
  if (answer !== 'granted')
    return void toast(
      tr('This browser does not allow it. It can be changed in its settings for this site.'),
      { bad: true },
    );
  const pushed = await subscribe(room).catch(() => false); // else only the open page can notify
  toast(
    pushed
      ? tr('You will be told when it is your turn, even when this page is closed.')
      : tr('You will be told when it is your turn, as long as this page is open somewhere.'),
  );
}

// What the player is needed for; "" if not needed.
function reasonToCall(room: Room): string {
  const details = room.details.value,
    match = room.match.value,
    seat = room.seat.value;
  if (!details || seat === 0) return '';
  if (details.state === 'on')
    return match?.situation.value.waits === 'person' && !match.sending.value
      ? tr('It is your turn.')
      : '';
  const ready =
    details.state === 'open' &&
    details.free === 0 &&
    absentNames(details, seat) === '' &&
    details.seats.length > 1;
  return ready && hostOf(details) === seat ? tr('All seats are taken. Begin when you like.') : '';
}

function notify(room: Room, body: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification('cantrip', { body, tag: room.table, icon: 'icon-192.png' });
    shown.onclick = () => window.focus();
  } catch {
    // On some phones only the service worker may notify.
    void navigator.serviceWorker?.ready.then((one) =>
      one.showNotification('cantrip', { body, tag: room.table }),
    );
  }
}

// While the table is on screen. Returns a function that ends it.
export function watchTurn(room: Room): () => void {
  let titleBefore = ''; // to restore; "" while the page has its own title
  let last = reasonToCall(room);
  let loaded = false; // what was already so when the page opened needs no notification
  const update = () => {
    const call = reasonToCall(room);
    if (call && call !== last && loaded && document.hidden) notify(room, call);
    last = call;
    loaded ||= room.details.value !== null;
    showTitle(document.hidden ? call : '');
  };
  const showTitle = (call: string) => {
    if (call) titleBefore ||= document.title;
    else if (!titleBefore) return;
    const turn = room.details.value?.state === 'on';
    document.title = !call
      ? titleBefore
      : turn
        ? tr('Your turn! – cantrip')
        : tr('All are here! – cantrip');
    if (!call) titleBefore = '';
  };
  const unsubscribe = effect(update);
  document.addEventListener('visibilitychange', update);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
    showTitle('');
  };
}
