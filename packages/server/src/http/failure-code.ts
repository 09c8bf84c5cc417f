import type { ErrorCode } from '@whittle/contract/errors';
import { isTransientDatabaseError } from '../adapters/database/transient-error.ts';
import { isStorageFull } from '../adapters/storage-full.ts';

/**
 * What nobody expected, as what a caller can do about it. When the database goes away in the middle of a write, nobody
 * knows whether it was stored before.
 */
export function codeOfFailure(cause: unknown, method: string): ErrorCode {
  if (isStorageFull(cause)) return 'storage-full';
  if (!isTransientDatabaseError(cause)) return 'internal';
  return method === 'GET' || method === 'HEAD' ? 'database-away' : 'maybe-stored';
}
