// settings.tsx: what can be set for this browser.
import { useEffect, useState } from 'preact/hooks';
import { languages, type App } from '../core/app';
import { keepsGames, listGames, removeAllGames } from '../core/kept';
import { say, sayCount, sayIn, spoken } from '../core/say';
import { changeSettings, settings, type Speed, type Theme } from '../core/settings';
import { Button } from '../ui/button';
import { Switch } from '../ui/choose';
import { Sure } from '../ui/dialog';
import { playSound } from '../ui/sound';
import { toast } from '../ui/toast';
import { Install } from './install';

interface Props { app: App; onLanguage(code: string): void }

export function Settings({ onLanguage }: Props) {
  const { theme, speed, sound } = settings.value;
  const turnSound = (value: string) => {
    changeSettings({ sound: value === 'on' });
    playSound('dice');
  };
  return (
    <div class="settings">
      <h1>{say('Settings')}</h1>
      <section class="panel settings-part" aria-label={say('Look and sound')}>
        <Switch title={say('Language')} value={spoken()} onChange={onLanguage}
          values={languages.map(({ code, name }) => ({ value: code, label: name }))} />
        <Switch title={sayIn('setting', 'Light')} value={theme} onChange={(value) => changeSettings({ theme: value as Theme })} values={[
          { value: 'system', label: say('As the device') },
          { value: 'dark', label: say('Candlelight') },
          { value: 'light', label: say('Daylight') },
        ]} />
        <Switch title={say('Animation')} value={speed} onChange={(value) => changeSettings({ speed: value as Speed })}
          help={say('How moves of others are shown. It stays off where the device asks for less motion.')} values={[
            { value: 'off', label: sayIn('setting', 'Off') },
            { value: 'fast', label: sayIn('speed', 'Fast') },
            { value: 'normal', label: sayIn('speed', 'Normal') },
          ]} />
        <Switch title={say('Sound')} value={sound ? 'on' : 'off'} onChange={turnSound} values={[
          { value: 'off', label: sayIn('setting', 'Off') },
          { value: 'on', label: sayIn('setting', 'On') },
        ]} />
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
    void keepsGames().then(setSafe);
  }, []);
  const remove = async () => {
    const gone = await removeAllGames();
    setAsking(false);
    if (gone) toast(say('All games were deleted.'));
    else toast(say('The games could not be deleted. Try again, or delete the data of this site in the browser.'), { bad: true });
    load();
  };
  return (
    <section class="panel settings-part" aria-labelledby="settings-games">
      <h2 id="settings-games">{say('Games on this device')}</h2>
      <p>{safe
        ? count === 0 ? say('No game is kept here.') : sayCount('%d game is kept here, in this browser alone. It is sent nowhere.', '%d games are kept here, in this browser alone. They are sent nowhere.', count)
        : say('This browser keeps nothing after the page is closed, as private windows do. Save games that matter as files.')}</p>
      <Button kind="danger" icon="trash" disabled={count === 0} onClick={() => setAsking(true)}>{say('Delete all games')}</Button>
      {asking && <Sure danger title={say('Delete all games?')} yes={say('Delete all')} onYes={() => void remove()} onNo={() => setAsking(false)}
        text={sayCount('%d game will be gone for good.', '%d games will be gone for good.', count)} />}
    </section>
  );
}
