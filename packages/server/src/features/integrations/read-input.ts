import { isPlainObject } from '@whittle/domain/entities/json';
import { AppError } from '../../http/app-error.ts';
import { readBody } from '../../http/body.ts';
import { readJson } from '../../http/validation.ts';

/** Named parameters of an integration call. */
export type IntegrationInput = Record<string, unknown>;

const jsonMaxBytes = 2_000_000;

/**
 * The parameters of a call: an object as JSON, or a multipart form when a file is among them (INTEG-02). Throws
 * `integration-needs-object` for anything else, as client libraries do for a plain text (INTEG-05), `file-too-big` for
 * a form above `maxBytes`.
 */
export async function readInput(request: Request, maxBytes: number): Promise<IntegrationInput> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) {
    const body = type === '' ? undefined : await readJson(request, jsonMaxBytes);
    if (!isPlainObject(body)) throw new AppError('integration-needs-object');
    return body;
  }
  const bytes = await readForm(request, maxBytes);
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form);
  } catch {
    throw new AppError('bad-request', { message: 'The form could not be read.' });
  }
}

async function readForm(request: Request, maxBytes: number) {
  try {
    return await readBody(request, maxBytes);
  } catch (error) {
    throw error instanceof AppError && error.code === 'too-large' ? new AppError('file-too-big') : error;
  }
}
