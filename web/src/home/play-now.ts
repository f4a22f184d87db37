// play-now.ts: starts a game at once, against the level that somebody has come to, with the last
// used name.
import type { App } from '../app/app';
import { goTo } from '../app/router';
import type { GameInfo } from '../engine/types';
import { prefetchView } from '../games/registry';
import { createGame, defaultGame } from '../storage/new-game';
import { toast } from '../ui/toast';
import { lastForm } from './form';

// Resolves to whether it worked.
export async function playNow(app: App, info: GameInfo): Promise<boolean> {
  prefetchView(info.name);
  const wanted = defaultGame(info);
  wanted.seats[0].name = lastForm(info).seats.find((seat) => seat.player === '')?.name ?? '';
  try {
    goTo('play', await createGame(app, wanted));
    return true;
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), { bad: true });
    return false;
  }
}
