import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { cellText, isTrue } from '@whittle/domain/entities/grid/cell-value';
import { useState } from 'react';
import { gridTexts as texts } from './entities.texts.ts';
import { fieldDate } from './grid/grid-dates.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed into a field, and the value that it was typed over. */
type Typed = { text: string; over: unknown; conflict?: true };

/**
 * The texts of a record's fields while it is open as a form. Fields that nobody types into follow the record; the others
 * keep what was typed, and know what it was typed over.
 */
export function useRecordForm(
  columns: readonly GridColumn[],
  stored: Values,
  unread: Readonly<Record<string, string>>,
) {
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>(() =>
    Object.fromEntries(Object.entries(unread).map(([id, text]) => [id, { text, over: stored[id] }])),
  );
  const seen = (id: string) => (typed[id] ? typed[id].over : stored[id]);
  const textOf = (column: GridColumn) => typed[column.id]?.text ?? fieldText(column, stored[column.id]);
  const conflictIn = (column: GridColumn): string | undefined =>
    typed[column.id]?.conflict && texts.changedMeanwhile(cellText(column, seen(column.id)));

  return {
    textOf,
    conflictIn,
    hasConflict: columns.some((column) => conflictIn(column) !== undefined),
    changed: columns.filter((column) => textOf(column) !== fieldText(column, seen(column.id))),
    seenIn: (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, seen(id)])),
    type: (column: GridColumn, text: string) =>
      setTyped((now) => ({ ...now, [column.id]: { over: stored[column.id], ...now[column.id], text } })),
    /** Others stored these values meanwhile: what was typed stays beside them, and is saved over them if it is saved again. */
    meet: (others: Values) =>
      setTyped((now) => ({
        ...now,
        ...Object.fromEntries(
          columns
            .filter(({ id }) => id in others)
            .map((column) => [column.id, { text: textOf(column), over: others[column.id], conflict: true }]),
        ),
      })),
    /** The value of others stays. */
    giveUp: (column: GridColumn) =>
      setTyped((now) => ({
        ...now,
        [column.id]: { text: fieldText(column, seen(column.id)), over: seen(column.id) },
      })),
  };
}

/** A value as the text of its field. */
function fieldText(column: GridColumn, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (column.dataType) {
    case 'boolean':
      return String(isTrue(value));
    case 'datetime':
      return fieldDate(value, column.isDay);
    case 'json':
      return JSON.stringify(value, null, 2);
    default:
      return cellText(column, value);
  }
}
