import type { Database } from '../../../adapters/database/database.ts';
import { aggregateRecords } from './sql/aggregate-records.ts';
import { changeRecords } from './sql/change-records.ts';
import { keyedInserts } from './sql/keyed-inserts.ts';
import { pageRecords } from './sql/page-records.ts';
import { readRecords } from './sql/read-records.ts';
import { createStatements } from './sql/statements.ts';
import { writeRecords } from './sql/write-records.ts';
import { writeTogether } from './sql/write-together.ts';

export type { RecordScope } from './record-scope.ts';
export { readingSql, type Row, toText } from './sql/scope-sql.ts';

export type RecordsStore = ReturnType<typeof createRecordsStore>;

/**
 * The statements on records. Each holds the caller's rules in its WHERE, so that a record out of reach is not there, and
 * each write puts its `record_changes` row beside it in the same statement. Raw SQL: these are the calls that running
 * apps make all day.
 */
export function createRecordsStore(db: Database) {
  const statements = createStatements(db);
  const writes = writeRecords(statements);
  return {
    ...readRecords(statements),
    ...pageRecords(statements),
    ...aggregateRecords(statements),
    ...writes,
    ...writeTogether(statements, writes),
    ...keyedInserts(statements),
    ...changeRecords(statements),
  };
}
