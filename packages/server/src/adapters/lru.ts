/** Keeps what was used last, up to a total weight. A value heavier than the whole is not kept. */
export interface Lru<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

export function createLru<V>({ maxWeight, weigh }: { maxWeight: number; weigh: (value: V) => number }): Lru<V> {
  const entries = new Map<string, V>();
  let weight = 0;

  const drop = (key: string) => {
    const value = entries.get(key);
    if (value !== undefined && entries.delete(key)) weight -= weigh(value);
  };

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      drop(key);
      if (weigh(value) > maxWeight) return;
      entries.set(key, value);
      weight += weigh(value);
      for (const oldest of entries.keys()) {
        if (weight <= maxWeight) break;
        drop(oldest);
      }
    },
  };
}
