/**
 * Money is held in whole millionths of a dollar, or of the currency that an installation's prices are in: sums of such
 * numbers are exact. The rate of a token is held in whole millionths of those: 2.50 $ per million tokens are 2,500,000.
 */
export type Micros = number;
export type Rate = number;

const perMillion = 1_000_000;

export const microsOf = (amount: number): Micros => Math.round(amount * perMillion);
export const amountOf = (micros: Micros): number => micros / perMillion;

/** Of a price per million tokens. */
export const rateOf = (price: number): Rate => Math.round(price * perMillion);

/**
 * Of a price per token in a list, which is a decimal text such as `0.0000025`. Null for what is no price: lists write
 * `-1` for "varies". Read digit by digit, since a float would have lost some of them.
 */
export function rateOfDecimal(text: string): Rate | null {
  const match = /^(\d{1,6})(?:\.(\d+))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text.trim());
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const shift = 12 + Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  const rate = shift >= 0 ? digits * 10n ** BigInt(shift) : roundedShift(digits, -shift);
  return rate <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(rate) : null;
}

const roundedShift = (digits: bigint, places: number): bigint => {
  const divisor = 10n ** BigInt(places);
  return (digits + divisor / 2n) / divisor;
};

/** What tokens cost at a rate, halves rounded up. */
export const costOfTokens = (tokens: number, rate: Rate): Micros =>
  Number((BigInt(Math.max(0, Math.round(tokens))) * BigInt(rate) + 500_000n) / 1_000_000n);
