import { pageLocale } from './page-words.ts';
export type SortValue = string | number | boolean | Date | null | undefined;
export type SortDirection = 'asc' | 'desc';

let collator: Intl.Collator | null = null;
const compareText = (one: string, other: string) =>
  (collator ??= new Intl.Collator(pageLocale(), { numeric: true, sensitivity: 'base' })).compare(one, other);

const isBlank = (value: SortValue) => value === null || value === undefined || value === '' || Number.isNaN(value);

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'string' && typeof other === 'string') return compareText(one, other);
  return Number(one) - Number(other) || compareText(String(one), String(other));
}

/** A sorted copy. Numbers by value, text as the reader's language sorts it, blanks last either way; stable. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => SortValue, direction: SortDirection): Row[] {
  const sign = direction === 'asc' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((one, other) => {
      const [left, right] = [isBlank(one.value), isBlank(other.value)];
      if (left || right) return Number(left) - Number(right);
      return sign * compare(one.value, other.value);
    })
    .map(({ row }) => row);
}
