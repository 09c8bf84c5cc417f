import type { Database } from '../../../../adapters/database/database.ts';
import { together } from '../../../../adapters/database/together.ts';
import type { RecordScope } from '../record-scope.ts';
import type { Run } from './statements.ts';
import { insertOne, insertValues, type NewRecord, type Write } from './write-records.ts';

type Insert = { scope: RecordScope; record: NewRecord; write: Write };

/** Larger records go alone, so that no statement becomes large by what others send. */
const smallChars = 8_000;
const most = 16;

const insertSeveral = `with rows as (
    select * from jsonb_to_recordset($2::jsonb) as one(entity text, by_id text, at timestamptz, call_id text, via text,
      undoes text, id text, is_sample boolean, size int, data jsonb)
  ), made as (
    insert into records (app_id, entity, id, data, created_by_id, is_sample, created_at, updated_at, size)
    select $1, entity, id, data, by_id, is_sample, at, at, size from rows
  )
  insert into record_changes (app_id, entity, by_id, at, call_id, via, undoes, kind, record_id, after)
  select $1, entity, by_id, at, call_id, via, undoes, 'create', id, data from rows`;

/**
 * Inserts one record with what the history keeps of it. What an app's people create at the same moment is written by one statement
 * and lasts by one write to disk; where that fails, each is tried alone.
 */
export function createInsertTogether(db: Database, run: Run): (insert: Insert) => Promise<void> {
  const alone = async ({ scope, record, write }: Insert): Promise<void> => {
    const { id, data, isSample } = record;
    await run(insertOne, [...insertValues(scope, write), id, data, String(isSample), String(Buffer.byteLength(data))]);
  };

  const atOnce = together<Insert, true>(
    ({ record, write }) => `${write.callId}/${record.id}`,
    async (_, inserts) => {
      const [first] = inserts;
      if (inserts.length === 1) await alone(first!);
      else await run(insertSeveral, [first!.scope.appId, `[${inserts.map(rowJson).join(',')}]`]);
      return new Map();
    },
    { groupOf: ({ scope }) => scope.appId, most },
  );

  return async (insert) => {
    if (insert.record.data.length > smallChars) await alone(insert);
    else await atOnce(db, insert);
  };
}

/** The fields stay the text that they are. */
function rowJson({ scope, record, write }: Insert): string {
  const { id, data, isSample } = record;
  const row = {
    ...{ entity: scope.entity, by_id: scope.callerId, at: write.at, call_id: write.callId, via: write.via },
    ...{ undoes: write.undoes, id, is_sample: isSample, size: Buffer.byteLength(data) },
  };
  return `${JSON.stringify(row).slice(0, -1)},"data":${data}}`;
}
