// games.tsx: the games kept in this browser, newest first: to go on with, to look back on, or
// to delete.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { canSaveGames, listGames, removeGame, type SavedGame } from '../storage/saved-games';
import { linkTo } from '../app/router';
import { tr, trPlural, currentLanguage } from '../i18n/tr';
import { Button } from '../ui/button';
import { Sure } from '../ui/dialog';
import { prefetchView } from '../games/registry';

const shownFirst = 4;

export function agoInWords(changed: number, now: number): string {
  const seconds = Math.min(0, (changed - now) / 1000);
  const words = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const [unit, length] = steps.find(([, one]) => -seconds >= one) ?? ['second', 1];
  return unit === 'second' ? tr('just now') : words.format(Math.ceil(seconds / length), unit);
}

interface RowProps {
  app: App;
  kept: SavedGame;
  onDelete(): void;
}
function Row({ app, kept, onDelete }: RowProps) {
  const title = app.games.find((info) => info.name === kept.game)?.title ?? kept.game;
  return (
    <li class="home-kept" onPointerEnter={() => prefetchView(kept.game)}>
      <a class="home-kept-link" href={linkTo('play', kept.key)}>
        <strong translate={false}>{title}</strong>
        <span>{kept.title}</span>
        <span class="home-kept-when">{agoInWords(kept.changed, Date.now())}</span>
        <span class="home-kept-go">{kept.over ? tr('Look back') : tr('Go on')}</span>
      </a>
      <Button
        kind="bare"
        icon="trash"
        label={tr('Delete the game %s: %s', title, kept.title)}
        onClick={onDelete}
      />
    </li>
  );
}

interface ListProps {
  app: App;
  games: SavedGame[];
  title: string;
  id: string;
  onDelete(kept: SavedGame): void;
}
function List({ app, games, title, id, onDelete }: ListProps) {
  const [all, setAll] = useState(false);
  if (games.length === 0) return null;
  const shown = all ? games : games.slice(0, shownFirst);
  return (
    <section class="home-games" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="home-list">
        {shown.map((kept) => (
          <Row key={kept.key} app={app} kept={kept} onDelete={() => onDelete(kept)} />
        ))}
      </ul>
      {games.length > shown.length && (
        <Button kind="bare" icon="down" onClick={() => setAll(true)}>
          {trPlural('%d more game', '%d more games', games.length - shown.length)}
        </Button>
      )}
    </section>
  );
}

const patience = 400; // milliseconds to wait for the list before the page is shown without it

// The games there are; null until that is known, so that nothing jumps when they come.
export function useGames(): [SavedGame[] | null, () => void] {
  const [games, setGames] = useState<SavedGame[] | null>(null);
  const load = () => void listGames().then(setGames);
  useEffect(() => {
    load();
    const timer = setTimeout(() => setGames((known) => known ?? []), patience);
    return () => clearTimeout(timer);
  }, []);
  return [games, load];
}

export function NotKept() {
  const [safe, setSafe] = useState(true);
  useEffect(() => void canSaveGames().then(setSafe), []);
  if (safe) return null;
  return (
    <p class="home-note">
      {tr(
        'This browser keeps nothing after the page is closed, as private windows do. Save games that matter as files.',
      )}
    </p>
  );
}

interface KeptProps {
  app: App;
  games: SavedGame[];
  over: boolean;
  onChange(): void;
}
export function GamesKept({ app, games, over, onChange }: KeptProps) {
  const [doomed, setDoomed] = useState<SavedGame | null>(null);
  const remove = async () => {
    if (doomed) await removeGame(doomed.key);
    setDoomed(null);
    onChange();
  };
  return (
    <>
      <List
        app={app}
        id={over ? 'home-over' : 'home-open'}
        title={over ? tr('Games played') : tr('Go on with')}
        games={games.filter((kept) => kept.over === over)}
        onDelete={setDoomed}
      />
      {doomed && (
        <Sure
          danger
          title={tr('Delete this game?')}
          yes={tr('Delete')}
          onYes={() => void remove()}
          onNo={() => setDoomed(null)}
          text={tr('%s will be gone for good.', doomed.title)}
        />
      )}
    </>
  );
}
