/** One sign before three digits may part thousands or begin the fraction, and nothing beside it tells. */
const unclear = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const plain = /^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const scientific = /^[+-]?\d+(?:\.\d+)?e[+-]?\d{1,3}$/i;
/** `1,234,567` and `1,234.50`; the other way round in many languages. */
const parted = [/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/, /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/] as const;
/** Spaces of every width and apostrophes before three digits part thousands wherever they are used. */
const spaces = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?:\D|$))/gu;

/**
 * A number that a person types into a field for one: `12.5` and `12,5` are the same, thousands may be parted. `unclear`
 * for `1.234`, which is read as one number in English and as another in German; null for what is no number.
 */
export function readTypedNumber(text: string): number | 'unclear' | null {
  const typed = text.trim().replace('−', '-').replace(spaces, '');
  if (unclear.test(typed)) return 'unclear';
  const canonical = canonicalOf(typed);
  const number = canonical === null ? NaN : Number(canonical);
  return Number.isFinite(number) ? number : null;
}

/** The same where only whole numbers are taken: there `1.234` can mean one thing alone. */
export function readTypedWhole(text: string): number | null {
  const number = readTypedNumber(text);
  if (number === 'unclear') return Number(text.trim().replace('−', '-').replace(/[.,]/, ''));
  return number !== null && Number.isInteger(number) ? number : null;
}

function canonicalOf(typed: string): string | null {
  if (scientific.test(typed)) return typed;
  if (plain.test(typed)) return typed.replace(',', '.');
  const [withCommas, withPoints] = parted;
  if (withCommas.test(typed)) return typed.replaceAll(',', '');
  return withPoints.test(typed) ? typed.replaceAll('.', '').replace(',', '.') : null;
}
