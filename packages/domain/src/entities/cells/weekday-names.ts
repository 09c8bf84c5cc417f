import { locales } from './month-names.ts';

let weekdays: ReadonlySet<string> | null = null;

/** The text without the day of the week before its date, in any of these languages. Other words in front of it stay. */
export const withoutWeekday = (text: string): string =>
  text.replace(/^(\p{L}{2,})\.?,?\s+/u, (lead, word: string) => {
    weekdays ??= collect();
    return weekdays.has(word.toLowerCase()) ? '' : lead;
  });

function collect(): Set<string> {
  const found = new Set(['sonnabend', 'tues', 'thur', 'thurs']);
  for (const locale of locales) {
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
      for (let day = 1; day <= 7; day += 1) {
        const word = format
          .format(Date.UTC(2026, 0, day))
          .toLowerCase()
          .replace(/\.$/, '');
        if (/^\p{L}{2,}$/u.test(word)) found.add(word);
      }
    }
  }
  return found;
}
