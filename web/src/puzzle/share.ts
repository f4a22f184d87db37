// share.ts: the result of a puzzle as a few lines that give nothing away.
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import type { Attempt } from '../storage/puzzles';
import type { Puzzle } from './puzzle';
import { dateOf } from './puzzle-panel';

const signs: Record<Attempt, string> = {
  best: '\u{1f7e9}',
  good: '\u{1f7e9}',
  slip: '\u{1f7e8}',
  mistake: '\u{1f7e5}',
  shown: '\u2b1c',
};

function resultText({ day, game, attempts }: Puzzle, title: string): string {
  return [
    `cantrip, ${title}: ${tr('Puzzle of %s', dateOf(day))}`,
    attempts.value.map((attempt) => signs[attempt]).join(''),
    new URL(linkTo('puzzle', day, game), location.href).href,
  ].join('\n');
}

// The status says what to do with the text; "" if it was handed to another program.
export async function share(puzzle: Puzzle, title: string) {
  const text = resultText(puzzle, title);
  try {
    if ('share' in navigator) {
      await navigator.share({ text });
      return { text, status: '' };
    }
    await (navigator as Navigator).clipboard.writeText(text);
    return { text, status: tr('The result is copied.') };
  } catch {
    return { text, status: tr('This is your result to share.') };
  }
}
