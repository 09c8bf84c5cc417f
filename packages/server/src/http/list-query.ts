import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import { newestFirst, parseSort } from '@whittle/domain/entities/field-ref';
import type { FieldRef, Filter, Sort } from '@whittle/domain/entities/filter';
import { parseFilter } from '@whittle/domain/entities/parse-filter';
import { AppError } from './app-error.ts';
import { parseJson } from './parse-json.ts';

export type ListOptions = { filter: Filter | null; sort: Sort; limit: number; skip: number };

/** The query of a list call as it was sent (ENT-14, ENT-15). */
export type ListQuery = { q?: string; sort?: string; limit?: string; skip?: string; fields?: string };

/** Skipping further than this reads for nobody; it is a slip or an attack. */
const maxSkip = 1_000_000;

/** Throws `field-hidden` for a filter or sort by one of `hidden`, `filter-invalid`, naming the field or operator, and `bad-request` for a limit that is no number. */
export function readListQuery(
  entity: Entity,
  query: ListQuery,
  defaultLimit: number,
  hidden?: ReadonlySet<string>,
): ListOptions & { fields: string[] } {
  const limit = readNumber('limit', query.limit) || defaultLimit;
  return {
    filter: readFilterText(entity, query.q, hidden),
    sort: readSort(entity, query.sort, hidden),
    limit: Math.min(limit, limits.recordListMax),
    skip: Math.min(readNumber('skip', query.skip), maxSkip),
    fields: readFields(query.fields),
  };
}

/** `q` as JSON text; null when there is none or it is `{}`. */
export function readFilterText(entity: Entity, text: string | undefined, hidden?: ReadonlySet<string>): Filter | null {
  if (!text) return null;
  let query: unknown;
  try {
    query = parseJson(text);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('filter-invalid', { message: 'The filter in "q" is not valid JSON.' });
  }
  return readFilter(entity, query, hidden);
}

export function readFilter(entity: Entity, query: unknown, hidden?: ReadonlySet<string>): Filter | null {
  const parsed = parseFilter(entity, query, hidden && { hidden });
  if (!parsed.ok) throw queryProblem(parsed);
  return parsed.filter;
}

/** What a query was refused for, as an error. */
export const queryProblem = ({ message, hidden }: { message: string; hidden?: string }): AppError =>
  hidden === undefined
    ? new AppError('filter-invalid', { message })
    : new AppError('field-hidden', { message: `You are not allowed to search, sort or count by "${hidden}".` });

export const readFields = (text: string | undefined): string[] =>
  (text ?? '').split(',').flatMap((field) => field.trim() || []);

/** Newest first without a sort. */
export function readSort(entity: Entity, text: string | undefined, hidden?: ReadonlySet<string>): Sort {
  if (!text) return newestFirst;
  const sort = parseSort(entity, text);
  if (!sort) {
    throw new AppError('filter-invalid', { message: `${entity.name} cannot be sorted by "${text.slice(0, 100)}".` });
  }
  for (let key: Sort | undefined = sort; key; key = key.next) requireVisible(key.field, hidden);
  return sort;
}

export function requireVisible(field: FieldRef, hidden: ReadonlySet<string> | undefined): void {
  const top = field.kind === 'data' ? field.path[0]! : null;
  if (top !== null && hidden?.has(top)) throw queryProblem({ message: '', hidden: top });
}

export function readNumber(name: string, text: string | undefined): number {
  if (!text) return 0;
  if (!/^\d{1,9}$/.test(text)) throw new AppError('bad-request', { message: `"${name}" must be a whole number.` });
  return Number(text);
}
