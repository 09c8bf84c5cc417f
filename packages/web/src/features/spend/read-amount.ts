import { microsOf } from '@whittle/domain/models/money';

/** `5`, `5.50` and `5,50` in millionths; null for nothing typed, undefined for what is no amount. */
export function readAmount(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return /^\d{1,9}(?:\.\d{1,6})?$/.test(plain) ? microsOf(Number(plain)) : undefined;
}

export const toAmount = (micros: number | null): string =>
  micros === null ? '' : (micros / 1_000_000).toFixed(6).replace(/0{1,4}$/, '');
