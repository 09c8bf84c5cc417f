import { readTypedNumber } from '@whittle/domain/entities/cells/typed-number';
import { microsOf } from '@whittle/domain/models/money';
import { shownLocale } from './language.ts';

const maxAmount = 1_000_000_000;

/**
 * `5`, `5.50` and `5,50` in millionths; null for nothing typed, undefined for what is no amount, as `1.000` is, which one
 * reader takes for a thousand and another for one.
 */
export function readAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = /e/i.test(text) ? null : readTypedNumber(text);
  if (typeof amount !== 'number' || amount < 0 || amount >= maxAmount) return undefined;
  return /[.,]\d{7,}$/.test(text.trim()) ? undefined : microsOf(amount);
}

/** As the reader writes amounts, `5,50` in German, and as `readAmount` reads them: never with three digits behind the comma. */
export const toAmount = (micros: number | null): string => {
  if (micros === null) return '';
  const hasThree = micros % 1_000 === 0 && micros % 10_000 !== 0;
  return (hasThree ? withFour : written).format(micros / 1_000_000);
};

const writtenWith = (minimumFractionDigits: number) =>
  new Intl.NumberFormat(shownLocale(), { minimumFractionDigits, maximumFractionDigits: 6, useGrouping: false });
const written = writtenWith(2);
const withFour = writtenWith(4);
