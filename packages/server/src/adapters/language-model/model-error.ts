import { errorCatalogue, type ErrorCode } from '@whittle/contract/errors';

export type ModelErrorCode = Extract<ErrorCode, `model-${string}`>;

/**
 * A model that cannot answer, or stopped answering. `message` is for everyone; `details` is what the provider said,
 * without keys, for platform admins only (GEN-21).
 */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  readonly details: string;

  constructor(code: ModelErrorCode, details: string, options: { cause?: unknown } = {}) {
    super(errorCatalogue[code].message, options);
    this.code = code;
    this.details = details;
  }
}
