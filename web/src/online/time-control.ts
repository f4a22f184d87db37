// time-control.ts: the time controls to choose from for a table.
import type { Pace } from './types';

export const paces: Record<string, Pace | null> = {
  quick: { each: 30, bank: 300 },
  calm: { each: 120, bank: 900 },
  day: { each: 86400, bank: 0 },
  days: { each: 3 * 86400, bank: 0 },
  week: { each: 7 * 86400, bank: 0 },
  open: null,
};
