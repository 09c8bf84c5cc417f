import { isExactly } from './exact-number.ts';
import { isCurrency } from './units.ts';

/** A number, and whether nothing of the text was lost on the way to it. Null when the text begins with no number. */
export type ReadNumber = { value: number; isWhole: boolean } | null;

/** CSV-15: as much of the beginning as is a number. */
export function readSpecifiedNumber(text: string): ReadNumber {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? { value, isWhole: isExactly(text, value) && !isDialled(text) } : null;
}

/** A telephone number with the code of its country, of which a number keeps neither the plus nor the groups. */
const isDialled = (text: string) => /^\+[\d ]{8,}$/.test(text);

export type WrittenNumber = {
  value: number;
  /** Null for a bare number; otherwise what stood beside it: a currency, `%`, any other short word. */
  unit: string | null;
  /** Something was lost, such as leading zeros, digits beyond what a number can hold, the plus of a telephone number. */
  isInexact: boolean;
  /** One sign before three digits, which may part thousands or begin the fraction: `1.234`, `1,234`. */
  isAmbiguous: boolean;
};

/** `1,234.50` (also `1'234.50`, `1 234.50`, Indian `1,00,000`) and `1.234,50`. No thousands begin with a zero. */
const shapes = {
  'decimal-point':
    /^(?:(\d*)|([1-9]\d{0,2}([ '’,])\d{3}(?:\3\d{3})*|[1-9]\d?(?:,\d{2})+,\d{3}))(?:\.(\d*))?(e[+-]?\d+)?$/i,
  'decimal-comma': /^(?:(\d*)|([1-9]\d{0,2}([ '’.])\d{3}(?:\3\d{3})*))(?:,(\d*))?(e[+-]?\d+)?$/i,
};
export type NumberReading = keyof typeof shapes;

/**
 * A number as people and spreadsheet programs write it: thousands parted, a unit before or after it, minus as a sign,
 * behind the number or as parentheses, digits of any script. Null when the whole text is no such number.
 */
export function readWrittenNumber(text: string, reading: NumberReading): WrittenNumber | null {
  const { negative, number, unit } = takeApart(toAsciiDigits(text));
  const match = shapes[reading].exec(number);
  if (!match || unit === null) return null;
  const [, plain, grouped, , fraction = '', exponent = ''] = match;
  const whole = (plain ?? grouped ?? '').replace(/\D/g, '');
  if (whole === '' && fraction === '') return null;
  const canonical = `${negative ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}${exponent}`;
  const value = Number(canonical);
  if (!Number.isFinite(value)) return null;
  return {
    value: Object.is(value, -0) ? 0 : value,
    unit: unit === '' ? null : unit,
    isInexact: !isExactly(canonical, value) || isDialled(text.trim()),
    isAmbiguous: /^[1-9]\d{0,2}[.,]\d{3}$/.test(number),
  };
}

const unitMaxChars = 20;

/**
 * Sign, number and the unit beside it, empty for a bare number. Null for a unit that is none: before a number stands only
 * money or a percent sign. Two signs, such as `(-5)`, leave open which one is meant. Spaces of every width count as one.
 */
function takeApart(text: string): { negative: boolean; number: string; unit: string | null } {
  let rest = text.replace(/[\s\u2007\u2009\u202f]+/gu, ' ').trim();
  const inside = /^\((.+)\)$/.exec(rest);
  if (inside) rest = inside[1]!.trim();
  // “5,-” and “5.–” are round sums of money.
  rest = rest.replace(/(\d)[.,][-–—]{1,2}(?=\D*$)/, '$1');
  const match = /^((?:[^\d.,]|\.(?!\d))*)([.,]?\d(?:[\d.,'’ ]*\d)?[.,]?(?:e[+-]?\d+)?)(\D*)$/i.exec(rest);
  if (!match) return { negative: false, number: '', unit: null };
  const [, before = '', number = '', after = ''] = match;
  const behind = /^ ?[-−–](?: |$)/.test(after);
  const signs = before.replace(/[^-−–+]/g, '').length + Number(behind) + Number(inside !== null);
  if (signs > 1) return { negative: false, number: '', unit: null };
  const [left, right] = [before, after].map((side) => side.replace(/[-−–+]/g, '').trim()) as [string, string];
  const isUnit = left === '' || ((isCurrency(left) || left === '%') && right === '');
  const unit = left || right;
  return {
    negative: signs === 1 && !before.includes('+'),
    number,
    unit: isUnit && unit.length <= unitMaxChars ? unit : null,
  };
}

/** Digits of any script as 0 to 9, with the separators of Arabic ones. Each script has its ten in a row, from a zero. */
function toAsciiDigits(text: string): string {
  return text
    .replaceAll('٫', '.')
    .replaceAll('٬', "'")
    .replace(/\p{Nd}/gu, (digit) => (digit < '\u0080' ? digit : String(digitValue(digit.codePointAt(0)!))));
}

function digitValue(code: number): number {
  let zero = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}

/**
 * A number by the format of its column. What is written otherwise is read by the other format if only that fits, and last
 * as CSV-15 says; `isWhole` is false then, and for anything that a person would want to hear of.
 */
export function readNumber(
  text: string,
  { reading, unit, isUnsure }: { reading: NumberReading; unit?: string | undefined; isUnsure?: boolean | undefined },
): ReadNumber {
  const own = readWrittenNumber(text, reading);
  if (own) {
    const isOwnUnit = own.unit === null || own.unit === unit;
    const isWhole = isOwnUnit && !own.isInexact && !(isUnsure && own.isAmbiguous);
    return { value: own.value, isWhole };
  }
  const other = readWrittenNumber(text, reading === 'decimal-point' ? 'decimal-comma' : 'decimal-point');
  if (other) return { value: other.value, isWhole: false };
  const specified = readSpecifiedNumber(text);
  return specified && { ...specified, isWhole: false };
}
