// time-text.ts: the time left and time controls, in words that fit a button.
import { tr, trPlural } from '../i18n/tr';
import type { Pace } from './types';

const two = (number: number) => String(number).padStart(2, '0');
const day = 86400; // seconds

// Milliseconds as 0:42, 12:05, 3 h 20 min or 2 d 5 h.
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60),
    hours = Math.floor(minutes / 60),
    days = Math.floor(hours / 24);
  if (days > 0) return tr('%d d %d h', days, hours % 24);
  if (hours > 0) return tr('%d h %d min', hours, minutes % 60);
  return [minutes, two(seconds % 60)].join(':');
}

const duration = (seconds: number) =>
  seconds % 60
    ? trPlural('%d second', '%d seconds', seconds)
    : trPlural('%d minute', '%d minutes', seconds / 60);

// Whether people play it in one sitting.
export const isLive = (pace: Pace | null) => pace !== null && pace.each < day;

// A time control in a few words.
export function paceWords(pace: Pace | null): string {
  if (!pace) return tr('Two weeks per move');
  if (isLive(pace)) return tr('Live: %s per move', duration(pace.each));
  const days = Math.round(pace.each / day);
  return trPlural('%d day per move', '%d days per move', days);
}
// What the reserve is; "" if there is none.
export const reserveWords = (pace: Pace | null): string =>
  pace?.bank
    ? tr('Each player also has a reserve of %s for the whole game.', duration(pace.bank))
    : '';
