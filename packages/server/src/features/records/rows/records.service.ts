import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import { createFairQueue } from '../../../fair-share/fair-queue.ts';
import { changeCalls } from './change-calls.ts';
import { createFindScope } from './find-scope.ts';
import { type CountQuery, readCalls } from './read-calls.ts';
import { recordShares } from './record-shares.ts';
import { createRecordsStore } from './records.store.ts';
import { fairCalls } from './fair-calls.ts';
import { upsertCall } from './upsert-call.ts';
import { writeCalls } from './write-calls.ts';

export type RecordsService = ReturnType<typeof createRecordsService>;

/** The calls on records, shared fairly between apps and their callers. `entity` is what the caller's channel declares; errors are those of contract/records/errors.ts. */
export function createRecordsService({
  db,
  recordsDb,
  clock,
  config,
  countQuery,
}: Pick<Adapters, 'db' | 'recordsDb' | 'clock' | 'config'> & { countQuery: CountQuery }) {
  const store = createRecordsStore(recordsDb);
  const findScope = createFindScope(recordsDb);
  const changes = changeCalls({ store, findScope, clock });
  const calls = {
    ...readCalls({ store, findScope, countQuery }),
    ...writeCalls({ store, findScope, clock, changes, rateLimits: createRateLimits({ db, clock }) }),
    changeMany: changes.changeMany,
    updateMany: changes.updateMany,
    upsert: upsertCall({ store, findScope, clock }),
  };
  const queue = createFairQueue(recordShares(config.databasePoolSize));
  return { findScope, ...fairCalls(calls, queue), stateOf: queue.stateOf };
}
