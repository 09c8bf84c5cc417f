/** What a Range header asks for of `size` bytes: both ends included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads the single range that media players send. Null for no range, several ranges or another unit, which all mean the
 * whole file; `unsatisfiable` for a range beyond its end (RFC 9110).
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first, last] = match;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start > end ? 'unsatisfiable' : { start, end };
}
