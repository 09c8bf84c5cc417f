import { isPlainObject } from '@whittle/domain/entities/json';
import { AppError } from '../../../../http/app-error.ts';
import type { PlacedArguments } from './check-arguments.ts';
import type { Operation } from './operations.ts';

type Values = Record<string, unknown>;

/**
 * Puts named arguments where the document wants them: those called like a parameter into the address or a header, all
 * others into the body. `body` is the whole body, unless the body has a field of that name.
 */
export function placeNamed({ parameters, body }: Operation, named: Values): PlacedArguments {
  const placed: PlacedArguments = { path: {}, query: {}, header: {}, body: undefined };
  const rest: Values = { ...named };
  for (const { name, in: where } of parameters) {
    if (!Object.hasOwn(rest, name)) continue;
    if (rest[name] !== undefined && rest[name] !== null) placed[where][name] = rest[name];
    delete rest[name];
  }
  const left = Object.keys(rest);
  if (!body) {
    if (left.length > 0) throw new AppError('invalid-input', unknownArgument(left[0]!));
    return placed;
  }
  const fields = isPlainObject(body.schema['properties']) ? body.schema['properties'] : {};
  const isWhole = left.length === 1 && left[0] === 'body' && !Object.hasOwn(fields, 'body');
  placed.body = isWhole ? rest['body'] : left.length > 0 || body.isRequired ? rest : undefined;
  return placed;
}

/** The parts of a call as `custom.call` sends them: `payload`, `path_params`, `query_params`. */
export function placeParts({ parameters, body }: Operation, parts: Values): PlacedArguments {
  const record = (value: unknown): Values => (isPlainObject(value) ? { ...value } : {});
  const headerNames = parameters.filter((one) => one.in === 'header').map((one) => one.name);
  const headers = Object.entries(record(parts['headers'])).filter(([name]) => headerNames.includes(name));
  return {
    path: record(parts['path_params']),
    query: record(parts['query_params']),
    header: Object.fromEntries(headers),
    body: body ? (parts['payload'] ?? undefined) : undefined,
  };
}

const unknownArgument = (name: string) => ({
  fields: { [name]: 'is not known here' },
  message: `"${name.slice(0, 100)}" is not known here.`,
});
