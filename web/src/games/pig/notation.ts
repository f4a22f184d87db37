// notation.ts: Pig notation, translated.
import { trContext } from '../../i18n/tr';

const words: Record<string, () => string> = {
  die: () => trContext('move', 'die:'),
  hold: () => trContext('move', 'hold'),
  roll: () => trContext('move', 'roll'),
};

export const pigNotation = (line: string) => line.split(' ').map((word) => words[word]?.() ?? word);
