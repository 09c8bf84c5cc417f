import { describe, expect, test } from 'vitest';
import { fuseRanks } from './fuse-ranks.ts';
import { findNearest, toSmallVector, type VectorList } from './vectors.ts';

let seed = 5;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
const dims = 130;
const vectors = Array.from({ length: 2_000 }, () => Float32Array.from({ length: dims }, random));

function listOf(some: readonly Float32Array[]): VectorList {
  const small = some.map(toSmallVector);
  const bytes = new Int8Array(some.length * dims);
  for (const [at, one] of small.entries()) bytes.set(one.bytes, at * dims);
  return { dims, bytes, scales: Float32Array.from(small, ({ scale }) => scale) };
}

const cosine = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, value, at) => sum + value * b[at]!, 0) / Math.hypot(...a) / Math.hypot(...b);

describe('vectors', () => {
  test('[CTX-39] in a byte a number, the ten nearest are those of the whole numbers', () => {
    const lists = [listOf(vectors.slice(0, 700)), listOf(vectors.slice(700))];
    let same = 0;
    for (const question of vectors.slice(0, 40)) {
      const near = findNearest(lists, question, 10).map(({ list, at }) => list * 700 + at);
      const likeness = vectors.map((one) => cosine(one, question));
      const right = [...vectors.keys()].toSorted((a, b) => likeness[b]! - likeness[a]!).slice(0, 10);
      expect(near[0]).toBe(right[0]);
      same += near.filter((at) => right.includes(at)).length;
    }
    expect(same).toBeGreaterThanOrEqual(390);
  });

  test('[CTX-39] vectors of another length are no neighbours, and one of nothing is far from all', () => {
    expect(findNearest([listOf(vectors)], new Float32Array(dims - 1).fill(1), 3)).toEqual([]);
    expect(toSmallVector(new Float32Array(4))).toEqual({ bytes: new Int8Array(4), scale: 0 });
  });

  test('[CTX-39] two lists are joined by their places; what one could not have is not put back for it', () => {
    const by = { keyOf: (hit: string) => hit, isCompared: (hit: string) => !hit.startsWith('new') };
    expect(fuseRanks(['a', 'b', 'c'], ['c', 'd', 'b'], by)).toEqual(['c', 'b', 'a', 'd']);
    expect(fuseRanks(['new', 'a', 'b'], ['a', 'b'], by)[0]).toBe('new');
    expect(fuseRanks(['a', 'b'], [], by)).toEqual(['a', 'b']);
  });
});
