// pace.ts: how fast a table can be.
import { say } from '../core/say';
import { paceWords } from './clock';
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
  const words = paceWords(paces[name]);
  if (name === 'quick') return say('Quick: %s', words);
  return name === 'calm' ? say('Calm: %s', words) : words;
}
