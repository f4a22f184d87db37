// stopped.ts: a game at a server that ended before its end: nothing can be chosen any more.
import { tr } from '../i18n/tr';
import type { Situation } from '../engine/types';
import type { GameResult } from '../storage/saved-games';
import { displayName } from '../ui/thing-names';

// With a winner, the other player has resigned.
export function stopped(situation: Situation, winners: readonly number[], words = ''): Situation {
  const [winner] = winners;
  const ended =
    words ||
    (winner ? tr('%s has resigned.', displayName(situation.seats[2 - winner])) : situation.ended);
  return {
    ...situation,
    waits: 'over',
    prompt: ended || situation.prompt,
    ended,
    stopped: true,
    winners: [...winners],
    choices: [],
    lit: [],
    draft: { ...situation.draft, whole: false },
  };
}
export const wasStopped = ({ result }: { result?: GameResult }) =>
  result !== undefined && (result.stopped === true || result.winners.length === 0);
