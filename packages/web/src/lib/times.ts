/** Times as people read them. All take the present instant, so that they can be tested. */

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `10:42`, in the reader's own clock. */
export function clockTime(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(iso),
  );
}

/** Today, Yesterday, `12 Nov`, and with the year once it differs. */
export function dayName(iso: string, now: Date): string {
  const date = new Date(iso);
  if (isSameDay(date, now)) return 'Today';
  if (isSameDay(date, new Date(now.getTime() - dayMs))) return 'Yesterday';
  const month = new Intl.DateTimeFormat('en', { month: 'short' }).format(date);
  const day = `${date.getDate()} ${month}`;
  return date.getFullYear() === now.getFullYear() ? day : `${day} ${date.getFullYear()}`;
}

/** `just now`, `5 min ago`, `2 h ago` within a day, else the day. */
export function lastChange(iso: string, now: Date): string {
  const age = now.getTime() - new Date(iso).getTime();
  if (age < minuteMs) return 'just now';
  if (age < hourMs) return `${Math.floor(age / minuteMs)}\u00a0min ago`;
  if (age < dayMs) return `${Math.floor(age / hourMs)}\u00a0h ago`;
  return dayName(iso, now);
}

/** For tooltips: the exact instant in the reader's zone. */
export function exactTime(iso: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
}

/** `840 ms` below a second, else `12.40 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)}\u00a0ms` : `${(ms / 1000).toFixed(2)}\u00a0s`;
}

export function isSameDay(a: Date, b: Date): boolean {
  return a.getFullYear() === b.getFullYear() && a.getMonth() === b.getMonth() && a.getDate() === b.getDate();
}
