// games.tsx: the games saved in this browser, newest first: to resume, replay or delete.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { canSaveGames, listGames, removeGame, type SavedGame } from '../storage/saved-games';
import { linkTo } from '../app/router';
import { tr, trPlural, currentLocale } from '../i18n/tr';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/dialog';
import { prefetchView } from '../games/registry';

const shownFirst = 4;

export function agoInWords(changed: number, now: number): string {
  const seconds = Math.min(0, (changed - now) / 1000);
  const words = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' });
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
  saved: SavedGame;
  onDelete(): void;
}
function Row({ app, saved, onDelete }: RowProps) {
  const title = app.games.find((info) => info.name === saved.game)?.title ?? saved.game;
  return (
    <li class="home-saved" onPointerEnter={() => prefetchView(saved.game)}>
      <a class="home-saved-link" href={linkTo('play', saved.key)}>
        <strong translate={false}>{title}</strong>
        <span>{saved.title}</span>
        <span class="home-saved-when">{agoInWords(saved.changed, Date.now())}</span>
        <span class="home-saved-go">{saved.over ? tr('Look back') : tr('Continue')}</span>
      </a>
      <Button
        kind="bare"
        icon="trash"
        label={tr('Delete the game %s: %s', title, saved.title)}
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
  onDelete(saved: SavedGame): void;
}
function List({ app, games, title, id, onDelete }: ListProps) {
  const [all, setAll] = useState(false);
  if (games.length === 0) return null;
  const shown = all ? games : games.slice(0, shownFirst);
  return (
    <section class="home-games" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="home-list">
        {shown.map((saved) => (
          <Row key={saved.key} app={app} saved={saved} onDelete={() => onDelete(saved)} />
        ))}
      </ul>
      {games.length > shown.length && (
        <Button kind="bare" icon="down" onClick={() => setAll(true)}>
          {trPlural('%d more game', '%d more games', games.length - shown.length)}
        </Button>
      )}
      {games.some(({ over }) => over) && (
        <Button icon="odds" href={linkTo('games')}>
          {tr('Your results')}
        </Button>
      )}
    </section>
  );
}

const timeLimit = 400; // milliseconds to wait for the list before showing the page without it

// The saved games; null until loaded, so that nothing jumps.
export function useGames(): [SavedGame[] | null, () => void] {
  const [games, setGames] = useState<SavedGame[] | null>(null);
  const load = () => void listGames().then(setGames);
  useEffect(() => {
    load();
    const timer = setTimeout(() => setGames((known) => known ?? []), timeLimit);
    return () => clearTimeout(timer);
  }, []);
  return [games, load];
}

export function NotSaved() {
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

// A game that was only looked at must not hide one that is being played.
const untouchedLast = (games: SavedGame[]) => [
  ...games.filter(({ untouched }) => !untouched),
  ...games.filter(({ untouched }) => untouched),
];

interface KeptProps {
  app: App;
  games: SavedGame[];
  over: boolean;
  onChange(): void;
}
export function SavedGames({ app, games, over, onChange }: KeptProps) {
  const [toDelete, setToDelete] = useState<SavedGame | null>(null);
  const remove = async () => {
    if (toDelete) await removeGame(toDelete.key);
    setToDelete(null);
    onChange();
  };
  return (
    <>
      <List
        app={app}
        id={over ? 'home-over' : 'home-open'}
        title={over ? tr('Games played') : tr('Continue a game')}
        games={untouchedLast(games.filter((saved) => saved.over === over))}
        onDelete={setToDelete}
      />
      {toDelete && (
        <ConfirmDialog
          danger
          title={tr('Delete this game?')}
          yes={tr('Delete')}
          onYes={() => void remove()}
          onNo={() => setToDelete(null)}
          text={tr('%s will be gone for good.', toDelete.title)}
        />
      )}
    </>
  );
}
