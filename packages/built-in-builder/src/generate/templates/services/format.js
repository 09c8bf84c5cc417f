import { differenceInCalendarDays, format, isValid, parseISO } from 'date-fns';

const currency = 'EUR';

const moneyFormat = new Intl.NumberFormat(undefined, { style: 'currency', currency });
const roundMoneyFormat = new Intl.NumberFormat(undefined, { style: 'currency', currency, maximumFractionDigits: 0 });
const numberFormat = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2 });
const dayFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const dayYearFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });
const weekdayFormat = new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' });
const monthFormat = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });

export const isEmpty = (value) => value === undefined || value === null || value === '';

export const money = (value) => (isEmpty(value) ? '' : moneyFormat.format(value));
export const roundMoney = (value) => roundMoneyFormat.format(value);
/** "1 year", "2 years". */
const unitOf = (value, unit) =>
  value === 1
    ? unit
        .replace(/^(year|month|week|day|hour|minute)s$/, '$1')
        .replace(/^(Jahr|Monat|Tag)e$/, '$1')
        .replace(/^(Woche|Stunde|Minute)n$/, '$1')
    : unit;
export const number = (value, unit) =>
  isEmpty(value) ? '' : numberFormat.format(value) + (unit ? '\u00a0' + unitOf(value, unit) : '');

/** A stored day or moment as a Date, null when there is none. A day is read in local time. */
export function toDate(value) {
  if (isEmpty(value)) return null;
  const date = value instanceof Date ? value : parseISO(value);
  return isValid(date) ? date : null;
}

const withDate = (value, show) => {
  const date = toDate(value);
  return date ? show(date) : '';
};

/** 12 Nov; with the year once it is another one. */
export const day = (value) =>
  withDate(value, (date) => (date.getFullYear() === new Date().getFullYear() ? dayFormat : dayYearFormat).format(date));
export const weekday = (value) => withDate(value, (date) => weekdayFormat.format(date));
export const month = (value) => withDate(value, (date) => monthFormat.format(date));
export const time = (value) => withDate(value, (date) => timeFormat.format(date));
export const dayAndTime = (value) => withDate(value, (date) => day(date) + ', ' + timeFormat.format(date));

/** yyyy-MM-dd in local time: the key of a day. */
export const dayKey = (value) => withDate(value, (date) => format(date, 'yyyy-MM-dd'));
export const monthKey = (value) => withDate(value, (date) => format(date, 'yyyy-MM'));

/** Days from today, negative in the past; null without a date. */
export function daysFromToday(value) {
  const date = toDate(value);
  return date ? differenceInCalendarDays(date, new Date()) : null;
}

/** Today, tomorrow, 3 days ago; further away the day itself. */
export function relativeDay(value) {
  const days = daysFromToday(value);
  if (days === null) return '';
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  if (days < 0 && days > -15) return -days + ' days ago';
  if (days > 0 && days < 8) return 'In ' + days + ' days';
  return day(value);
}

/** What a person typed as a number, with comma or point; null when it is none. */
export function toNumber(text) {
  if (isEmpty(text)) return null;
  const plain = String(text).replace(/\s/g, '');
  const value = Number(/,\d{1,2}$/.test(plain) ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, ''));
  return Number.isFinite(value) ? value : null;
}

/** A stored moment as an input of type datetime-local wants it, and back. */
export const toInputMoment = (value) => withDate(value, (date) => format(date, "yyyy-MM-dd'T'HH:mm"));
export const fromInputMoment = (text) => toDate(text)?.toISOString() ?? null;

/** "Servings 4"; nothing when there is no value. */
export const labelled = (label, text) => (text ? label + ' ' + text : '');

/** Facts in one line; empty ones leave no gap. */
export const facts = (...parts) => parts.filter(Boolean).join('\u00a0· ');

/** The day of the month alone, for lists that name the month above. */
export const dayNumber = (value) => withDate(value, (date) => String(date.getDate()));

/** "1 job", "7 jobs". */
export const countOf = (count, one, many) => number(count) + ' ' + (count === 1 ? one : many);
