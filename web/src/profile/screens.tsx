// screens.tsx: the screens about results: #/profile/NAME[/GAME], #/ranking[/GAME], #/games[/GAME].
import type { App } from '../app/app';
import type { Route } from '../app/router';
import { ProfileScreen } from './profile';
import { Ranking } from './ranking';
import { YourGames } from './your-games';

const screens = { profile: ProfileScreen, ranking: Ranking, games: YourGames };

export function Results({ app, route: { screen, words } }: { app: App; route: Route }) {
  const Screen = screens[screen as keyof typeof screens];
  return <Screen app={app} words={words} />;
}
