/** Times as people read them. All take the present instant, so that they can be tested. */

import { english } from '@whittle/domain/languages/languages';
import { shownLanguage, shownLocale } from './language.ts';
import { timeTexts as texts } from './times.texts.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Made once: a long conversation shows hundreds of times, and making a format takes longer than using it. */
const hourAndMinute = new Intl.DateTimeFormat(shownLocale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const toTheSecond = new Intl.DateTimeFormat(shownLocale(), { dateStyle: 'medium', timeStyle: 'medium' });

/** `10:42`, in the reader's own clock. */
export function clockTime(iso: string): string {
  return hourAndMinute.format(new Date(iso));
}

/** Today, Yesterday, `12 Nov`, and with the year once it differs. */
export function dayName(iso: string, now: Date): string {
  const date = new Date(iso);
  if (isSameDay(date, now)) return texts.today;
  if (isSameDay(date, new Date(now.getTime() - dayMs))) return texts.yesterday;
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  const locale = shownLanguage() === english ? 'en' : shownLocale();
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year });
  return shownLanguage() === english ? dayFirst(parts.formatToParts(date)) : parts.format(date);
}

/** English days stand before the month in every region. */
function dayFirst(parts: Intl.DateTimeFormatPart[]): string {
  const words = (['day', 'month', 'year'] as const).map((type) => parts.find((part) => part.type === type)?.value);
  return words.filter(Boolean).join(' ');
}

/** `just now`, `5 min ago`, `2 h ago` within a day, else the day. */
export function lastChange(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < minuteMs) return texts.justNow;
  if (age < hourMs) return texts.minutesAgo(Math.floor(age / minuteMs));
  if (age < dayMs) return texts.hoursAgo(Math.floor(age / hourMs));
  return dayName(iso, now);
}

/** For tooltips: the exact instant in the reader's zone. */
export function exactTime(iso: string): string {
  return toTheSecond.format(new Date(iso));
}

/** `Wed, 25 Nov 2026, 09:00 (Europe/Berlin)`: an instant that somebody chose, in the zone that they chose it in. */
export function timeInZone(iso: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(shownLocale(), {
    ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone },
  });
  return `${format.format(new Date(iso))} (${timeZone})`;
}

const inHundredths = new Intl.NumberFormat(shownLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `840 ms` below a second, else `12.40 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)}\u00a0ms` : `${inHundredths.format(ms / 1000)}\u00a0s`;
}

export function isSameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();
}

const wholeDay = new Intl.DateTimeFormat(shownLocale(), { dateStyle: 'medium', timeZone: 'UTC' });

/** A day such as `2026-11-23`, which is one of UTC. */
export function exactDay(day: string): string {
  return wholeDay.format(new Date(`${day}T00:00:00Z`));
}
