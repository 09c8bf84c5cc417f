import { limits } from '@whittle/contract/limits';
import type { Lines, LineSql } from './record-lines.ts';

/** A row of what `pageSql` finds. The first one has the size and number of all records, and who created them. */
export type PagePart = Lines & { size: string | null; count: string };

/** So few records are put together at once, unless they are known to be large. */
const smallPage = 100;
/** Texts above this arrive a record each: one of 16 MB would keep the process from everything else while it is read. */
const oneTextBytes = 500_000;

/** The records of `rows` as lines, unless they are larger together than an answer may be. */
export function pageSql(
  rows: string,
  { limit, expectedBytes }: { limit: number; expectedBytes: number },
  { line, lines, creators }: LineSql,
): string {
  const max = limits.recordListMaxBytes;
  if (limit <= smallPage && expectedBytes <= oneTextBytes) {
    return `select sum(r.size) as size, count(*) as count, case when sum(r.size) <= ${max} then ${lines} end as lines,
              ${creators} as creators
            from (${rows}) r`;
  }
  return `with page as materialized (${rows}),
      whole as materialized (select sum(p.size) as size, count(*) as count from page p)
    select w.size, w.count, sent.lines, sent.creators from whole w,
      lateral (
        select case when w.size <= ${oneTextBytes} then ${lines} end as lines, ${creators} as creators
        from page r where w.size <= ${max}
      ) sent
    union all
    select null, null, ${line}, null from page r, whole w where w.size > ${oneTextBytes} and w.size <= ${max}`;
}
