import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import { fieldOf, type Entity, type Field } from '../plan/plan.ts';

const msPerDay = 86_400_000;

/**
 * Sample rows as records to store, their days counted from `now`. A reference keeps the other record's title: the
 * server knows its id only once it is stored.
 */
export function sampleRecords(entity: Entity, rows: readonly SampleRow[], now: Date): Record<string, unknown>[] {
  return rows.map((row) => ({
    ...Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) => {
        const field = fieldOf(entity, name);
        return field ? [[name, storedValue(field, value, now)]] : [];
      }),
    ),
    is_sample: true,
  }));
}

function storedValue(field: Field, value: SampleValue, now: Date): unknown {
  const day = (offset: number) => new Date(now.getTime() + offset * msPerDay).toISOString().slice(0, 10);
  if (field.type === 'date' && typeof value === 'number') return day(value);
  if (field.type === 'days' && Array.isArray(value)) return value.map((offset) => day(Number(offset)));
  if (field.type === 'datetime' && typeof value === 'string') {
    const [offset = '0', time = '09:00'] = value.split(' ');
    return `${day(Number(offset))}T${time}:00`;
  }
  return value;
}
