import { createHash } from 'node:crypto';
import type { SampleRow, SampleValue } from '../kinds/kind.ts';
import { entityOf, fieldOf, type AppPlan, type Entity, type Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import { inOrderOfReference, type Samples } from './sample-data.ts';

const msPerDay = 86_400_000;

/** Records to store for one entity, each with its id. */
export type SampleRecords = { entity: Entity; records: Record<string, unknown>[] };

/**
 * Sample rows as records, their days counted from `now`. Ids are made here, because records point to each other by id:
 * they begin with the time, as all ids do, and go on with a hash of the record's place, so that equal plans have equal ids.
 */
export function sampleRecords(plan: AppPlan, samples: Samples, now: Date): SampleRecords[] {
  const idOf = (entity: string, index: number) => {
    const hash = createHash('sha256').update(`${plan.name}/${entity}/${index}`).digest('hex');
    return now.getTime().toString(16).padStart(12, '0') + hash.slice(0, 12);
  };
  const idOfTitle: IdOfTitle = (entity, wanted) => {
    const title = rolesOf(entity).title.name;
    const index = (samples.get(entity.name) ?? []).findIndex((row) => row[title] === wanted);
    return index < 0 ? null : idOf(entity.name, index);
  };
  return inOrderOfReference(plan).flatMap((entity) => {
    const rows = samples.get(entity.name) ?? [];
    const records = rows.map((row, index) => ({
      id: idOf(entity.name, index),
      ...stored(plan, entity, row, now, idOfTitle),
      is_sample: true,
    }));
    return records.length > 0 ? [{ entity, records }] : [];
  });
}

/** Id of the sample record with this title; null when there is none. */
type IdOfTitle = (entity: Entity, title: unknown) => string | null;

function stored(
  plan: AppPlan,
  entity: Entity,
  row: SampleRow,
  now: Date,
  idOfTitle: IdOfTitle,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    const field = fieldOf(entity, name);
    if (!field) continue;
    if (field.type === 'reference' && field.reference) values[name] = idOfTitle(entityOf(plan, field.reference), value);
    else values[name] = storedValue(field, value, now);
  }
  return values;
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
