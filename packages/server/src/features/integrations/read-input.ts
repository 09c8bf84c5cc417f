import { isPlainObject } from '@whittle/domain/entities/json';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/validation.ts';

/** Named parameters of an integration call. */
export type IntegrationInput = Record<string, unknown>;

const jsonMaxBytes = 2_000_000;

/**
 * Throws `integration-needs-object` for anything but an object, as client libraries do for a plain text (INTEG-05). Where
 * a call may do without parameters, no body is an empty object.
 */
export async function readInput(request: Request, { isOptional = false } = {}): Promise<IntegrationInput> {
  if (isOptional && (!request.body || request.headers.get('content-length') === '0')) return {};
  const body = request.headers.has('content-type') ? await readJson(request, jsonMaxBytes) : undefined;
  if (!isPlainObject(body)) throw new AppError('integration-needs-object');
  return body;
}
