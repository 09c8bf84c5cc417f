import type { DataRef, FieldRef, Filter, RecordColumn, Sort } from './filter.ts';

type KeyColumn = Exclude<RecordColumn, 'created_by' | 'is_sample'>;

/**
 * One key of an index on an entity's records: a column, a field's JSON value, or its text in code point order, which is
 * what comparisons of texts look at. A key that only finds records has no direction.
 */
export type IndexKey = ({ by: 'column'; column: KeyColumn } | { by: 'value' | 'text'; path: readonly string[] }) & {
  descending?: boolean;
};

/**
 * The index that would lead straight to the answer of a query: first the fields that must have one value, then the order,
 * or else the field that is compared. `filters` must all hold. Null where the indexes that every entity has already serve
 * (newest first, by id), and where none could.
 */
export function indexShapeOf(filters: readonly Filter[], sort: Sort | null): IndexKey[] | null {
  const conditions = filters.flatMap(partsOf);
  const equal = new Map<string, IndexKey>();
  let compared: IndexKey | null = null;
  for (const condition of conditions) {
    if (!('field' in condition)) continue;
    if (condition.op === 'in') {
      const key = keyOf(condition.field, 'value');
      if (!key) continue;
      if (condition.values.length === 1 && condition.values[0] !== null) equal.set(nameOf(key), key);
      else if (condition.values.length > 1 && !condition.values.includes(null)) compared ??= key;
    } else if (condition.op === 'gt' || condition.op === 'gte' || condition.op === 'lt' || condition.op === 'lte') {
      const key = keyOf(condition.field, typeof condition.value === 'string' ? 'text' : 'value');
      if (key && !isCreatedAt(key)) compared ??= key;
    }
  }
  if (equal.has('column:id')) return null;
  const found = [...equal.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, key]) => key);
  const first = found.slice(0, maxEqual);
  const order = sort ? orderOf(sort) : [];
  if (first.length > 0) return [...first, ...order.filter((key) => !equal.has(nameOf(key)))];
  const isOwnOrder = order.length > 0 && !isCreatedAt(order[0]!);
  if (compared && !(isOwnOrder && nameOf(order[0]!) === nameOf(compared))) return [compared];
  return isOwnOrder ? order : null;
}

/** Whether an index with the keys of `existing` also leads to what one with `wanted` would. */
export const serves = (existing: readonly IndexKey[], wanted: readonly IndexKey[]): boolean =>
  wanted.every((key, at) => {
    const held = existing[at];
    if (!held || nameOf(held) !== nameOf(key)) return false;
    return key.descending === undefined || key.descending === held.descending;
  });

/** Further conditions on what two fields have found cost little. */
const maxEqual = 2;

const partsOf = (filter: Filter): Filter[] => (filter.op === 'and' ? filter.filters.flatMap(partsOf) : [filter]);

/** The keys of an order as they stand in an index, whose beginning descends: it is read backwards for the opposite. */
function orderOf(sort: Sort): IndexKey[] {
  const keys: IndexKey[] = [];
  const flips = !sort.descending;
  for (let key: Sort | undefined = sort; key; key = key.next) {
    const indexed = keyOf(key.field, 'value');
    if (!indexed) return [];
    const descending = key.descending !== flips;
    keys.push({ ...indexed, descending });
    if (indexed.by === 'column' && indexed.column === 'id') return keys;
    if (!key.next) keys.push({ by: 'column', column: 'id', descending });
  }
  return keys;
}

function keyOf(field: FieldRef, by: 'value' | 'text'): IndexKey | null {
  if (field.kind === 'data') {
    const isIndexable = mayNotBeList(field) && field.path.every((level) => plainName.test(level));
    return isIndexable ? { by, path: field.path } : null;
  }
  const { column } = field;
  return column === 'created_by' || column === 'is_sample' ? null : { by: 'column', column };
}

const mayNotBeList = ({ types }: DataRef) => types.length > 0 && !types.includes('array');

const nameOf = (key: IndexKey) => (key.by === 'column' ? `column:${key.column}` : `${key.by}:${key.path.join('.')}`);

const isCreatedAt = (key: IndexKey) => key.by === 'column' && key.column === 'created_at';

/** Names that stand in the text of a statement; a statement with any other one is not recognised by an index. */
export const plainName = /^[A-Za-z_]\w{0,62}$/;
