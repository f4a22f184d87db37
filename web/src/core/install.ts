// install.ts: the browser's offer to install the page as an app. It comes once, early, and may
// be taken up later.
import { makeStore } from './store';

export interface InstallOffer extends Event { prompt(): Promise<unknown> }
export const offerToInstall = makeStore<InstallOffer | null>(null);

export function watchInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offerToInstall.set(event as InstallOffer);
  });
  addEventListener('appinstalled', () => offerToInstall.set(null));
}
