import type { CsvMapping } from '@whittle/contract/csv';
import { readCell } from '../cells/read-cell.ts';
import type { Entity } from '../entity.ts';
import { isPlainObject, type Json } from '../json.ts';
import { readNewRecord } from '../record-input.ts';
import { csvTargets } from './targets.ts';

/** What stands for a letter that its encoding does not have. */
const unread = '\uFFFD';

export type CsvRecord = { [field: string]: Json };
/** A cell whose value is not all that its text says (CSV-26). */
export type Alteration = { field: string; text: string; stored: Json };
export type ReadRow = { ok: true; record: CsvRecord; altered: Alteration[] } | { ok: false; reason: string };

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
    return [{ index, field: target.path, path: target.path.split('.'), how: { ...mapping, property } }];
  });

  const convert = (cells: readonly string[]): { record: CsvRecord; altered: Alteration[] } => {
    const record: CsvRecord = {};
    const altered: Alteration[] = [];
    for (const { index, field, path, how } of columns) {
      const text = cells[index] ?? '';
      const { value, isAltered } = readCell(text, how);
      if (value === undefined) continue;
      place(record, path, value);
      if (isAltered || text.includes(unread)) altered.push({ field, text, stored: value });
    }
    return { record, altered };
  };

  return {
    /** Not checked against the declaration. */
    convert,
    read(cells: readonly string[]): ReadRow {
      const { record, altered } = convert(cells);
      const checked = readNewRecord(entity, record);
      return checked.ok ? { ok: true, record, altered } : { ok: false, reason: checked.message };
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
