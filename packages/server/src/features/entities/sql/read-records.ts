import { limits } from '@whittle/contract/limits';
import type { Verb } from '@whittle/domain/entities/entity-rules';
import type { Filter } from '@whittle/domain/entities/filter';
import { orderSql } from '../../../adapters/database/record-sql.ts';
import type { ListOptions } from '../../../http/list-query.ts';
import type { RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { lineAggregates, type Lines, readLines } from './record-lines.ts';
import { answerColumns, type Row, toText, within } from './scope-sql.ts';
import type { Statements } from './statements.ts';

/** The records would be more than `limits.recordListMaxBytes` in one answer, or one of them more than its own limit. */
export type TooLarge = 'too-large';

export const readRecords = ({ run }: Statements) => ({
  async list(scope: RecordScope, { filter, sort, limit, skip }: ListOptions): Promise<RecordText[] | TooLarge> {
    const { where, parameters, source } = within(scope, ['read'], filter);
    const order = orderSql(sort, source, parameters);
    // The limit stands in the text, a number as it is: as a parameter it would keep PostgreSQL from reusing its plan.
    const offset = skip === 0 ? '' : ` offset ${parameters.add(String(skip))}::int`;
    const rows = `select r.* from records r where ${where} order by ${order} limit ${Math.trunc(limit)}${offset}`;
    const [page] = await run<Lines & { size: string | null }>(
      pageSql(rows, limit, lineAggregates(scope, parameters)),
      parameters.values,
    );
    return Number(page?.size ?? 0) > limits.recordListMaxBytes ? 'too-large' : readLines(page!);
  },

  async count(scope: RecordScope, filter: Filter | null): Promise<number> {
    const { where, parameters } = within(scope, ['read'], filter);
    const [row] = await run<{ count: string }>(
      `select count(*) as count from records r where ${where}`,
      parameters.values,
    );
    return Number(row?.count ?? 0);
  },

  async get(scope: RecordScope, id: string): Promise<RecordText | null> {
    const { where, parameters } = within(scope, ['read'], null);
    const found = `${where} and r.id = ${parameters.add(id)}`;
    const selected = answerColumns(scope, parameters);
    const [row] = await run<Row>(`select ${selected} from records r where ${found}`, parameters.values);
    return row ? toText(row) : null;
  },

  /** Those of `ids` that are there and within the caller's reach: one statement for many events at once. */
  async visibleIds(scope: RecordScope, ids: readonly string[], act: Verb = 'read'): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const { where, parameters } = within(scope, [act], null);
    const wanted = `array(select jsonb_array_elements_text(${parameters.json([...ids])}))`;
    const rows = await run<{ id: string }>(
      `select r.id from records r where ${where} and r.id = any (${wanted})`,
      parameters.values,
    );
    return new Set(rows.map(({ id }) => id));
  },
});

/** So few records are put together at once: they are 100 MB at most, and almost always a thousandth of that. */
const smallPage = 100;

/** `size`, and unless that is too large `lines` and `creators` of `rows`. */
function pageSql(rows: string, limit: number, { lines, creators }: ReturnType<typeof lineAggregates>): string {
  const max = limits.recordListMaxBytes;
  if (limit <= smallPage) {
    return `select sum(r.size) as size, case when sum(r.size) <= ${max} then ${lines} end as lines, ${creators} as creators
            from (${rows}) r`;
  }
  return `with page as materialized (${rows}), whole as materialized (select sum(p.size) as size from page p)
    select w.size, sent.lines, sent.creators from whole w,
      lateral (select ${lines} as lines, ${creators} as creators from page r where w.size <= ${max}) sent`;
}
