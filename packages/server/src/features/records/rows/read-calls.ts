import { idPattern } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { Entity } from '@whittle/domain/entities/entity';
import type { Filter, Sort } from '@whittle/domain/entities/filter';
import { newestFirst, resolveField } from '@whittle/domain/entities/field-ref';
import { parseAggregate } from '@whittle/domain/entities/parse-aggregate';
import { AppError } from '../../../http/app-error.ts';
import type { AppCaller } from '../../../http/app-caller.ts';
import {
  type ListQuery,
  queryProblem,
  readFields,
  readFilterText,
  readListQuery,
  readNumber,
  readSort,
  requireVisible,
} from '../../../http/list-query.ts';
import type { FindScope } from './find-scope.ts';
import { type PageQuery, readCursor, writeCursor } from './page-cursor.ts';
import { listBytes } from './record-bytes.ts';
import {
  type JsonAnswer,
  listAnswer,
  listJson,
  pickFields,
  type ReadRecords,
  recordJson,
  type RecordText,
} from './record-json.ts';
import type { RecordsCaller, RecordScope } from './record-scope.ts';
import type { RecordsStore } from './records.store.ts';
import { LargeRecords } from './sql/record-lines.ts';

const pageDefault = 100;
const valuesMax = 1_000;

/** Told of every query and how long its caller waited, so that an index can be made where that helps. */
export type CountQuery = (
  query: { scope: RecordScope; filter: Filter | null; sort: Sort | null },
  tookMs: number,
) => void;

type Deps = { store: RecordsStore; findScope: FindScope; countQuery: CountQuery };

