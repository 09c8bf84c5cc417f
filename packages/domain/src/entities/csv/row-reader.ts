import type { CsvMapping } from '@whittle/contract/csv';
import { readCell } from '../cells/read-cell.ts';
import type { Entity } from '../entity.ts';
import { isPlainObject, type Json } from '../json.ts';
import { readNewRecord } from '../record-input.ts';
import { unlikeDeclared } from '../unlike-declared.ts';
import { csvTargets } from './targets.ts';

/** What stands for a letter that its encoding does not have. */
const unread = '\uFFFD';

export type CsvRecord = { [field: string]: Json };
/** A cell whose value is not all that its text says (CSV-26), or is stored although its field says otherwise (ENT-41). */
export type Alteration = {
  field: string;
  text: string;
  stored: Json;
  /** What the field says of such a value, which is stored as it is: “due must be a date”. */
  unlike?: string;
};
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

  /** Cells that an entity of an import keeps although their fields say otherwise. */
  const unlikeCells = (cells: readonly string[], record: CsvRecord): Alteration[] => {
    const advice = unlikeDeclared(entity, record);
    if (advice.size === 0) return [];
    return columns.flatMap(({ index, field, path }) => {
      const found = [...advice].find(([at]) => at === field || at.startsWith(`${field}[`));
      const text = cells[index] ?? '';
      return found ? [{ field, text, stored: valueAt(record, path), unlike: found[1] }] : [];
    });
  };

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
      if (!checked.ok) return { ok: false, reason: checked.message };
      return { ok: true, record, altered: [...altered, ...unlikeCells(cells, record)] };
    },
  };
}

const valueAt = (record: CsvRecord, path: readonly string[]): Json =>
  path.reduce<Json>((value, step) => (isPlainObject(value) ? ((value as CsvRecord)[step] ?? null) : null), record);

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
