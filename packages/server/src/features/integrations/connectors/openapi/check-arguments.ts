import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isPlainObject } from '@whittle/domain/entities/json';
import { AppError } from '../../../../http/app-error.ts';
import { SentFile } from '../../../../http/multipart.ts';
import type { Operation, Parameter } from './operations.ts';
import type { OpenApiDocument } from './read-document.ts';
import { tameComponents, tameSchema } from './tame-schema.ts';

type Values = Record<string, unknown>;

/** Arguments by where they go. */
export type PlacedArguments = { path: Values; query: Values; header: Values; body: unknown };
export type CheckArguments = (placed: PlacedArguments) => void;

const places = ['path', 'query', 'header'] as const;
const options = {
  strict: false,
  validateFormats: false,
  allErrors: false,
  validateSchema: false,
  logger: false,
} as const;

/**
 * Checks placed arguments against the document; texts that are numbers count as numbers in the address, where they are
 * texts anyway. Patterns and formats are left to the service itself: an expression from a document could keep this
 * process busy for ever. Throws `invalid-input` with the argument's name.
 */
export function createCheckArguments(document: OpenApiDocument, operation: Operation): CheckArguments {
  const components = tameComponents(document['components']);
  const address = compile(
    new Ajv({ ...options, coerceTypes: 'array' }),
    objectOf(
      Object.fromEntries(
        places.map((place) => [place, parametersSchema(operation.parameters.filter((one) => one.in === place))]),
      ),
      [],
    ),
    components,
  );
  const { body } = operation;
  const content =
    body && compile(new Ajv({ ...options, coerceTypes: body.type !== 'json' }), tameSchema(body.schema), components);
  return (placed) => {
    if (address && !address(placed)) throw invalid(address.errors);
    if (body?.isRequired && placed.body === undefined)
      throw new AppError('invalid-input', { fields: { body: 'is missing' } });
    if (content && placed.body !== undefined && !content(withNamesOfFiles(placed.body))) throw invalid(content.errors);
  };
}

/** A document describes a file as a text; its name stands for it. */
const withNamesOfFiles = (body: unknown): unknown =>
  isPlainObject(body) && Object.values(body).some((value) => value instanceof SentFile)
    ? Object.fromEntries(
        Object.entries(body).map(([name, value]) => [name, value instanceof SentFile ? value.name : value]),
      )
    : body;

/** Null for a schema that cannot be compiled: then the service itself is asked what it takes. */
function compile(ajv: Ajv, schema: unknown, components: unknown): ValidateFunction | null {
  try {
    return ajv.compile({ ...(schema as object), components } as object);
  } catch {
    return null;
  }
}

const objectOf = (properties: Values, required: string[]) => ({ type: 'object', properties, required });

const parametersSchema = (parameters: Parameter[]) => ({
  ...objectOf(
    Object.fromEntries(parameters.map((one) => [one.name, tameSchema(one.schema)])),
    parameters.flatMap((one) => (one.isRequired ? one.name : [])),
  ),
  additionalProperties: false,
});

function invalid(errors: ErrorObject[] | null | undefined): AppError {
  const [error] = errors ?? [];
  const path = (error?.instancePath ?? '')
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const isPlace = (places as readonly string[]).includes(path[0] ?? '');
  const named = (error?.params as { missingProperty?: string; additionalProperty?: string } | undefined) ?? {};
  const last = named.missingProperty ?? named.additionalProperty;
  const field = [...(isPlace ? path.slice(1) : path), ...(last ? [last] : [])].join('.') || 'body';
  const reason = named.missingProperty
    ? 'is missing'
    : named.additionalProperty
      ? 'is not known here'
      : (error?.message ?? 'is not valid');
  return new AppError('invalid-input', { fields: { [field]: reason }, message: `"${field}" ${reason}.` });
}
