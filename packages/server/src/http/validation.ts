import type { MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { AppError } from './app-error.ts';
import { readBody } from './body.ts';
import type { AppEnv } from './env.ts';
import { parseJson } from './parse-json.ts';

/** Bytes of a JSON body, unless the route says otherwise. */
const jsonMaxBytes = 2_000_000;

/**
 * Reads the JSON body by `schema`; the handler gets it from `c.req.valid('json')`.
 * Refuses: other content types and malformed JSON (`bad-request`), a body over `maxBytes` (`too-large`), values that do
 * not fit the schema (`invalid-input` with a sentence per field).
 */
export function jsonBody<S extends z.ZodType>(schema: S, { maxBytes = jsonMaxBytes }: { maxBytes?: number } = {}) {
  return validated('json', async (c) => parseInput(schema, await readJson(c.req.raw, maxBytes)));
}

/** Reads the query by `schema` from text values; the handler gets it from `c.req.valid('query')`. */
export function queryParams<S extends z.ZodType>(schema: S) {
  return validated('query', (c) => parseInput(schema, c.req.query()));
}

/** Parses a JSON body without a schema, for routes whose shape depends on the app. Throws like `jsonBody`. */
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

type Target = 'json' | 'query';
type Input<T extends Target, V> = { in: { [K in T]: V }; out: { [K in T]: V } };

function validated<T extends Target, V>(
  target: T,
  read: (c: Parameters<MiddlewareHandler<AppEnv>>[0]) => V | Promise<V>,
): MiddlewareHandler<AppEnv, string, Input<T, V>> {
  return async (c, next) => {
    c.req.addValidatedData(target, (await read(c)) as object);
    await next();
  };
}
