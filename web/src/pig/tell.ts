// tell.ts: a line of the notation of Pig in the player's language.
import { sayIn } from '../core/say';

const words: Record<string, () => string> = {
  die: () => sayIn('move', 'die:'), hold: () => sayIn('move', 'hold'), roll: () => sayIn('move', 'roll'),
};

export const tellPig = (line: string) => line.split(' ').map((word) => words[word]?.() ?? word);
