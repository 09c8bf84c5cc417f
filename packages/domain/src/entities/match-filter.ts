import type { FieldRef } from './filter.ts';
import type { Json } from './json.ts';
import { isPlainObject } from './json.ts';
import { equalJson, matchesValue } from './match-value.ts';
import type { Reach, ReachFilter } from './rule.ts';

/** A record that is not in a table: one that is about to be made, or one that is gone. */
export type RecordFacts = {
  data: { readonly [field: string]: Json };
  id: string;
  created_by_id: string | null;
  created_by: string | null;
  is_sample: boolean;
};

/** Whether a record is within reach: the same answer that the database gives for a stored one. */
export function isWithin(reach: Reach, record: RecordFacts): boolean {
  return typeof reach === 'boolean' ? reach : matchesFilter(reach, record);
}

function matchesFilter(filter: ReachFilter, record: RecordFacts): boolean {
  switch (filter.op) {
    case 'and':
      return filter.filters.every((part) => matchesFilter(part, record));
    case 'or':
      return filter.filters.some((part) => matchesFilter(part, record));
    case 'not':
      return !matchesFilter(filter.filter, record);
    case 'in':
      return matchesValue(fieldOf(record, filter.field), filter.values);
    case 'all': {
      const value = fieldOf(record, filter.field);
      if (!Array.isArray(value) || filter.values.length === 0) return false;
      return filter.values.every((wanted) => value.some((item) => equalJson(item, wanted)));
    }
  }
}

function fieldOf(record: RecordFacts, field: FieldRef): Json | undefined {
  if (field.kind === 'data') {
    return field.path.reduce<Json | undefined>(
      (value, level) => (isPlainObject(value) && Object.hasOwn(value, level) ? (value[level] as Json) : undefined),
      record.data as Json,
    );
  }
  switch (field.column) {
    case 'id':
    case 'created_by':
    case 'created_by_id':
    case 'is_sample':
      return record[field.column];
    default:
      return undefined;
  }
}
