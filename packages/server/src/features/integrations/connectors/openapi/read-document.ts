import { isPlainObject } from '@whittle/domain/entities/json';
import { AppError } from '../../../../http/app-error.ts';

export type OpenApiDocument = Record<string, unknown>;

const maxDepth = 100;

/**
 * An OpenAPI 3 document from JSON or YAML, checked against its specification. Nothing is fetched for it: references to
 * other files are refused. Throws `package-unreadable` with what is wrong.
 */
export async function readDocument(text: string): Promise<OpenApiDocument> {
  const document = await parseText(text);
  if (!isPlainObject(document)) throw unreadable('It is no object.');
  if ('swagger' in document) {
    throw unreadable('It is written in Swagger 2. OpenAPI 3.0 and 3.1 can be read; Swagger Editor converts it.');
  }
  const version = document['openapi'];
  if (typeof version !== 'string' || !/^3\.[01]\./.test(version)) {
    throw unreadable('It does not say "openapi: 3.0" or "openapi: 3.1".');
  }
  const foreign = findForeignReference(document);
  if (foreign) throw unreadable(`It refers to another file (${foreign.slice(0, 100)}). Bundle it into one file first.`);
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  try {
    // The check resolves references in what it is given.
    await SwaggerParser.validate(structuredClone(document) as never, {
      resolve: { external: false },
      dereference: { circular: 'ignore' },
    });
  } catch (cause) {
    throw unreadable(firstLines((cause as Error).message), cause);
  }
  return document as OpenApiDocument;
}

async function parseText(text: string): Promise<unknown> {
  const plain = text.replace(/^\uFEFF/, '').trim();
  try {
    if (plain.startsWith('{')) return JSON.parse(plain) as unknown;
    const { parse } = await import('yaml');
    return parse(plain, { maxAliasCount: 100, logLevel: 'silent' }) as unknown;
  } catch (cause) {
    throw unreadable(`It is neither JSON nor YAML: ${firstLines((cause as Error).message)}`, cause);
  }
}

/** The first `$ref` that leads out of the document, or a word for what is nested too deeply to be looked at. */
function findForeignReference(value: unknown, depth = 0): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxDepth) return 'nested too deeply';
  for (const [key, inner] of Object.entries(value)) {
    if (key === '$ref' && typeof inner === 'string' && !inner.startsWith('#')) return inner;
    const found = findForeignReference(inner, depth + 1);
    if (found) return found;
  }
  return null;
}

const unreadable = (reason: string, cause?: unknown) =>
  new AppError('package-unreadable', { message: `This OpenAPI document is not valid. ${reason}`, cause });

const firstLines = (message: string) => message.split('\n').slice(0, 4).join(' ').replaceAll(/\s+/g, ' ').slice(0, 400);
