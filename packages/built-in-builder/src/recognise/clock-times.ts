import type { Field } from '../plan/plan.ts';

const isTimeOfDay = /(?:^|_)(?:time|hour|uhrzeit)$|^(?:start|end|from|until|to|begin|opens|closes|starts_at|ends_at)$/;

const isBound = /^(?:start|end|beginn|ende|begin|anfang|von|bis|from|until)$/;

/** A time beside a day or a weekday is a time of day, not another date. */
export function timesBesideDates(fields: readonly Field[]): void {
  const hasDay = fields.some(({ type, name }) => type === 'date' || /(?:^|_)(?:weekday|day|wochentag)$/.test(name));
  if (!hasDay) return;
  const isOnOneDay = fields.some(({ type, name }) => type === 'date' && /^(?:date|day|datum|tag)$/.test(name));
  for (const field of fields) {
    if (field.type === 'datetime' && isTimeOfDay.test(field.name)) field.type = 'time';
    // "date, start, end" is one day
    if (isOnOneDay && isBound.test(field.name) && ['date', 'text', 'datetime'].includes(field.type) && fields.some((other) => other !== field && isBound.test(other.name))) field.type = 'time'; // prettier-ignore
  }
}
