import { microsOf } from '@whittle/domain/models/money';
import { shownLocale } from './language.ts';

/** `5`, `5.50` and `5,50` in millionths; null for nothing typed, undefined for what is no amount. */
export function readAmount(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(plain) ? microsOf(Number(plain)) : undefined;
}

/** As the reader writes amounts: `5,50` in German. Without separators of thousands, which typing has not either. */
export const toAmount = (micros: number | null): string => (micros === null ? '' : written.format(micros / 1_000_000));

const written = new Intl.NumberFormat(shownLocale(), {
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
  useGrouping: false,
});
