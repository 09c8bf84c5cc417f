import { code } from './code.ts';
import { adders } from './formula-code.ts';
import type { Imports } from './imports.ts';

/** The functions that formulas in code call, as far as these do. */
export function helpersOf(lines: string, imports: Imports): string {
  const calls = (name: string) => new RegExp(`\\b${name}\\(`).test(lines);
  for (const add of Object.values(adders)) if (lines.includes(`, ${add})`)) imports.use(add, 'date-fns');
  for (const span of ['Week', 'Month', 'Year'])
    if (calls(`isThis${span}`)) {
      imports.use(`isSame${span}`, 'date-fns');
      imports.format('toDate');
    }
  if (calls('daysSince') || calls('daysUntil') || calls('daysLate')) imports.format('daysFromToday');
  if (calls('yearsSince')) {
    imports.use('differenceInYears', 'date-fns');
    imports.format('toDate');
  }
  if (calls('daysToAnniversary')) {
    for (const name of ['addYears', 'differenceInCalendarDays', 'setYear']) imports.use(name, 'date-fns');
    imports.format('toDate');
  }
  if (calls('dayAfter')) for (const name of ['dayKey', 'toDate']) imports.format(name);
  return code`
    ${calls('dayAfter') && dayAfter}
    ${(calls('workedOut') || calls('combined')) && combined}
    ${(calls('workedOut') || calls('toCents')) && toCents}
    ${calls('workedOut') && workedOut}
    ${calls('minutesBetween') && minutesBetween}
    ${calls('hoursBetween') && hoursBetween}
    ${calls('daysBetween') && 'const daysBetween = (from, to) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);'}
    ${(calls('daysSince') || calls('daysLate')) && daysSince}
    ${calls('daysUntil') && 'const daysUntil = (day) => daysFromToday(day);'}
    ${calls('daysLate') && daysLate}
    ${calls('yearsSince') && yearsSince}
    ${calls('daysToAnniversary') && daysToAnniversary}
    ${calls('percentOf') && percentOf}
    ${calls('isSameName') && isSameName}
    ${(calls('highest') || calls('lowest')) && numbersIn}
    ${calls('highest') && 'const highest = (values) => (numbersIn(values).length > 0 ? Math.max(...numbersIn(values)) : null);'}
    ${calls('lowest') && 'const lowest = (values) => (numbersIn(values).length > 0 ? Math.min(...numbersIn(values)) : null);'}
    ${calls('meanOf') && meanOf}
    ${(calls('valuesByDay') || calls('changeIn')) && lastValues}
    ${calls('isThisWeek') && 'const isThisWeek = (day) => Boolean(day) && isSameWeek(toDate(day), new Date(), { weekStartsOn: 1 });'}
    ${calls('isThisMonth') && 'const isThisMonth = (day) => Boolean(day) && isSameMonth(toDate(day), new Date());'}
    ${calls('isThisYear') && 'const isThisYear = (day) => Boolean(day) && isSameYear(toDate(day), new Date());'}
  `;
}

const dayAfter = code`
  /** A day so many days or months after another one; null while one of both is missing. */
  function dayAfter(day, count, add) {
    const from = toDate(day);
    return from && typeof count === 'number' ? dayKey(add(from, count)) : null;
  }
`;

const combined = code`
  /** Null while a part is missing. */
  const combined = (parts, by) => (parts.some((part) => typeof part !== 'number' || Number.isNaN(part)) ? null : parts.reduce(by));
`;

const toCents = code`
  /** Two places behind the point; null where there is no number. */
  const toCents = (value) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : null);
`;

const workedOut = 'const workedOut = (parts, by) => toCents(combined(parts, by));';

const minutesBetween = code`
  /** Past midnight too; null while one of both is missing. */
  function minutesBetween(from, to) {
    if (!from || !to) return null;
    const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
    return (end - start + 1440) % 1440;
  }
`;

const hoursBetween = code`
  /** Between two moments, or two times of a day, past midnight too; null while one of both is missing. */
  function hoursBetween(from, to) {
    if (!from || !to) return null;
    const isTime = (value) => /^\\d{1,2}[:.]\\d{2}/.test(value);
    if (!isTime(from) || !isTime(to)) return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    const [start, end] = [from, to].map((time) => time.split(/[:.]/).map(Number)).map(([hours, minutes]) => hours * 60 + minutes);
    return ((end - start + 1440) % 1440) / 60;
  }
`;

const daysSince = code`
  /** How many days ago a day was; null without one. */
  function daysSince(day) {
    const days = daysFromToday(day);
    return days === null ? null : 0 - days;
  }
`;

const daysLate = code`
  /** How many days a day is past; null while it is not. */
  function daysLate(day) {
    const days = daysSince(day);
    return days !== null && days > 0 ? days : null;
  }
`;

const yearsSince = code`
  /** Whole years since a day, or since a year. */
  function yearsSince(day) {
    if (typeof day === 'number') return new Date().getFullYear() - day;
    const date = toDate(day);
    return date ? differenceInYears(new Date(), date) : null;
  }
`;

const daysToAnniversary = code`
  /** Days until a day comes round again, 0 on the day itself. */
  function daysToAnniversary(day) {
    const date = toDate(day);
    if (!date) return null;
    const today = new Date();
    const thisYear = setYear(date, today.getFullYear());
    const days = differenceInCalendarDays(thisYear, today);
    return days >= 0 ? days : differenceInCalendarDays(addYears(thisYear, 1), today);
  }
`;

const percentOf = code`
  /** Which part of the whole it is, in percent; null without a whole. */
  const percentOf = (part, whole) => (typeof part === 'number' && whole > 0 ? Math.round((100 * part) / whole) : null);
`;

const isSameName = code`
  /** People write a name with a capital or without. */
  const isSameName = (one, other) => Boolean(one) && String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
`;

const numbersIn = "const numbersIn = (values) => values.filter((value) => typeof value === 'number');";

const meanOf = code`
  /** Of what was noted; null while nothing was. */
  function meanOf(values) {
    const numbers = values.filter((value) => typeof value === 'number');
    return numbers.length > 0 ? numbers.reduce((a, b) => a + b) / numbers.length : null;
  }
`;

const lastValues = code`
  /** What was noted in a field, the oldest day first. */
  const valuesByDay = (records, day, field) =>
    records
      .filter((record) => record[day] && record[field] !== undefined && record[field] !== null)
      .sort((a, b) => String(a[day]).localeCompare(String(b[day])))
      .map((record) => record[field]);

  /** How much the last value differs from the one before. */
  const changeIn = (values) => (values.length > 1 ? values.at(-1) - values.at(-2) : null);
`;
