// numbers.ts: numbers as they are written in the language currentLanguage.
import { currentLanguage } from './tr';

// A share of one, with at most so many digits after the point.
export const percent = (share: number, digits = 1) =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share);

// The same of a share that is at least so much: never rounded up.
export const percentAtLeast = (share: number, digits = 1) => {
  const units = 100 * 10 ** digits;
  return percent(Math.floor(share * units + 1e-6) / units, digits);
};

// A difference of shares: with its sign, and always one digit after the point.
export const percentMore = (share: number) =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);

export const decimal = (number: number) =>
  new Intl.NumberFormat(currentLanguage(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(number);