/** The calls that read records. Records are answered as JSON text. */
export function readCalls({ store, findScope, countQuery }: Deps) {
  const timed = async <T>(query: Parameters<CountQuery>[0], answer: Promise<T>) => {
    const startedAt = performance.now();
    const result = await answer;
    const tookMs = performance.now() - startedAt;
    return { result, count: () => countQuery(query, tookMs) };
  };
  const counted = async <T>(query: Parameters<CountQuery>[0], answer: Promise<T>): Promise<T> => {
    const { result, count } = await timed(query, answer);
    count();
    return result;
  };

  function* answers(rows: Iterable<RecordText>, fields: readonly string[]): Generator<string> {
    for (const row of rows) yield fields.length === 0 ? recordJson(row) : pickFields(recordJson(row), fields);
  }

  const made = new WeakMap<object, Promise<JsonAnswer>>();
  /** The text of a list is made once for all whom the same statement answered. */
  const wholeAnswer = (rows: ReadRecords): Promise<JsonAnswer> => {
    const answer = (rows.origin && made.get(rows.origin)) ?? listAnswer(answers(rows, []));
    if (rows.origin) made.set(rows.origin, answer);
    return answer;
  };

  return {
    /** ENT-14, ENT-15. `count` is called for each call that the answer goes to. */
    async list(
      caller: AppCaller,
      entity: Entity,
      query: ListQuery,
      defaultLimit: number,
    ): Promise<{ json: JsonAnswer; count(): void }> {
      const scope = await findScope(caller, entity);
      const { fields, ...options } = readListQuery(entity, query, defaultLimit, scope.hidden);
      if (scope.reach.read === false) return { json: '[]', count: () => {} };
      const { result: rows, count } = await timed({ scope, ...options }, store.list(scope, options));
      if (rows === 'too-large') {
        count();
        throw new AppError('too-large', { message: listTooLarge });
      }
      if (rows instanceof LargeRecords && fields.length === 0) return { json: await listBytes(rows), count };
      return { json: await (fields.length === 0 ? wholeAnswer(rows) : listAnswer(answers(rows, fields))), count };
    },

    /** Id of the newest record that `creatorId` made; null where there is none. */
    async newestOf(caller: RecordsCaller, entity: Entity, creatorId: string): Promise<string | null> {
      const scope = await findScope(caller, entity);
      const options = readListQuery(entity, { q: JSON.stringify({ created_by_id: creatorId }) }, 1);
      const rows = scope.reach.read === false ? [] : await store.list(scope, options);
      if (rows === 'too-large') return null;
      for (const { id } of rows) return id;
      return null;
    },

    /** One page of a walk, of records or of one field's values (ENT-22). A cursor brings the query that it belongs to. */
    async page(caller: AppCaller, entity: Entity, sent: PageQuery & { limit?: string; cursor?: string }) {
      const { query, after } = readCursor(sent);
      const scope = await findScope(caller, entity);
      const filter = readFilterText(entity, query.q, scope.hidden);
      const limit = readNumber('limit', sent.limit) || pageDefault;
      if (query.distinct) {
        const field = resolveField(entity, query.distinct);
        if (!field) throw queryProblem({ message: `${entity.name} has no field "${query.distinct.slice(0, 100)}".` });
        requireVisible(field, scope.hidden);
        if (after && !('value' in after)) throw new AppError('cursor-invalid');
        const begin = after?.value ?? null;
        const page = await fromCursor(
          after,
          store.distinct(scope, { field, filter, limit: Math.min(limit, valuesMax), after: begin }),
        );
        const last = page.values.at(-1);
        const next = page.hasMore && last !== undefined ? writeCursor(query, { value: last }) : null;
        return pageJson(page.values, next);
      }
      if (after && 'value' in after) throw new AppError('cursor-invalid');
      const sort = query.sort ? readSort(entity, query.sort, scope.hidden) : newestFirst;
      const options = { filter, sort, limit: Math.min(limit, limits.recordListMax), after };
      const page = await fromCursor(after, counted({ scope, filter, sort }, store.page(scope, options)));
      const next = page.hasMore && page.end ? writeCursor(query, page.end) : null;
      return pageJson([...answers(page.records, readFields(query.fields))], next);
    },

    async count(caller: AppCaller, entity: Entity, q: string | undefined): Promise<number> {
      const scope = await findScope(caller, entity);
      const filter = readFilterText(entity, q, scope.hidden);
      return counted({ scope, filter, sort: null }, store.count(scope, filter));
    },

    /** ENT-23 */
    async aggregate(caller: AppCaller, entity: Entity, spec: unknown): Promise<string> {
      const scope = await findScope(caller, entity);
      const parsed = parseAggregate(entity, spec, scope.hidden);
      if (!parsed.ok) throw queryProblem(parsed);
      const { rows, isTruncated } = await store.aggregate(scope, parsed.aggregate);
      return `{"rows":${listJson(rows)},"truncated":${isTruncated}}`;
    },

    async get(caller: AppCaller, entity: Entity, id: string): Promise<string> {
      const scope = await findScope(caller, entity);
      const row = idPattern.test(id) ? await store.get(scope, id) : null;
      if (!row) throw new AppError('record-not-found');
      return recordJson(row);
    },

    /** Which of many records a caller may see: for events about them. */
    async visibleIds(caller: AppCaller, entity: Entity, ids: readonly string[]): Promise<Set<string>> {
      return store.visibleIds(await findScope(caller, entity), ids);
    },
  };
}

/** PostgreSQL refuses, with a code of class 22, what somebody else than us wrote into a cursor. */
async function fromCursor<T>(after: unknown, page: Promise<T>): Promise<T> {
  try {
    return await page;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (after && typeof code === 'string' && code.startsWith('22'))
      throw new AppError('cursor-invalid', { cause: error });
    throw error;
  }
}

const pageJson = (items: readonly string[], next: string | null) =>
  `{"items":${listJson(items)},"next_cursor":${JSON.stringify(next)},"has_more":${next !== null}}`;

const listTooLarge = `These records are larger than ${limits.recordListMaxBytes / 1_000_000} MB together. Ask for fewer of them with "limit", and for the next ones with "skip"; "fields" leaves out large fields.`;
