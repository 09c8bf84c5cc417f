import { isPlainObject } from '@whittle/domain/entities/json';
import { AppError } from '../../../http/app-error.ts';
import { isMultipart, readSmallForm, SentFile } from '../../../http/multipart.ts';
import { type IntegrationInput, readInput } from '../read-input.ts';
import type { Body, Operation } from './openapi/operations.ts';

/** Files of packages are handed on as a whole, so they are held in memory. */
const formMaxBytes = 10_000_000;

/** Named parameters of a package's call. Those of a form are texts and files; an object among them was sent as JSON. */
export type ConnectorInput = { values: IntegrationInput; isForm: boolean };

export async function readConnectorInput(request: Request): Promise<ConnectorInput> {
  if (!isMultipart(request)) return { values: await readInput(request, { isOptional: true }), isForm: false };
  const { fields, files } = await readSmallForm(request, formMaxBytes);
  return { values: { ...fields, ...files }, isForm: true };
}

/** The operation with the body that a call with these parameters has. Throws `invalid-input` for a file that it takes not. */
export function forInput(operation: Operation, { values }: ConnectorInput): Operation {
  const file = Object.entries(values).find(([, value]) => value instanceof SentFile);
  if (!file) return operation;
  if (operation.fileBody) return { ...operation, body: operation.fileBody };
  const message = `"${file[0].slice(0, 100)}" is a file, and ${operation.name} takes none.`;
  throw new AppError('invalid-input', { fields: { [file[0]]: 'is a file' }, message });
}

/** The parameters as values: a form has texts where the document may want numbers, lists or objects. */
export function toValues({ values, isForm }: ConnectorInput, body: Body | null): IntegrationInput {
  if (!isForm) return values;
  const properties = isPlainObject(body?.schema['properties']) ? body.schema['properties'] : {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? read(value, properties[name]) : value,
    ]),
  );
}

const readAsJson = new Set(['array', 'object', 'number', 'integer', 'boolean']);

function read(text: string, schema: unknown): unknown {
  const type = isPlainObject(schema) ? schema['type'] : undefined;
  if (typeof type !== 'string' || !readAsJson.has(type)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
