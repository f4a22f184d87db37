// refusals.ts: why the server says no, by its codes (src/session/table/refusal.c has the same), for players whose
// language it does not speak. What it says itself tells more.
import { tr } from '../i18n/tr';

const sentences: Record<string, () => string> = {
  bad: () => tr('The server did not understand this.'),
  illegal: () => tr('The rules of the game do not allow this.'),
  stale: () => tr('The table has gone on meanwhile.'),
  forbidden: () => tr('You may not do that.'),
  missing: () => tr('What you asked for is not there.'),
  full: () => tr('There is no room any more.'),
  busy: () => tr('The server is busy. Try again.'),
  late: () => tr('It is too late for that.'),
  slow: () => tr('That is too much at once. Wait a moment.'),
  broken: () => tr('The server could not keep this, so it did not happen. Try again in a while.'),
};

// `words`: what the server said, in `language`; `own`: the player's language.
export const refusalWords = (
  code: string,
  words: string,
  language: string | undefined,
  own: string,
): string => (language === undefined || language === own ? words : (sentences[code]?.() ?? words));
