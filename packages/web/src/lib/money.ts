import { shownLocale } from './language.ts';

/** With two decimals whatever it is, for sums (USAGE-04). */
export const roundMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(shownLocale(), {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);

/** An amount with its currency as the reader writes it: cents, and for less than a cent as much as says something. */
export function money(amount: number, currency: string): string {
  const digits = amount !== 0 && Math.abs(amount) < 0.01 ? { maximumSignificantDigits: 2 } : {};
  return new Intl.NumberFormat(shownLocale(), { style: 'currency', currency, ...digits }).format(amount);
}
