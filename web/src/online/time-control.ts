// time-control.ts: the time controls to choose from for a table.
import { tr } from '../i18n/tr';
import { paceWords, timeLeft } from './time-text';
import type { Pace } from './types';

export const paces: Record<string, Pace | null> = {
  quick: { each: 30, bank: 300 },
  calm: { each: 120, bank: 900 },
  day: { each: 86400, bank: 0 },
  days: { each: 3 * 86400, bank: 0 },
  week: { each: 7 * 86400, bank: 0 },
  open: null,
};

export function paceTitle(name: string): string {
  const pace = paces[name],
    words = paceWords(pace && { ...pace, bank: 0 });
  if (name === 'quick') return tr('Quick: %s', words);
  return name === 'calm' ? tr('Calm: %s', words) : words;
}

// What does not fit into a list on a phone.
export function paceHelp(name: string): string {
  const bank = paces[name]?.bank ?? 0;
  return bank
    ? tr('Who takes longer has %s more to spare in the whole game.', timeLeft(bank * 1000))
    : '';
}
