import { shownLocale } from './language.ts';

const whole = new Intl.NumberFormat(shownLocale());
const forms = new Intl.PluralRules(shownLocale());

/** A count in full, with the reader's separators. */
export function count(value: number): string {
  return whole.format(value);
}

/** `840`, `1.2K`, `3.4M`: for tiles and usage (USAGE-04). The reader's separators, K and M in every language. */
export function short(value: number): string {
  if (value < 1_000) return whole.format(value);
  const [unit, divisor] = value < 999_950 ? (['K', 1_000] as const) : (['M', 1_000_000] as const);
  return `${upToTenths.format(value / divisor)}${unit}`;
}

const upToTenths = new Intl.NumberFormat(shownLocale(), { maximumFractionDigits: 1 });

const percent = new Intl.NumberFormat(shownLocale(), { style: 'percent', maximumFractionDigits: 1 });

/** A part of one as `12.5%`. */
export function share(value: number): string {
  return percent.format(value);
}

/** `1 file`, `3 files`, `1,284 records`. Languages with more forms than two name those in `others`. */
export function counted(
  value: number,
  one: string,
  many: string,
  others: Partial<Record<Intl.LDMLPluralRule, string>> = {},
): string {
  const form = forms.select(value);
  return `${count(value)} ${others[form] ?? (form === 'one' ? one : many)}`;
}

/** Size of a text, or of all that is stored: `840 B`, `12 KB`, `4.8 MB`, `82.4 GB`. */
export function textSize(characters: number): string {
  if (characters < 1000) return `${characters}\u00a0B`;
  if (characters < 1_000_000) return `${Math.round(characters / 1000)}\u00a0KB`;
  if (characters < 1_000_000_000) return `${inTenths.format(characters / 1_000_000)}\u00a0MB`;
  return `${inTenths.format(characters / 1_000_000_000)}\u00a0GB`;
}

const inTenths = new Intl.NumberFormat(shownLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
