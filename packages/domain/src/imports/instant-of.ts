/** A time of an export as ISO text; null for what is none. Times without a zone are in UTC, as client libraries read them. */
export function instantOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const date = new Date(/(?:Z|[+-]\d\d:?\d\d)$/i.test(value) ? value : `${value}Z`);
  const year = date.getUTCFullYear();
  return year > 0 && year < 10_000 ? date.toISOString() : null;
}
