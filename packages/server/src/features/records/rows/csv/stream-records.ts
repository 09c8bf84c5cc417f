import type { Filter, Sort } from '@whittle/domain/entities/filter';
import type { Database } from '../../../../adapters/database/database.ts';
import { orderSql } from '../../../../adapters/database/record-sql.ts';
import type { RecordText } from '../record-json.ts';
import type { RecordScope } from '../record-scope.ts';
import { answerColumns, type Row, toText, within } from '../sql/scope-sql.ts';

const rowsAtOnce = 100;

/**
 * Every record that the caller reads and the filter lets through, in order, as they were when the reading began. A cursor
 * holds one connection until the last record is read or the reader stops.
 */
export async function* streamRecords(
  db: Database,
  scope: RecordScope,
  { filter, sort }: { filter: Filter | null; sort: Sort },
): AsyncGenerator<RecordText[]> {
  if (scope.reach.read === false) return;
  const { where, parameters, source } = within(scope, ['read'], filter);
  const order = orderSql(sort, source, parameters);
  const shown = answerColumns(scope, parameters);
  const text = `select ${shown} from records r where ${where} order by ${order}`;
  for await (const rows of db.$client.cursor<Row[]>(text, parameters.values, rowsAtOnce)) {
    yield rows.flatMap((row) => toText(row) ?? []);
  }
}
