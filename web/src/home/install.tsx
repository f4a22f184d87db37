// install.tsx: how to install the app, where the browser supports it.
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import { offerToInstall } from '../app/install-prompt';

const asApp = () => matchMedia('(display-mode: standalone)').matches;

export function Install() {
  const offer = offerToInstall.value;
  return (
    <section class="panel settings-part" aria-labelledby="settings-install">
      <h2 id="settings-install">{tr('Without a network')}</h2>
      <p>
        {tr(
          'After the first visit everything works offline: both games, the computer players, the rules.',
        )}
      </p>
      {asApp() ? (
        <p>{tr('It is installed as an app here.')}</p>
      ) : offer ? (
        <Button icon="save" onClick={() => void offer.prompt()}>
          {tr('Install as an app')}
        </Button>
      ) : (
        <p class="field-help">
          {tr(
            'To have it as an app, choose "Install" or "Add to home screen" in the menu of the browser.',
          )}
        </p>
      )}
    </section>
  );
}
