import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import { changeCalls } from './change-calls.ts';
import { createFindScope } from './find-scope.ts';
import { type CountQuery, readCalls } from './read-calls.ts';
import { createRecordsStore } from './records.store.ts';
import { upsertCall } from './upsert-call.ts';
import { writeCalls } from './write-calls.ts';

export type RecordsService = ReturnType<typeof createRecordsService>;

/** The calls on records. `entity` is what the caller's channel declares; errors are those of contract/errors.ts. */
export function createRecordsService({
  db,
  recordsDb,
  clock,
  countQuery,
}: Pick<Adapters, 'db' | 'recordsDb' | 'clock'> & { countQuery: CountQuery }) {
  const store = createRecordsStore(recordsDb);
  const findScope = createFindScope(recordsDb);
  const changes = changeCalls({ store, findScope, clock });
  return {
    findScope,
    ...readCalls({ store, findScope, countQuery }),
    ...writeCalls({ store, findScope, clock, changes, rateLimits: createRateLimits({ db, clock }) }),
    changeMany: changes.changeMany,
    updateMany: changes.updateMany,
    upsert: upsertCall({ store, findScope, clock }),
  };
}
