import type { Clock } from './clock.ts';

/**
 * Remembers values for `lifetimeMs`, at most `maxEntries`; the oldest go first. For what may be that much out of date. A clock
 * that is set back makes no value last longer.
 */
export interface ShortCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  clear(): void;
}

export function createShortCache<V>(clock: Clock, lifetimeMs: number, maxEntries = 10_000): ShortCache<V> {
  const entries = new Map<string, { value: V; setAtMs: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const ageMs = clock.now().getTime() - entry.setAtMs;
      if (ageMs >= 0 && ageMs < lifetimeMs) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      entries.delete(key);
      if (entries.size >= maxEntries) entries.delete(entries.keys().next().value!);
      entries.set(key, { value, setAtMs: clock.now().getTime() });
    },
    delete: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
