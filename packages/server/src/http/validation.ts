import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { readBody } from './body.ts';
import { parseJson } from './parse-json.ts';

/** Bytes of a JSON body, unless the route says otherwise. */
const jsonMaxBytes = 2_000_000;

/**
 * Parses a JSON body. Refuses other content types and malformed JSON (`bad-request`) and a body over `maxBytes`
 * (`too-large`).
 */
export async function readJson(request: Request, maxBytes: number = jsonMaxBytes): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/([\w.-]+\+)?json\b/i.test(type)) {
    throw new AppError('bad-request', {
      message: 'Send the body as JSON, with the header content-type: application/json.',
    });
  }
  const text = new TextDecoder().decode(await readBody(request, maxBytes));
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('bad-request', { message: `The request body is not valid JSON: ${(cause as Error).message}` });
  }
}

/** Throws `invalid-input`, naming each field by its path; a problem with the whole value stands under `body`. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  throw new AppError('invalid-input', { fields });
}
