import type { SplitCharacter } from '@whittle/contract/csv';

/** CSV-13. */
export function guessSplit(values: readonly string[]): SplitCharacter {
  if (values.some((value) => /[\r\n]/.test(value.trim()))) return '\n';
  return values.some((value) => value.includes(';')) ? ';' : ',';
}
