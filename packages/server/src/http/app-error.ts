import type { ErrorBody, ErrorCode } from '@whittle/contract/errors';
import { errorCatalogue } from '@whittle/contract/errors';

export type AppErrorOptions = {
  /** What made it happen; goes to the log, never into the answer. */
  cause?: unknown;
  /** Facts for the caller's program, sent as `extra_data`. */
  details?: Record<string, unknown>;
  /** What is wrong, by path in the request. */
  fields?: Record<string, string>;
  /** Fills `{name}` in the catalogue's sentence (GEN-18). */
  values?: Record<string, string | number>;
  /** When the same call may succeed, for the header `Retry-After`. */
  retryAfterSeconds?: number;
  /** Replaces the catalogue's status, where the answer of another service is passed on. */
  status?: number;
  /** Replaces the catalogue's sentence where a fact must stand in it, such as a length and its limit. */
  message?: string;
};

/** An expected outcome that the caller hears about: a code of contract/errors.ts. Anything else thrown is a bug. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  /** What was put into the catalogue's sentence; none where the message is one of its own. */
  readonly values: Record<string, string | number> | undefined;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly status: number;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? fill(errorCatalogue[code].message, options.values ?? {}), { cause: options.cause });
    this.code = code;
    this.details = options.details;
    this.values = options.message === undefined ? options.values : undefined;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.status = options.status ?? errorCatalogue[code].status;
  }

  toBody(requestId?: string): ErrorBody {
    const entry = errorCatalogue[this.code];
    return {
      code: 'wireCode' in entry ? entry.wireCode : this.code,
      message: this.message,
      detail: this.message,
      ...(this.fields && { fields: this.fields }),
      ...(this.values && { values: this.values }),
      ...(this.details && { extra_data: this.details }),
      ...(requestId && { requestId }),
    };
  }
}

const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));

/** For what fails in a way that nobody expected: callers know one outcome for it, the log has the cause. */
export const failedAs =
  (code: ErrorCode) =>
  (cause: unknown): never => {
    throw cause instanceof AppError ? cause : new AppError(code, { cause });
  };
