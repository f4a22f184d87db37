// update.ts: the service worker and site updates. A new version waits until the player agrees or
// every page of the old one is closed; it never interrupts a game.
import { toast } from '../ui/toast';
import { tr, currentLanguage } from '../i18n/tr';

function offer(waiting: ServiceWorker) {
  toast(tr('A new version of cantrip is ready.'), {
    action: { text: tr('Use it now'), onChoose: () => waiting.postMessage('take over') },
  });
}

function follow(registration: ServiceWorkerRegistration) {
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const fresh = registration.installing;
    fresh?.addEventListener('statechange', () => {
      if (fresh.state === 'installed' && navigator.serviceWorker.controller) offer(fresh);
    });
  });
}

export function watchUpdates() {
  if (!('serviceWorker' in navigator)) return;
  let hasOne = navigator.serviceWorker.controller !== null;
  // Another tab may have agreed: all pages reload together. Game and draft are saved. The very
  // first worker is not an update.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (hasOne) location.reload();
    hasOne = true;
  });
  // Without one (insecure origin) the site works, but not offline.
  navigator.serviceWorker
    .register('sw.js')
    .then(follow)
    .catch(() => undefined);
  // The catalogue was fetched before the worker could cache it.
  void navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage(`keep ${currentLanguage()}`),
  );
}
