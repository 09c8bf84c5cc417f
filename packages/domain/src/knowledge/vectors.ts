/** A vector in a byte for each number: the numbers are the bytes times `scale`. */
export type SmallVector = { bytes: Int8Array; scale: number };

/** Vectors of equal length, one behind the other, in the order of the texts they are of. */
export type VectorList = { dims: number; bytes: Int8Array; scales: Float32Array };

const mostOfByte = 127;

/** Of length 1 and a quarter of the size: of ten nearest, 99.6 % stay so (docs/decisions/115). */
export function toSmallVector(vector: Float32Array): SmallVector {
  let square = 0;
  let most = 0;
  for (const value of vector) {
    square += value * value;
    most = Math.max(most, Math.abs(value));
  }
  if (most === 0) return { bytes: new Int8Array(vector.length), scale: 0 };
  const bytes = Int8Array.from(vector, (value) => Math.round((value / most) * mostOfByte));
  return { bytes, scale: most / mostOfByte / Math.sqrt(square) };
}

/** The places of the `max` nearest vectors, nearest first. Lists of another length have none. */
export function findNearest(
  lists: readonly VectorList[],
  question: Float32Array,
  max: number,
): { list: number; at: number; score: number }[] {
  const hits: { list: number; at: number; score: number }[] = [];
  let least = -Infinity;
  for (const [list, { dims, bytes, scales }] of lists.entries()) {
    if (dims !== question.length) continue;
    for (let at = 0, from = 0; at < scales.length; at += 1, from += dims) {
      // One that is missing.
      if (scales[at] === 0) continue;
      const score = dot(bytes, from, question) * scales[at]!;
      if (hits.length === max && score <= least) continue;
      let place = hits.length;
      while (place > 0 && hits[place - 1]!.score < score) place -= 1;
      hits.splice(place, 0, { list, at, score });
      if (hits.length > max) hits.pop();
      least = hits.at(-1)!.score;
    }
  }
  return hits;
}

/** Four sums beside each other, which a processor adds up at once. */
function dot(bytes: Int8Array, from: number, question: Float32Array): number {
  const end = question.length - (question.length % 4);
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < end; at += 4) {
    a += bytes[from + at]! * question[at]!;
    b += bytes[from + at + 1]! * question[at + 1]!;
    c += bytes[from + at + 2]! * question[at + 2]!;
    d += bytes[from + at + 3]! * question[at + 3]!;
  }
  for (let at = end; at < question.length; at += 1) a += bytes[from + at]! * question[at]!;
  return a + b + c + d;
}
