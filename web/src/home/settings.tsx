// settings.tsx: the settings of this browser.
import { useEffect, useState } from 'preact/hooks';
import { languages, type App } from '../app/app';
import { canSaveGames, listGames, removeAllGames } from '../storage/saved-games';
import { tr, trPlural, trContext, currentLanguage } from '../i18n/tr';
import { changeSettings, settings, type Speed, type Theme } from '../storage/settings';
import { Button } from '../ui/button';
import { Switch } from '../ui/fields';
import { ConfirmDialog } from '../ui/dialog';
import { playSound } from '../ui/sound';
import { toast } from '../ui/toast';
import { Install } from './install';

interface Props {
  app: App;
  onLanguage(code: string): void;
}

export function Settings({ onLanguage }: Props) {
  const { theme, speed, sound, confirm } = settings.value;
  const turnSound = (value: string) => {
    changeSettings({ sound: value === 'on' });
    playSound('dice');
  };
  return (
    <div class="settings">
      <h1>{tr('Settings')}</h1>
      <section class="panel settings-part" aria-label={tr('Look and sound')}>
        <Switch
          title={tr('Language')}
          value={currentLanguage()}
          onChange={onLanguage}
          values={languages.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Switch
          title={trContext('setting', 'Light')}
          value={theme}
          onChange={(value) => changeSettings({ theme: value as Theme })}
          values={[
            { value: 'system', label: tr('As the device') },
            { value: 'dark', label: tr('Candlelight') },
            { value: 'light', label: tr('Daylight') },
          ]}
        />
        <Switch
          title={tr('Animation')}
          value={speed}
          onChange={(value) => changeSettings({ speed: value as Speed })}
          help={tr(
            'How moves of others are shown. It stays off where the device asks for less motion.',
          )}
          values={[
            { value: 'off', label: trContext('setting', 'Off') },
            { value: 'fast', label: trContext('speed', 'Fast') },
            { value: 'normal', label: trContext('speed', 'Normal') },
          ]}
        />
        <Switch
          title={tr('Confirm every move')}
          value={confirm ? 'on' : 'off'}
          onChange={(value) => changeSettings({ confirm: value === 'on' })}
          help={tr('When off, a move that is a single tap is made at once.')}
          values={[
            { value: 'off', label: trContext('setting', 'Off') },
            { value: 'on', label: trContext('setting', 'On') },
          ]}
        />
        <Switch
          title={tr('Sound')}
          value={sound ? 'on' : 'off'}
          onChange={turnSound}
          values={[
            { value: 'off', label: trContext('setting', 'Off') },
            { value: 'on', label: trContext('setting', 'On') },
          ]}
        />
      </section>
      <Install />
      <GamesHere />
    </div>
  );
}

function GamesHere() {
  const [count, setCount] = useState(0);
  const [safe, setSafe] = useState(true);
  const [asking, setAsking] = useState(false);
  const load = () => void listGames().then((games) => setCount(games.length));
  useEffect(() => {
    load();
    void canSaveGames().then(setSafe);
  }, []);
  const remove = async () => {
    const gone = await removeAllGames();
    setAsking(false);
    if (gone) toast(tr('All games were deleted.'));
    else
      toast(
        tr(
          'The games could not be deleted. Try again, or delete the data of this site in the browser.',
        ),
        { bad: true },
      );
    load();
  };
  return (
    <section class="panel settings-part" aria-labelledby="settings-games">
      <h2 id="settings-games">{tr('Games on this device')}</h2>
      <p>
        {safe
          ? count === 0
            ? tr('No game is kept here.')
            : trPlural(
                '%d game is kept here, in this browser alone. It is sent nowhere.',
                '%d games are kept here, in this browser alone. They are sent nowhere.',
                count,
              )
          : tr(
              'This browser keeps nothing after the page is closed, as private windows do. Save games that matter as files.',
            )}
      </p>
      <Button kind="danger" icon="trash" disabled={count === 0} onClick={() => setAsking(true)}>
        {tr('Delete all games')}
      </Button>
      {asking && (
        <ConfirmDialog
          danger
          title={tr('Delete all games?')}
          yes={tr('Delete all')}
          onYes={() => void remove()}
          onNo={() => setAsking(false)}
          text={trPlural(
            '%d game will be gone for good.',
            '%d games will be gone for good.',
            count,
          )}
        />
      )}
    </section>
  );
}
