/** Languages whose months and days of the week people write in tables. */
export const locales = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'fi',
  'pl',
  'cs',
  'tr',
  'hu',
  'ro',
  'ru',
  'uk',
  'el',
];

let months: ReadonlyMap<string, number> | null = null;

/** The number of the month that a word names, in any of these languages, whole or shortened; null for no month. */
export function monthOf(word: string): number | null {
  months ??= collect();
  return months.get(keyOf(word)) ?? null;
}

const keyOf = (word: string) => word.toLowerCase().replace(/\.$/, '');

/** A word that means different months in two languages means none. */
function collect(): Map<string, number> {
  const found = new Map<string, number>();
  const torn = new Set<string>();
  const add = (word: string, month: number) => {
    const key = keyOf(word);
    if (!/^\p{L}{3,}$/u.test(key)) return;
    if (found.has(key) && found.get(key) !== month) torn.add(key);
    found.set(key, month);
  };
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      // Some languages have another form of the word beside a day.
      for (const options of [{ month }, { month, day: 'numeric' as const }]) {
        const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const parts = format.formatToParts(Date.UTC(2026, index, 3));
          add(parts.find(({ type }) => type === 'month')?.value ?? '', index + 1);
        }
      }
    }
  }
  for (const [word, month] of [
    ['sept', 9],
    ['mär', 3],
    ['mrz', 3],
    ['jänner', 1],
    ['feber', 2],
  ] as const)
    add(word, month);
  for (const word of torn) found.delete(word);
  return found;
}
