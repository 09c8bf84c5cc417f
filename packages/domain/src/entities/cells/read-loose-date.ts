import { monthOf } from './month-names.ts';
import { toDay, type WrittenDate } from './read-date.ts';

const clock = /\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s*[ap]\.?m\b\.?)?/i;
const zone = /\([^)]*\)|\b(?:[ECMP][SD]T|UTC?|GMT|Z)\b|[+-]\d{2}:?\d{2}(?!\d)/gi;

/**
 * A date in another form than the usual ones, with its month by name, as JavaScript reads it: `Sat Jan 31 10:00:00 2026`.
 * JavaScript also finds days where nobody wrote one, 3 March in `2/31/2026` or 1 March in `Meeting 3`, so what it finds
 * counts only where its numbers are those of the text. A month and a year alone are its first day.
 */
export function readLooseDate(text: string): { day: string; instant: string } | null {
  const time = Date.parse(text);
  const dayText = text.replace(clock, ' ').replace(zone, ' ').trim();
  const found = new Date(dayText);
  if (Number.isNaN(time) || Number.isNaN(found.getTime())) return null;
  const [year, month, day] = [found.getFullYear(), found.getMonth() + 1, found.getDate()];
  const months = (dayText.match(/\p{L}+/gu) ?? []).flatMap((word) => monthOf(word) ?? []);
  if (months.length !== 1 || months[0] !== month) return null;
  const numbers = (dayText.match(/\d+/g) ?? []).map(Number);
  const isYear = (number: number | undefined) => number === year || number === year % 100;
  const isWritten =
    numbers.length === 1
      ? numbers[0] === year && day === 1
      : numbers.length === 2 &&
        ((numbers[0] === day && isYear(numbers[1])) || (numbers[1] === day && isYear(numbers[0])));
  if (!isWritten) return null;
  const date: WrittenDate = { year, month, day, time: null, offset: null, doubt: null };
  return { day: toDay(date), instant: new Date(time).toISOString() };
}
