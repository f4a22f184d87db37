// settings.tsx: the settings of this browser.
import { useEffect, useState } from 'preact/hooks';
import { languages, type App } from '../app/app';
import { canSaveGames, listGames, removeAllGames } from '../storage/saved-games';
import { tr, trPlural, trContext, currentLanguage } from '../i18n/tr';
import { changeSettings, settings, type Speed, type Theme } from '../storage/settings';
import { Button } from '../ui/button';
import { Switch } from '../ui/fields';
import { ConfirmDialog } from '../ui/dialog';
import { toast } from '../ui/toast';
import { setVolume, shownVolume, volumeChoices } from '../ui/volume';
import { Install } from './install';

interface Props {
  app: App;
  onLanguage(code: string): void;
}

export function Settings({ onLanguage }: Props) {
  const { theme, speed, call, confirm } = settings.value;
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
            { value: 'system', label: tr('Same as this device') },
            { value: 'dark', label: tr('Candlelight') },
            { value: 'light', label: tr('Daylight') },
          ]}
        />
        <Switch
          title={tr('Animation')}
          value={speed}
          onChange={(value) => changeSettings({ speed: value as Speed })}
          help={tr(
            'How fast dice fall, figures walk and the moves of others are shown. You never have to wait: the next tap goes on at once. Nothing moves if your device asks for less motion.',
          )}
          values={[
            { value: 'off', label: trContext('setting', 'Off') },
            { value: 'normal', label: trContext('speed', 'Normal') },
            { value: 'fast', label: trContext('speed', 'Fast') },
          ]}
        />
        <Switch
          title={tr('Sound')}
          value={shownVolume()}
          onChange={setVolume}
          help={tr('Dice, seals and cards can be heard. Choose one to listen to it.')}
          values={volumeChoices()}
        />
        <OnOff
          title={tr('Your turn in the background')}
          value={call}
          onChange={(value) => changeSettings({ call: value })}
          help={tr(
            'When on, you hear that it is your turn even while you look at another tab. All other sounds stay silent there.',
          )}
        />
        <OnOff
          title={tr('Confirm every move')}
          value={confirm}
          onChange={(value) => changeSettings({ confirm: value })}
          help={tr(
            'When off, a move is made at once if it is a single tap, such as a roll, or can be undone, such as a swap. When on, every move waits until you confirm it.',
          )}
        />
      </section>
      <Install />
      <GamesHere />
    </div>
  );
}

interface OnOffProps {
  title: string;
  help: string;
  value: boolean;
  onChange(value: boolean): void;
}
const OnOff = ({ value, onChange, ...words }: OnOffProps) => (
  <Switch
    {...words}
    value={value ? 'on' : 'off'}
    onChange={(next) => onChange(next === 'on')}
    values={[
      { value: 'off', label: trContext('setting', 'Off') },
      { value: 'on', label: trContext('setting', 'On') },
    ]}
  />
);

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
                '%d game is saved, only in this browser.',
                '%d games are saved, only in this browser.',
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
