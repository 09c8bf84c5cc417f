import { limits } from '@whittle/contract/limits';
import type { Lines, LineSql } from './record-lines.ts';

/** What `smallPageSql` answers: the records as lines, their size and number, and who created them. */
export type SmallPage = { lines: string | null; size: string | null; count: string; creators: Lines['creators'] };

/** The same of `largePageSql`, where the lines follow. */
export type PageHead = { size: number | null; count: number; creators: Lines['creators'] };

/** So few records are put together at once, unless they are known to be large. */
const smallPage = 100;
/** Texts above this arrive a record each, and stay bytes: as strings they would keep the process from everything else. */
export const oneTextBytes = 500_000;

export const isSmallPage = (limit: number, expectedBytes: number): boolean =>
  limit <= smallPage && expectedBytes <= oneTextBytes;

/** The records of `rows` as lines, unless they are larger together than an answer may be. */
export const smallPageSql = (rows: string, { lines, creators }: LineSql): string =>
  `select sum(r.size) as size, count(*) as count, case when sum(r.size) <= ${limits.recordListMaxBytes} then ${lines} end as lines,
     ${creators} as creators
   from (${rows}) r`;

/**
 * The same in one column: the head as JSON, then the lines, in one text or from `oneTextBytes` on in one each. The records
 * are found before any of them is made a text. `having` asks for one row, whether or not `creators` aggregates.
 */
export const largePageSql = (rows: string, { line, lines, creators }: LineSql): string =>
  `with page as materialized (${rows}),
     whole as materialized (select sum(p.size) as size, count(*) as count from page p)
   select json_build_object('size', w.size, 'count', w.count, 'creators', sent.creators)::text from whole w,
     lateral (select ${creators} as creators from page r where w.size <= ${limits.recordListMaxBytes} having true) sent
   union all
   select sent.lines from whole w,
     lateral (select ${lines} as lines from page r) sent where w.size <= ${oneTextBytes}
   union all
   select ${line} from page r, whole w where w.size > ${oneTextBytes} and w.size <= ${limits.recordListMaxBytes}`;
