// shell.tsx: the frame of every screen: header, routing and error handling.
import './shell.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { setLanguage, type App } from './app';
import { loadFonts } from '../i18n/fonts';
import { useRoute, type Route } from './router';
import { tr, currentLanguage } from '../i18n/tr';
import { changeSettings } from '../storage/settings';
import { Header } from './header';
import { Home } from '../home/home';
import { Play } from '../play/play';
import { Boundary } from './error-boundary';
import { Announcements } from '../ui/announce';
import { lazy } from '../ui/lazy';
import { toast, Toasts } from '../ui/toast';

export { watchInstall } from './install-prompt'; // in this chunk, not in one of its own

const Replay = lazy(async () => (await import('./lazy-screens')).Replay);
const Rules = lazy(async () => (await import('./lazy-screens')).Rules);
// Lists languages by their own names.
const Settings = lazy(
  async () => (await Promise.all([import('./lazy-screens'), loadFonts('ru')]))[0].Settings,
);
const Achievements = lazy(async () => (await import('./lazy-screens')).Achievements);
const Setup = lazy(async () => (await import('./lazy-screens')).Setup);

const PuzzleScreen = lazy(async () => (await import('./lazy-screens')).PuzzleScreen);
const Results = lazy(async () => (await import('./lazy-screens')).Results);
const Friends = lazy(async () => (await import('./lazy-screens')).Friends);
const RoomScreen = lazy(async () => (await import('./lazy-screens')).RoomScreen);

const atTable = ['play', 'lesson', 'puzzle', 'table', 'seat'];

function Screen({ app, route }: { app: App; route: Route }) {
  switch (route.screen) {
    case 'new':
      return <Setup app={app} route={route} />;
    case 'play':
    case 'lesson':
      return <Play app={app} route={route} />;
    case 'puzzle':
      return <PuzzleScreen app={app} route={route} />;
    case 'replay':
    case 'record':
      return <Replay app={app} route={route} />;
    case 'games':
    case 'profile':
    case 'ranking':
      return <Results app={app} route={route} />;
    case 'friends':
      return <Friends app={app} route={route} />;
    case 'table':
    case 'seat':
      return <RoomScreen app={app} route={route} />;
    case 'rules':
      return <Rules app={app} route={route} />;
    case 'achievements':
      return <Achievements app={app} />;
    case 'settings':
      return <Settings app={app} onLanguage={(code) => void speakNow(app, code)} />;
    default:
      return <Home app={app} />;
  }
}

let redraw = () => {};
async function speakNow(app: App, code: string) {
  try {
    if (!(await setLanguage(app, code))) return;
    await loadFonts(code);
    changeSettings({ language: code });
    redraw();
  } catch {
    toast(
      tr(
        'This language is not on this device yet, and it could not be fetched. Try again when you are online.',
      ),
      { bad: true },
    );
  }
}

// The document title, for the tab and for screen readers when the screen changes.
function titleOf({ games }: App, { screen, words }: Route): string {
  const game = games.find((one) => one.name === words[0]?.split('-')[0])?.title ?? '';
  switch (screen) {
    case 'new':
      return tr('Set up %s', game);
    case 'play':
      return tr('Game');
    case 'lesson':
      return tr('Learn %s', game);
    case 'games':
      return tr('Your results');
    case 'profile':
      return words[0] ?? '';
    case 'ranking':
      return tr('Ranking');
    case 'friends':
      return words[0] === 'anyone' ? tr('Find players') : tr('Play with friends');
    case 'table':
    case 'seat':
      return tr('Table');
    case 'puzzle':
      return tr('Puzzle of the day');
    case 'rules':
      return tr('Rules of %s', game);
    case 'replay':
    case 'record':
      return tr('Replay');
    case 'achievements':
      return tr('Achievements');
    case 'settings':
      return tr('Settings');
    default:
      return '';
  }
}

// The game that somebody is looking up something for: the latest one since they were at home.
function useGameBehind({ screen }: Route): string {
  const game = useRef('');
  if (atTable.includes(screen)) game.current = location.hash;
  else if (screen === '') game.current = '';
  return atTable.includes(screen) ? '' : game.current;
}

// A new screen starts at the top, with its title focused.
function useScreenFocus(title: string, place: string) {
  const first = useRef(true);
  useEffect(() => {
    document.title = title ? `${title} – cantrip` : 'cantrip';
    if (first.current) {
      first.current = false;
      return;
    }
    scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => {
    document.title = title ? `${title} – cantrip` : 'cantrip';
  }, [title]);
}

export function Shell({ app }: { app: App }) {
  const route = useRoute();
  const [, count] = useState(0);
  redraw = () => count((value) => value + 1);
  const behind = useGameBehind(route);
  const place = `${route.screen}/${route.words[0] ?? ''}`;
  const title = titleOf(app, route);
  useScreenFocus(title, place);
  const language = currentLanguage();
  return (
    <>
      <a class="shell-skip button" href="#main" onClick={skip}>
        {tr('Skip to the content')}
      </a>
      <Header
        app={app}
        route={route}
        behind={behind}
        onLanguage={(code) => void speakNow(app, code)}
      />
      <main
        id="main"
        tabIndex={-1}
        aria-label={title || undefined}
        class={atTable.includes(route.screen) ? 'shell-table' : 'shell-page'}
      >
        <Boundary key={`${place} ${language}`} app={app} route={route}>
          <Screen app={app} route={route} />
        </Boundary>
      </main>
      <Toasts key={language} />
      <Announcements />
    </>
  );
}

// The URL hash is the route, so the skip link moves the focus itself.
function skip(event: Event) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
