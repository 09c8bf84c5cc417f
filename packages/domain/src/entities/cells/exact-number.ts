type Decimal = { digits: string; exponent: number };

/**
 * Whether a number says all that its text says: `0.1` and `1e3` do, `9007199254740993` and `007` do not, because their
 * last digit or their zeros are lost. `text` is a plain number: sign, digits, point, exponent.
 */
export function isExactly(text: string, number: number): boolean {
  if (/^[+-]?0\d/.test(text)) return false;
  const written = toDecimal(text);
  if (!written) return false;
  // As many digits as were written: programs write 0.1 as 0.10000000000000001 too.
  const digits = Math.min(Math.max(written.digits.replace('-', '').length, 1), 100);
  const read = toDecimal(number.toPrecision(digits));
  return read !== null && written.digits === read.digits && written.exponent === read.exponent;
}

/** Digits without zeros at the ends and the power of ten of the last one; null for what is no plain number. */
function toDecimal(text: string): Decimal | null {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,6}))?$/i.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  if (whole === '' && fraction === '') return null;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  if (significant === '') return { digits: '0', exponent: 0 };
  const last = Number(exponent) - fraction.length + (digits.length - significant.length);
  return { digits: (sign === '-' ? '-' : '') + significant, exponent: last };
}

/** Numbers in JSON text that lose digits when they are read. */
export const hasInexactNumber = (json: string): boolean =>
  [...json.replace(/"(?:[^"\\]|\\.)*"/g, '""').matchAll(/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi)].some(
    ([number]) => !isExactly(number, Number(number)),
  );
