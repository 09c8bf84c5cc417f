import { findNearest, type VectorList } from '@whittle/domain/knowledge/vectors';
import type { SearchAnswer } from './search-index.ts';

/** Vectors of all sources together; beyond them those go first that were used longest ago. */
const bytesMax = 600_000_000;

/** The vectors of sources by their keys, in the order of their texts. */
export function createKeptVectors() {
  const sources = new Map<string, { lists: VectorList[]; size: number; bytes: number }>();

  return {
    load(key: string, vectors: VectorList, from: number): void {
      const known = from === 0 ? undefined : sources.get(key);
      const source = known ?? { lists: [], size: 0, bytes: 0 };
      // A message was lost with the process before this one.
      if (source.size !== from) return void sources.delete(key);
      // What comes in a message lies in the buffer of the whole message.
      source.lists.push({ dims: vectors.dims, bytes: vectors.bytes.slice(), scales: vectors.scales.slice() });
      source.size += vectors.scales.length;
      source.bytes += vectors.bytes.byteLength;
      sources.set(key, source);
      let all = [...sources.values()].reduce((sum, { bytes }) => sum + bytes, 0);
      for (const [oldest, { bytes }] of sources) {
        if (all <= bytesMax || oldest === key) break;
        sources.delete(oldest);
        all -= bytes;
      }
    },

    nearest(wanted: readonly { key: string; size: number }[], question: Float32Array, max: number): SearchAnswer {
      const missing = wanted.filter(({ key, size }) => sources.get(key)?.size !== size).map(({ key }) => key);
      if (missing.length > 0) return { missing };
      const parts: { key: string; from: number; list: VectorList }[] = [];
      for (const { key } of wanted) {
        const source = sources.get(key)!;
        // The one that was used last goes last.
        sources.delete(key);
        sources.set(key, source);
        let from = 0;
        for (const list of source.lists) {
          parts.push({ key, from, list });
          from += list.scales.length;
        }
      }
      const lists = parts.map(({ list }) => list);
      const hits = findNearest(lists, question, max);
      return { hits: hits.map(({ list, at, score }) => ({ key: parts[list]!.key, n: parts[list]!.from + at, score })) };
    },
  };
}
