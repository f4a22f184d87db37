// time-text.ts: the time left and time controls, in words that fit a button.
import { tr } from '../i18n/tr';

const two = (number: number) => String(number).padStart(2, '0');

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

// A time control, for people who make or join a table.
export function paceWords(pace: { each: number; bank: number } | null): string {
  if (!pace) return tr('Two weeks for a move');
  const { each, bank } = pace;
  if (each >= 86400)
    return each < 2 * 86400
      ? tr('A day for a move')
      : tr('%d days for a move', Math.round(each / 86400));
  if (bank === 0) return tr('%s for a move', timeLeft(each * 1000));
  return tr('%s for a move, %s to spare', timeLeft(each * 1000), timeLeft(bank * 1000));
}
