import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import { newestFirst, parseSort } from '@whittle/domain/entities/field-ref';
import type { Filter, Sort } from '@whittle/domain/entities/filter';
import { parseFilter } from '@whittle/domain/entities/parse-filter';
import { AppError } from './app-error.ts';

export type ListOptions = { filter: Filter | null; sort: Sort; limit: number; skip: number };

/** The query of a list call as it was sent (ENT-14, ENT-15). */
export type ListQuery = { q?: string; sort?: string; limit?: string; skip?: string; fields?: string };

/** Skipping further than this reads for nobody; it is a slip or an attack. */
const maxSkip = 1_000_000;

/** Throws `filter-invalid`, naming the field or operator, and `bad-request` for a limit that is no number. */
export function readListQuery(
  entity: Entity,
  query: ListQuery,
  defaultLimit: number,
): ListOptions & { fields: string[] } {
  const limit = readNumber('limit', query.limit) || defaultLimit;
  return {
    filter: readFilterText(entity, query.q),
    sort: query.sort ? readSort(entity, query.sort) : newestFirst,
    limit: Math.min(limit, limits.recordListMax),
    skip: Math.min(readNumber('skip', query.skip), maxSkip),
    fields: (query.fields ?? '').split(',').flatMap((field) => field.trim() || []),
  };
}

/** `q` as JSON text; null when there is none or it is `{}`. */
export function readFilterText(entity: Entity, text: string | undefined): Filter | null {
  if (!text) return null;
  let query: unknown;
  try {
    query = JSON.parse(text);
  } catch {
    throw new AppError('filter-invalid', { message: 'The filter in "q" is not valid JSON.' });
  }
  return readFilter(entity, query);
}

export function readFilter(entity: Entity, query: unknown): Filter | null {
  const parsed = parseFilter(entity, query);
  if (!parsed.ok) throw new AppError('filter-invalid', { message: parsed.message });
  return parsed.filter;
}

function readSort(entity: Entity, text: string) {
  const sort = parseSort(entity, text);
  if (sort) return sort;
  throw new AppError('filter-invalid', { message: `${entity.name} cannot be sorted by "${text.slice(0, 100)}".` });
}

function readNumber(name: string, text: string | undefined): number {
  if (!text) return 0;
  if (!/^\d{1,9}$/.test(text)) throw new AppError('bad-request', { message: `"${name}" must be a whole number.` });
  return Number(text);
}
