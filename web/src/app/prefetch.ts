// prefetch.ts: the view of the game that the address names, fetched while the module comes.
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
