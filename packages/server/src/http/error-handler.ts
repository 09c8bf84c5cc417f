import type { ErrorCode } from '@whittle/contract/errors';
import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { EgressError } from '../adapters/egress/egress.ts';
import { isStorageFull } from '../adapters/storage-full.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './env.ts';
import { codeOfFailure } from './failure-code.ts';

/** The one place that turns a thrown error into an answer. What is no `AppError` is a bug: logged, answered neutrally. */
export const handleError: ErrorHandler<AppEnv> = (thrown, c) => {
  const { log, requestId } = c.env;
  const isExpected = thrown instanceof AppError && !isStorageFull(thrown.cause);
  // What breaks off because its caller went away is nothing that somebody should look into, and nobody hears the answer.
  const isGone = c.req.raw.signal.aborted;
  const error = isGone
    ? new AppError('bad-request', { cause: thrown })
    : isExpected
      ? thrown
      : unexpected(thrown, c.req.method);
  if (ownFailures.has(error.code) || error.status === 500)
    log.error({ err: error.cause ?? thrown, path: c.req.path }, 'request failed');
  else if (error.cause !== undefined)
    log.info({ err: error.cause, code: error.code, path: c.req.path }, 'request refused');
  if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
  return c.json(error.toBody(requestId), error.status as ContentfulStatusCode);
};

/** What somebody who runs the server should look into. */
const ownFailures: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['internal', 'unavailable', 'database-away', 'maybe-stored', 'storage-full'] as const),
]);

const unstorable = 'The request contains a character that cannot be stored.';

/** A bug, unless what was sent cannot be stored, another server could not be asked, the database is away for a moment, or a disk is full. */
const unexpected = (cause: unknown, method: string) => {
  if (cause instanceof EgressError) return new AppError(cause.code, { cause });
  const code = codeOfFailure(cause, method);
  return new AppError(code, { cause, ...(code === 'bad-request' && { message: unstorable }) });
};

export const handleNotFound: NotFoundHandler<AppEnv> = (c) => {
  const error = new AppError('not-found');
  return c.json(error.toBody(c.env.requestId), 404);
};
