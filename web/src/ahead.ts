// ahead.ts: the view of the game that the address names, fetched while the module comes.
import { loadGame } from './core/kept';
import { readRoute } from './core/router';
import { expectView } from './views';

export async function lookAhead() {
  const { screen, words: [word = ''] } = readRoute(location.hash);
  const game = screen === 'lesson' ? word : ['play', 'replay'].includes(screen) ? (await loadGame(word))?.game : '';
  if (game) expectView(game);
}
