const whole = new Intl.NumberFormat();

/** A count in full, with the reader's separators. */
export function count(value: number): string {
  return whole.format(value);
}

/** `1 file`, `3 files`, `1,284 records`. */
export function counted(value: number, one: string, many: string): string {
  return `${count(value)} ${value === 1 ? one : many}`;
}

/** Size of a text as it is stored: `840 B`, `12 KB`, `4.8 MB`. */
export function textSize(characters: number): string {
  if (characters < 1000) return `${characters}\u00a0B`;
  if (characters < 1_000_000) return `${Math.round(characters / 1000)}\u00a0KB`;
  return `${(characters / 1_000_000).toFixed(1)}\u00a0MB`;
}
