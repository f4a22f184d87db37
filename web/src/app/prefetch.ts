// prefetch.ts: fetches the view of the game in the URL while the module loads.
import { loadGame } from '../storage/saved-games';
import { readRoute } from './router';
import { prefetchView } from '../games/registry';

export async function prefetchRoute() {
  const {
    screen,
    words: [word = ''],
  } = readRoute(location.hash);
  const game =
    screen === 'lesson'
      ? word
      : ['play', 'replay'].includes(screen)
        ? (await loadGame(word))?.game
        : '';
  if (game) prefetchView(game);
}
