export const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

const sampleLines = 20;

/**
 * The delimiter that parts the first lines of a file most evenly: many cells, as many in each line. Where nothing parts
 * the header, the file has one column, and its values keep the commas that they are written with.
 */
export function detectDelimiter(head: string): Delimiter {
  const named = /^\uFEFF?"?sep=([,;\t|])"?\r?\n/i.exec(head)?.[1];
  if (named) return named as Delimiter;
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const counts = countCells(head, delimiter);
    const [first = 0] = counts;
    const alike = counts.filter((count) => count === first).length / Math.max(counts.length, 1);
    const score = first * alike ** 2;
    if (score > best.score) best = { delimiter, score };
  }
  if (best.score > 0) return best.delimiter;
  return delimiters.find((delimiter) => countCells(head, delimiter).every((count) => count === 0)) ?? ',';
}

/** Delimiters outside quotes in each of the first lines. */
function countCells(head: string, delimiter: string): number[] {
  const counts: number[] = [];
  let inQuotes = false;
  let count = 0;
  let isEmpty = true;
  for (const sign of head) {
    if (sign === '"') inQuotes = !inQuotes;
    if (!inQuotes && (sign === '\n' || sign === '\r')) {
      if (!isEmpty) counts.push(count);
      if (counts.length === sampleLines) return counts;
      count = 0;
      isEmpty = true;
      continue;
    }
    isEmpty = false;
    if (sign === delimiter && !inQuotes) count += 1;
  }
  // The last line may be cut off; it counts only when it is all there is.
  return counts.length > 0 ? counts : [count];
}
