import { limits } from '@whittle/contract/limits';
import type { Verb } from '@whittle/domain/entities/entity-rules';
import type { Filter } from '@whittle/domain/entities/filter';
import { Blocks } from '../../../../adapters/blocks.ts';
import { type Bytes, textOfBytes } from '../../../../adapters/database/query-bytes.ts';
import { orderSql } from '../../../../adapters/database/record-sql.ts';
import type { ListOptions } from '../../../../http/list-query.ts';
import type { ReadRecords, RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { isSmallPage, largePageSql, oneTextBytes, type PageHead, type SmallPage, smallPageSql } from './page-sql.ts';
import { LargeRecords, lineAggregates, readLines } from './record-lines.ts';
import { createLru } from '../../../../adapters/lru.ts';
import { answerColumns, type Row, toText, within } from './scope-sql.ts';
import type { Statements } from './statements.ts';

/** The records would be more than `limits.recordListMaxBytes` in one answer, or one of them more than its own limit. */
export type TooLarge = 'too-large';

/** Entities whose last list is remembered by the size of its records. */
const keptSizes = 5_000;

export function readRecords({ read, readById, runBytes }: Pick<Statements, 'read' | 'readById' | 'runBytes'>) {
  const sizes = createLru<number>({ maxWeight: keptSizes, weigh: () => 1 });
  return {
    async list(
      scope: RecordScope,
      { filter, sort, limit, skip }: ListOptions,
    ): Promise<ReadRecords | LargeRecords | TooLarge> {
      const { where, parameters, source } = within(scope, ['read'], filter);
      const order = orderSql(sort, source, parameters);
      // The limit stands in the text, a number as it is: as a parameter it would keep PostgreSQL from reusing its plan.
      const offset = skip === 0 ? '' : ` offset ${parameters.add(String(skip))}::int`;
      const rows = `select r.* from records r where ${where} order by ${order} limit ${Math.trunc(limit)}${offset}`;
      const entity = `${scope.appId}/${scope.entity}`;
      const noteSize = (size: number, count: number) => count > 0 && sizes.set(entity, size / count);
      const sql = lineAggregates(scope, parameters);
      if (isSmallPage(limit, limit * (sizes.get(entity) ?? 0))) {
        const [page] = await read<SmallPage>(smallPageSql(rows, sql), parameters.values);
        const { lines, size, count, creators } = page!;
        noteSize(Number(size), Number(count));
        if (Number(size) > limits.recordListMaxBytes) return 'too-large';
        return { [Symbol.iterator]: () => readLines(lines, creators), origin: page! };
      }
      const blocks = new Blocks();
      const free = () => blocks.free();
      const [head, ...lines] = (await runBytes(largePageSql(rows, sql), parameters.values, blocks)) as Bytes[];
      const { size, count, creators } = JSON.parse(textOfBytes(head!)) as PageHead;
      noteSize(size ?? 0, count);
      const isLarge = size !== null && size > oneTextBytes;
      if (isLarge && size <= limits.recordListMaxBytes) return new LargeRecords(lines, { creators, bytes: size, free });
      const text = lines[0] ? textOfBytes(lines[0]) : null;
      free();
      return isLarge ? 'too-large' : readLines(text, creators);
    },

    async count(scope: RecordScope, filter: Filter | null): Promise<number> {
      const { where, parameters } = within(scope, ['read'], filter);
      const [row] = await read<{ count: string }>(
        `select count(*) as count from records r where ${where}`,
        parameters.values,
      );
      return Number(row?.count ?? 0);
    },

    async get(scope: RecordScope, id: string): Promise<RecordText | null> {
      const { where, parameters } = within(scope, ['read'], null);
      const selected = answerColumns(scope, parameters);
      const found = (places: string) => `select ${selected} from records r where ${where} and r.id in (${places})`;
      const row = await readById<Row>(found, parameters.values, id);
      return row ? toText(row) : null;
    },

    /** Those of `ids` that are there and within the caller's reach: one statement for many events at once. */
    async visibleIds(scope: RecordScope, ids: readonly string[], act: Verb = 'read'): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const { where, parameters } = within(scope, [act], null);
      const wanted = `array(select jsonb_array_elements_text(${parameters.json([...ids])}))`;
      const rows = await read<{ id: string }>(
        `select r.id from records r where ${where} and r.id = any (${wanted})`,
        parameters.values,
      );
      return new Set(rows.map(({ id }) => id));
    },
  };
}
