// install-prompt.ts: the browser's install prompt. Its event fires once, early, and can be used
// later.
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
