// refusals.ts: the server's refusals by code (as in src/session/table/refusal.c), for players whose
// language the server does not speak. Its own sentences are more precise.
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

// `words`: the server's sentence, in `language`; `own`: the player's language.
export const refusalWords = (
  code: string,
  words: string,
  language: string | undefined,
  own: string,
): string => (language === undefined || language === own ? words : (sentences[code]?.() ?? words));
