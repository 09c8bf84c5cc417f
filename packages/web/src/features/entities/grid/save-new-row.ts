import type { EntityRecord } from '@whittle/contract/entities';
import { ApiError } from '../../../lib/api-error.ts';
import type { RecordCalls } from '../records.requests.ts';
import type { PendingRow } from './pending-rows.ts';

/** What was sent of a row whose answer never came, by its key. */
const unanswered = new Map<string, PendingRow['values']>();

/**
 * Stores a new row once (GRID-24), however often it is confirmed: an answer that was lost leaves a row behind that this
 * one is, and what was changed in it since is an update of that one.
 */
export async function saveNewRow(
  calls: Pick<RecordCalls, 'create' | 'update'>,
  { key, values }: Pick<PendingRow, 'key' | 'values'>,
): Promise<EntityRecord> {
  const sent = unanswered.get(key) ?? values;
  try {
    const record = await calls.create(sent, key);
    unanswered.delete(key);
    return isSame(sent, values) ? record : await calls.update(record.id, withRemoved(sent, values));
  } catch (error) {
    if (error instanceof ApiError) unanswered.delete(key);
    else unanswered.set(key, sent);
    throw error;
  }
}

const isSame = (a: PendingRow['values'], b: PendingRow['values']) => JSON.stringify(a) === JSON.stringify(b);

/** Fields that were taken out again are emptied. */
const withRemoved = (sent: PendingRow['values'], values: PendingRow['values']) => ({
  ...Object.fromEntries(Object.keys(sent).map((field) => [field, null])),
  ...values,
});
