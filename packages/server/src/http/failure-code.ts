import type { ErrorCode } from '@whittle/contract/errors';
import { isTransientDatabaseError } from '../adapters/database/transient-error.ts';
import { isStorageFull } from '../adapters/storage-full.ts';

/**
 * What nobody expected, as what a caller can do about it. When the database goes away in the middle of a write, nobody
 * knows whether it was stored before.
 */
export function codeOfFailure(cause: unknown, method: string): ErrorCode {
  if (isStorageFull(cause)) return 'storage-full';
  if (hasUnstorable(cause)) return 'bad-request';
  if (!isTransientDatabaseError(cause)) return 'internal';
  return method === 'GET' || method === 'HEAD' ? 'database-away' : 'maybe-stored';
}

/** PostgreSQL stores no zero character, in no text and no JSON, so there is nothing that it could be compared with either. */
function hasUnstorable(cause: unknown): boolean {
  for (let at: unknown = cause; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (code === '22021' || code === '22P05') return true;
  }
  return false;
}
