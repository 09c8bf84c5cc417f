import type { SqlParameters } from '../../../../adapters/database/record-sql.ts';
import type { RecordScope } from '../record-scope.ts';
import type { Write } from './write-records.ts';

/** The columns of `record_changes` that say who, when and by which call, and what one write puts there. */
export function changeLog({ callerId }: RecordScope, { at, callId, via, undoes }: Write, parameters: SqlParameters) {
  const instant = `${parameters.add(at.toISOString())}::timestamptz`;
  const by = `nullif(${parameters.add(callerId ?? '')}, '')`;
  const call = `${parameters.add(callId)}, ${parameters.add(via)}, nullif(${parameters.add(undoes ?? '')}, '')`;
  return {
    at: instant,
    columns: 'app_id, entity, by_id, at, call_id, via, undoes',
    values: `$1, $2, ${by}, ${instant}, ${call}`,
  };
}
