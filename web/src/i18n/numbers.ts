// numbers.ts: numbers formatted for the current language.
import { currentLocale } from './tr';

// A share of one as a percentage, with at most that many decimals.
export const percent = (share: number, digits = 1) =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'percent',
    maximumFractionDigits: digits,
  }).format(share);

// The same for a lower bound: never rounded up.
export const percentAtLeast = (share: number, digits = 1) => {
  const units = 100 * 10 ** digits;
  return percent(Math.floor(share * units + 1e-6) / units, digits);
};

// A difference of shares, signed and with one decimal.
export const percentMore = (share: number) =>
  new Intl.NumberFormat(currentLocale(), {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);

export const decimal = (number: number) =>
  new Intl.NumberFormat(currentLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(number);
