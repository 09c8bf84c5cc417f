/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(random: () => number, items: readonly T[]): T => items[Math.floor(random() * items.length)]!;

/** Texts that parsers, databases and headers stumble over. */
const oddTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e',
  '🦊'.repeat(50),
  'x'.repeat(20_000),
  "'; drop table apps; --",
  '"><script>alert(1)</script>',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%',
  '%00',
  '{{7*7}}',
  '$gt',
  '-1',
  '0',
  '1e309',
  '9007199254740993',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '2026-13-45T99:99:99Z',
  'javascript:alert(1)',
  'a@b',
  'a@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'f'.repeat(24),
  '0'.repeat(24),
  'ー',
  'K',
];

export const oddText = (random: () => number): string => pick(random, oddTexts);

/** Any JSON value, odd ones above all, nested up to `depth`. */
export function oddValue(random: () => number, depth = 3): unknown {
  const kind = Math.floor(random() * (depth > 0 ? 8 : 5));
  if (kind <= 2) return oddText(random);
  if (kind === 3) return pick(random, [0, -1, 1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324]);
  if (kind === 4) return pick(random, [null, true, false]);
  const items = Array.from({ length: Math.floor(random() * 4) }, () => oddValue(random, depth - 1));
  return kind === 5 ? items : Object.fromEntries(items.map((item) => [oddText(random), item]));
}

/** A copy in which one place holds something odd, is missing, or stands beside something that does not belong. */
export function spoil(random: () => number, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.7) {
    const at = Math.floor(random() * value.length);
    return value.map((item: unknown, index) => (index === at ? spoil(random, item) : item));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && random() < 0.8) {
    const entries = Object.entries(value);
    if (entries.length === 0 || random() < 0.2) return { ...value, [oddText(random)]: oddValue(random) };
    const [name] = pick(random, entries);
    if (random() < 0.1) return Object.fromEntries(entries.filter(([other]) => other !== name));
    return Object.fromEntries(entries.map(([key, item]) => [key, key === name ? spoil(random, item) : item]));
  }
  return oddValue(random);
}
