import { limits } from '@whittle/contract/limits';
import type { RecordScope } from '../record-scope.ts';
import { withinBounds } from './keep-bounds.ts';
import type { Statements } from './statements.ts';
import {
  canShareChange,
  changesOfRows,
  insertRows,
  insertValues,
  type NewRecord,
  rowsJson,
  rowsToInsert,
  type Write,
} from './write-records.ts';

/** What the first call with an idempotency key stored, and when. */
export type KeyedCall = { bodyHash: string; recordIds: string[]; at: Date };

export const keyedInserts = (statements: Statements) => ({
  /**
   * All of them or none, once per key: true when they are stored now, else what the first call with this key stored. A
   * call that meets another one with its key waits for its end.
   */
  async insertOnce(
    scope: RecordScope,
    records: readonly NewRecord[],
    write: Write,
    { key, bodyHash }: { key: string; bodyHash: string },
  ): Promise<true | KeyedCall> {
    const ids = JSON.stringify(records.map(({ id }) => id));
    const expired = new Date(write.at.getTime() - limits.idempotencyKeyDays * 86_400_000).toISOString();
    const values = [...insertValues(scope, write), rowsJson(records), key, bodyHash, ids, expired];
    const made = records.map(({ id }) => id);
    const [taken] = await withinBounds(statements, scope, made, (run) =>
      run<{ taken: number }>(insertManyOnce(canShareChange(records)), values),
    );
    if (taken) return true;
    const [first] = await statements.run<KeyedCall>(
      `select body_hash as "bodyHash", record_ids as "recordIds", at from record_call_keys
       where app_id = $1 and entity = $2 and caller_id = $3 and key = $4`,
      [scope.appId, scope.entity, scope.callerId ?? '', key],
    );
    return first!;
  },

  /** Forgets keys that were used before an instant. */
  async forgetKeys(before: Date): Promise<void> {
    await statements.run('delete from record_call_keys where at < $1::timestamptz', [before.toISOString()]);
  },
});

/** A key that is older than its life is taken over; one that another call is just using is waited for. */
const insertManyOnce = (areTogether: boolean) => `with taken as (
    insert into record_call_keys (app_id, entity, caller_id, at, key, body_hash, record_ids)
    values ($1, $2, $3, $4::timestamptz, $9, $10, $11::jsonb)
    on conflict (app_id, entity, caller_id, key) do update
      set at = excluded.at, body_hash = excluded.body_hash, record_ids = excluded.record_ids
      where record_call_keys.at < $12::timestamptz
    returning 1 as taken
  ), ${rowsToInsert}, made as (${insertRows}, taken), logged as (
    ${changesOfRows(areTogether)}${areTogether ? ' from' : ','} taken
  ) select taken from taken`;
