import type { CsvMapping } from '@whittle/contract/csv';
import type { Entity } from '../entity.ts';
import { isPlainObject, type Json } from '../json.ts';
import { readNewRecord } from '../record-input.ts';
import { convertCell } from './convert-cell.ts';
import { csvTargets } from './targets.ts';

export type CsvRecord = { [field: string]: Json };
export type ReadRow = { ok: true; record: CsvRecord } | { ok: false; reason: string };

/**
 * Turns rows into records of an entity. `mappings` stand in the order of the columns; columns without a field of the
 * entity are ignored (CSV-14). A row is refused with the reason that the server would give.
 */
export function createRowReader(entity: Entity, mappings: readonly CsvMapping[]) {
  const targets = new Map(csvTargets(entity).map((target) => [target.path, target]));
  const columns = mappings.flatMap((mapping, index) => {
    const target = mapping.schemaField === null ? undefined : targets.get(mapping.schemaField);
    if (!target) return [];
    const property = target.isList ? (target.property.items ?? {}) : target.property;
    return [{ index, path: target.path.split('.'), how: { ...mapping, format: property.format } }];
  });

  const toRecord = (cells: readonly string[]): CsvRecord => {
    const record: CsvRecord = {};
    for (const { index, path, how } of columns) {
      const value = convertCell(cells[index] ?? '', how);
      if (value !== undefined) place(record, path, value);
    }
    return record;
  };

  return {
    toRecord,
    read(cells: readonly string[]): ReadRow {
      const record = toRecord(cells);
      const checked = readNewRecord(entity, record);
      return checked.ok ? { ok: true, record } : { ok: false, reason: checked.message };
    },
  };
}

/** Dotted fields build nested objects (CSV-16). The paths come from the declaration, never from the file. */
function place(record: CsvRecord, [step, ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    record[step!] = value;
    return;
  }
  const present = Object.hasOwn(record, step!) ? record[step!] : undefined;
  const inner: CsvRecord = isPlainObject(present) ? (present as CsvRecord) : {};
  record[step!] = inner;
  place(inner, rest, value);
}
