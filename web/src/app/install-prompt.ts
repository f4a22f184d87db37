// install-prompt.ts: the browser's offer to install the page as an app. It comes once, early, and may
// be taken up later.
import { signal } from '@preact/signals';

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
export const offerToInstall = signal<InstallOffer | null>(null);

export function watchInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offerToInstall.value = event as InstallOffer;
  });
  addEventListener('appinstalled', () => (offerToInstall.value = null));
}
