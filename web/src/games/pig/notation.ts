// notation.ts: a line of the notation of Pig in the player's language.
import { trContext } from '../../i18n/tr';

const words: Record<string, () => string> = {
  die: () => trContext('move', 'die:'),
  hold: () => trContext('move', 'hold'),
  roll: () => trContext('move', 'roll'),
};

export const pigNotation = (line: string) => line.split(' ').map((word) => words[word]?.() ?? word);
