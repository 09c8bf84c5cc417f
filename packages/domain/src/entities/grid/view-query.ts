import type { GridFilter, GridFilterOp, GridView } from '@whittle/contract/grid-views';
import { idPattern } from '@whittle/contract/ids';
import type { Json } from '../json.ts';
import type { GridColumn, GridDataType } from './columns.ts';

/** What a list call is asked for: `sort` and `q` of ENT-14 and ENT-15; absent where nothing is asked. */
export type ViewQuery = { sort?: string; q?: string };

/** The questions that make sense for a kind of column, the usual one first. */
export const filterOps: Record<GridDataType, readonly GridFilterOp[]> = {
  text: ['contains', 'is', 'not', 'empty', 'filled'],
  image: ['filled', 'empty', 'contains'],
  number: ['is', 'not', 'above', 'below', 'empty', 'filled'],
  select: ['is', 'not', 'empty', 'filled'],
  multiselect: ['contains', 'not', 'empty', 'filled'],
  boolean: ['is'],
  datetime: ['is', 'above', 'below', 'empty', 'filled'],
  json: ['filled', 'empty'],
};

export const needsValue = (op: GridFilterOp): boolean => op !== 'empty' && op !== 'filled';

/**
 * The sort and filter of a view. Columns that the schema no longer has, and filters without a usable value, are passed
 * over: a remembered view must never keep the records from being shown. `startOfDay` gives the instant at which a day
 * begins where the reader is, `days` later.
 */
export function viewQuery(
  view: Pick<GridView, 'sort' | 'filters'>,
  search: string,
  columns: readonly GridColumn[],
  startOfDay: (day: string, days: number) => string | null,
): ViewQuery {
  const column = (id: string) => columns.find((one) => one.id === id);
  const sort = view.sort
    .filter((one) => column(one.column))
    .map((one) => `${one.descending ? '-' : ''}${one.column}`)
    .join(',');
  const conditions = view.filters.flatMap((filter) => {
    const target = column(filter.column);
    return (target && condition(target, filter, startOfDay)) ?? [];
  });
  const found = searchCondition(search.trim(), columns);
  const all = found ? [...conditions, found] : conditions;
  return {
    ...(sort && { sort }),
    ...(all.length > 0 && { q: JSON.stringify(all.length === 1 ? all[0] : { $and: all }) }),
  };
}

type Condition = { [key: string]: Json };

function condition(
  { id, dataType, isDay }: GridColumn,
  { op, value }: GridFilter,
  startOfDay: (day: string, days: number) => string | null,
): Condition | null {
  if (!filterOps[dataType].includes(op)) return null;
  if (op === 'empty') return { [id]: { $in: emptyOf(dataType) } };
  if (op === 'filled') return { [id]: { $nin: emptyOf(dataType) } };
  if (value.trim() === '') return null;
  if (dataType === 'boolean') return value === 'true' ? { [id]: true } : { [id]: { $ne: true } };
  if (dataType === 'datetime')
    return dateCondition(id, op, (days) => (isDay ? dayAfter(value, days) : startOfDay(value, days)));
  if (op === 'contains' && dataType !== 'multiselect') return { [id]: containing(value) };
  const operand = dataType === 'number' ? Number(value) : value;
  if (typeof operand === 'number' && !Number.isFinite(operand)) return null;
  switch (op) {
    case 'above':
      return { [id]: { $gt: operand } };
    case 'below':
      return { [id]: { $lt: operand } };
    case 'not':
      return { [id]: { $ne: operand } };
    default:
      return { [id]: operand };
  }
}

/** A day is everything from its first instant up to the next day's. */
function dateCondition(id: string, op: GridFilterOp, boundary: (days: number) => string | null): Condition | null {
  const [start, end] = [boundary(0), boundary(1)];
  if (start === null || end === null) return null;
  if (op === 'above') return { [id]: { $gte: end } };
  if (op === 'below') return { [id]: { $lt: start } };
  return { [id]: { $gte: start, $lt: end } };
}

function dayAfter(day: string, days: number): string | null {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return null;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const emptyOf = (dataType: GridDataType): Json[] => {
  if (dataType === 'multiselect') return [null, []];
  return dataType === 'text' || dataType === 'select' || dataType === 'image' ? [null, ''] : [null];
};

const containing = (text: string): Json => ({
  $regex: text.slice(0, 90).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'),
  $options: 'i',
});

/** A filter may have 100 conditions; this many columns are looked through. */
const maxSearchedColumns = 30;

/** Text anywhere in a text column, a number that is equal, the id of a record or of a person. */
function searchCondition(term: string, columns: readonly GridColumn[]): Condition | null {
  if (term === '') return null;
  if (idPattern.test(term)) return { $or: [{ id: term }, { creatorId: term }] };
  const number = Number(term);
  const branches = columns
    .filter(({ readonly }) => !readonly)
    .flatMap(({ id, dataType }): Condition[] => {
      if (dataType === 'number') return Number.isFinite(number) ? [{ [id]: number }] : [];
      return searchedTypes.has(dataType) ? [{ [id]: containing(term) }] : [];
    });
  return branches.length === 0 ? { id: term } : { $or: branches.slice(0, maxSearchedColumns) };
}

const searchedTypes: ReadonlySet<GridDataType> = new Set(['text', 'select', 'multiselect', 'image']);
