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
  return areEqual(written, toDecimal(number.toPrecision(digits)));
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

const areEqual = (one: Decimal | null, other: Decimal | null) =>
  one !== null && other !== null && one.digits === other.digits && one.exponent === other.exponent;

/** Numbers in JSON text that lose digits when they are read. */
export const hasInexactNumber = (json: string): boolean =>
  numbersIn(json).some((number) => !isExactly(number, Number(number)));

/**
 * The first whole number in JSON text that would be another one when it is read: `9007199254740993`, not
 * `9007199254740992`, and not the digits and zeros by which programs write a number that they hold as we do.
 */
export function lostWholeNumber(json: string): string | null {
  if (!/\d{16}/.test(json)) return null;
  const isLost = (text: string) =>
    /^-?\d{16,}$/.test(text) && !areEqual(toDecimal(text), toDecimal(String(Number(text))));
  return numbersIn(json).find(isLost) ?? null;
}

/** What stands outside the strings of JSON text. A string is skipped by its end, however long it is. */
function numbersIn(json: string): string[] {
  const found: string[] = [];
  const next = /"|-?\d[\d.eE+-]*/g;
  for (let match = next.exec(json); match; match = next.exec(json)) {
    if (match[0] === '"') next.lastIndex = endOfString(json, next.lastIndex);
    else found.push(match[0]);
  }
  return found;
}

function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (before >= start && json[before] === '\\') before -= 1;
    if ((quote - before) % 2 === 1) return quote + 1;
  }
  return json.length;
}
