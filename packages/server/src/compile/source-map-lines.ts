const digits = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c, i]));

/**
 * The source line (from 1) of each line of the generated code, read from a source map's `mappings` of one source. A line
 * without a mapping gets the line before it.
 */
export function linesOfMappings(mappings: string): number[] {
  let source = 0;
  let last = 1;
  return mappings.split(';').map((line) => {
    if (line === '') return last;
    let isFirst = true;
    for (const segment of line.split(',')) {
      const step = sourceLineStep(segment);
      if (step === null) continue;
      source += step;
      if (isFirst) last = source + 1;
      isFirst = false;
    }
    return last;
  });
}

/** The third number of a segment, by how many lines the source moves on; null for a segment without a source. */
function sourceLineStep(segment: string): number | null {
  let field = 0;
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.get(character) ?? 0;
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    if (field === 2) return value & 1 ? -(value >> 1) : value >> 1;
    field += 1;
    value = 0;
    shift = 0;
  }
  return null;
}
