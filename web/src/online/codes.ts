// codes.ts: why the server says no, by its codes (src/session/table/refusal.c has the same), for players whose
// language it does not speak. What it says itself tells more.
import { say } from '../core/say';

const sentences: Record<string, () => string> = {
  bad: () => say('The server did not understand this.'),
  illegal: () => say('The rules of the game do not allow this.'),
  stale: () => say('The table has gone on meanwhile.'),
  forbidden: () => say('You may not do that.'),
  missing: () => say('What you asked for is not there.'),
  full: () => say('There is no room any more.'),
  busy: () => say('The server is busy. Try again.'),
  late: () => say('It is too late for that.'),
  slow: () => say('That is too much at once. Wait a moment.'),
  broken: () => say('The server could not keep this, so it did not happen. Try again in a while.'),
};

// `words`: what the server said, in the language `told`; `own`: the player's.
export const refusalWords = (code: string, words: string, told: string | undefined, own: string): string =>
  (told === undefined || told === own ? words : sentences[code]?.() ?? words);
