import { isPlainObject } from '@whittle/domain/entities/json';
import { AppError } from '../../http/app-error.ts';
import { readJson } from '../../http/validation.ts';

/** Named parameters of an integration call. */
export type IntegrationInput = Record<string, unknown>;

const jsonMaxBytes = 2_000_000;

/** Throws `integration-needs-object` for anything but an object, as client libraries do for a plain text (INTEG-05). */
export async function readInput(request: Request): Promise<IntegrationInput> {
  const body = request.headers.has('content-type') ? await readJson(request, jsonMaxBytes) : undefined;
  if (!isPlainObject(body)) throw new AppError('integration-needs-object');
  return body;
}
