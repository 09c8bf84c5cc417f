import { LRUCache } from 'lru-cache';

/** Keeps what was used last, up to a total weight. A value heavier than the whole is not kept. */
export interface Lru<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

export function createLru<V extends object | string | number>({
  maxWeight,
  weigh,
}: {
  maxWeight: number;
  weigh: (value: V) => number;
}): Lru<V> {
  // Nothing is weightless there: an empty file has an entry too.
  const entries = new LRUCache<string, V>({
    maxSize: maxWeight,
    sizeCalculation: (value) => Math.max(1, Math.ceil(weigh(value))),
  });
  return { get: (key) => entries.get(key), set: (key, value) => void entries.set(key, value) };
}
