import type { ErrorHandler, NotFoundHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isTransientDatabaseError } from '../adapters/database/transient-error.ts';
import { EgressError } from '../adapters/egress/egress.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './env.ts';

/** The one place that turns a thrown error into an answer. What is no `AppError` is a bug: logged, answered neutrally. */
export const handleError: ErrorHandler<AppEnv> = (thrown, c) => {
  const { log, requestId } = c.env;
  const error = thrown instanceof AppError ? thrown : unexpected(thrown);
  if (error.code === 'internal' || error.code === 'unavailable')
    log.error({ err: error.cause ?? thrown, path: c.req.path }, 'request failed');
  else if (error.cause !== undefined)
    log.info({ err: error.cause, code: error.code, path: c.req.path }, 'request refused');
  if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds));
  return c.json(error.toBody(requestId), error.status as ContentfulStatusCode);
};

/**
 * A bug, unless another server could not be asked, or the database is away for a moment: then the same call may succeed
 * a little later.
 */
const unexpected = (cause: unknown) => {
  if (cause instanceof EgressError) return new AppError(cause.code, { cause });
  return new AppError(isTransientDatabaseError(cause) ? 'unavailable' : 'internal', { cause });
};

export const handleNotFound: NotFoundHandler<AppEnv> = (c) => {
  const error = new AppError('not-found');
  return c.json(error.toBody(c.env.requestId), 404);
};
