import type { Domain } from './domain.ts';
import { beginningOf } from './phrases.ts';

type Entry = { domain: Domain; beginning: string };
/** Words of domains by the first letters that a text has to hold: at the start of a word, or anywhere in one. */
export type AboutIndex = { starts: ReadonlyMap<string, Entry[]>; parts: ReadonlyMap<string, Entry[]> };

const letters = 3;
const keyOf = (text: string): string => text.slice(0, letters);

export function aboutIndex(domains: readonly Domain[]): AboutIndex {
  const [starts, parts] = [new Map<string, Entry[]>(), new Map<string, Entry[]>()];
  for (const domain of domains)
    for (const phrase of domain.about) {
      const beginning = beginningOf(phrase);
      const [map, key] = beginning.startsWith(' ') ? [starts, keyOf(beginning.slice(1))] : [parts, keyOf(beginning)];
      const entries = map.get(key) ?? [];
      entries.push({ domain, beginning });
      map.set(key, entries);
    }
  return { starts, parts };
}

/** The domains of which the beginning of a word stands in a text, given with a blank before each word; most have none. */
export function domainsBegun({ starts, parts }: AboutIndex, spaced: string): ReadonlySet<Domain> {
  const found = new Set<Domain>();
  const look = (entries: readonly Entry[] = []): void => {
    for (const { domain, beginning } of entries)
      if (!found.has(domain) && spaced.includes(beginning)) found.add(domain);
  };
  const seen = new Set<string>();
  for (let at = 0; at < spaced.length; at += 1) {
    const isStart = at === 0 ? false : spaced[at - 1] === ' ';
    for (let length = 1; length <= letters; length += 1) {
      const gram = spaced.slice(at, at + length);
      if (gram.length < length || gram.includes(' ')) break;
      const key = `${isStart ? ' ' : ''}${gram}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (isStart) look(starts.get(gram));
      look(parts.get(gram));
    }
  }
  return found;
}
