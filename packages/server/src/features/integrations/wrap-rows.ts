import { isPlainObject } from '@whittle/domain/entities/json';

type Schema = Record<string, unknown>;
export type RowShape = { row: Schema; wrap(rows: unknown[]): unknown };

/**
 * How rows of a table become a value of a schema: a list of objects, an object with one list of objects, or, where the
 * schema is of one thing, a list of such things. Null for a schema that no table fits.
 */
export function wrapRows(schema: Schema): RowShape | null {
  const list = itemsOf(schema);
  if (list) return { row: list, wrap: (rows) => rows };
  const properties = isPlainObject(schema['properties']) ? Object.entries(schema['properties']) : [];
  const lists = properties.flatMap(([name, property]) => {
    const row = isPlainObject(property) ? itemsOf(property as Schema) : null;
    return row ? [{ name, row }] : [];
  });
  if (lists.length === 1 && properties.length === 1) {
    const [{ name, row }] = lists as [{ name: string; row: Schema }];
    return { row, wrap: (rows) => ({ [name]: rows }) };
  }
  return lists.length === 0 && properties.length > 0 ? { row: schema, wrap: (rows) => rows } : null;
}

function itemsOf(schema: Schema): Schema | null {
  const items = schema['type'] === 'array' ? schema['items'] : undefined;
  return isPlainObject(items) && isPlainObject(items['properties']) ? (items as Schema) : null;
}
