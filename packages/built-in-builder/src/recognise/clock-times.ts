import type { Field } from '../plan/plan.ts';

const isTimeOfDay = /(?:^|_)(?:time|hour|uhrzeit)$|^(?:start|end|from|until|to|begin|opens|closes|starts_at|ends_at)$/;

/** A time beside a day or a weekday is a time of day, not another date. */
export function timesBesideDates(fields: readonly Field[]): void {
  const hasDay = fields.some(({ type, name }) => type === 'date' || /(?:^|_)(?:weekday|day|wochentag)$/.test(name));
  if (!hasDay) return;
  for (const field of fields) if (field.type === 'datetime' && isTimeOfDay.test(field.name)) field.type = 'time';
}
