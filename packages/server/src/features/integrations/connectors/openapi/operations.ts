import type { ConnectorOperation } from '@whittle/contract/integrations';
import { isPlainObject } from '@whittle/domain/entities/json';
import type { OpenApiDocument } from './read-document.ts';
import { follow } from './references.ts';

type Schema = Record<string, unknown>;

export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  isRequired: boolean;
  schema: Schema;
  /** How a list or an object is spelled in the address. */
  isExploded: boolean;
  isDeepObject: boolean;
};

export type Body = { isRequired: boolean; type: 'json' | 'form' | 'multipart'; mediaType: string; schema: Schema };

export type Operation = {
  /** What code calls: the document's `operationId` as a name, else made of method and path. */
  name: string;
  method: string;
  path: string;
  summary: string;
  parameters: Parameter[];
  body: Body | null;
  /** The body that a call with a file has; null where the operation takes none. */
  fileBody: Body | null;
  /** Why it cannot be called, or null. */
  unusable: string | null;
};

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head'] as const;
const maxOperations = 1_000;
/** What OpenAPI says is not a parameter although it looks like one, and what belongs to the connection. */
const ignoredHeaders = /^(accept|content-type|authorization|cookie|host|content-length)$/i;

/** Every operation of a document, each with a name of its own. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  const taken = new Set<string>();
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(isPlainObject(document['paths']) ? document['paths'] : {})) {
    const shared = follow(document, item);
    for (const method of methods) {
      if (!isPlainObject(shared[method]) || operations.length >= maxOperations) continue;
      const declared = shared[method] as Schema;
      const name = uniqueName(nameOf(declared['operationId'], method, path), taken);
      operations.push(toOperation(document, { name, method, path, shared, declared }));
    }
  }
  return operations;
}

type Declared = { name: string; method: string; path: string; shared: Schema; declared: Schema };

function toOperation(document: OpenApiDocument, { name, method, path, shared, declared }: Declared): Operation {
  const listed = [...asList(shared['parameters']), ...asList(declared['parameters'])].map((one) =>
    follow(document, one),
  );
  // The operation's own declaration of a parameter replaces the path's.
  const byPlace = new Map(listed.map((one) => [`${String(one['in'])}:${String(one['name'])}`, one]));
  const parameters = [...byPlace.values()].flatMap((one) => toParameter(one) ?? []);
  const { body, fileBody, isUnusable } = bodiesOf(document, declared['requestBody']);
  const missing = [...path.matchAll(/\{([^}]+)\}/g)].find(
    ([, part]) => !parameters.some((one) => one.in === 'path' && one.name === part),
  );
  return {
    name,
    method: method.toUpperCase(),
    path,
    summary: textOf(declared['summary']) || textOf(declared['description']),
    parameters,
    body,
    fileBody,
    unusable: isUnusable
      ? 'It takes a body that is neither JSON nor a form.'
      : missing
        ? `The document does not say what {${missing[1]}} in its path is.`
        : null,
  };
}

function toParameter(one: Schema): Parameter | null {
  const { name, in: where, required, schema, style, explode } = one;
  if (typeof name !== 'string' || (where !== 'path' && where !== 'query' && where !== 'header')) return null;
  if (where === 'header' && ignoredHeaders.test(name)) return null;
  return {
    name,
    in: where,
    isRequired: where === 'path' || required === true,
    schema: isPlainObject(schema) ? (schema as Schema) : {},
    isExploded: typeof explode === 'boolean' ? explode : where === 'query',
    isDeepObject: style === 'deepObject',
  };
}

type Bodies = Pick<Operation, 'body' | 'fileBody'> & { isUnusable: boolean };

function bodiesOf(document: OpenApiDocument, declared: unknown): Bodies {
  if (declared === undefined) return { body: null, fileBody: null, isUnusable: false };
  const { content, required } = follow(document, declared);
  const kinds = Object.entries(isPlainObject(content) ? content : {});
  const isRequired = required === true;
  const bodyOf = (type: Body['type'], pattern: RegExp): Body | null => {
    const [mediaType, media] = kinds.find(([name]) => pattern.test(name)) ?? [];
    if (!mediaType) return null;
    const schema = isPlainObject(media) ? follow(document, (media as Schema)['schema']) : {};
    return { isRequired, type, mediaType, schema };
  };
  const fileBody = bodyOf('multipart', /^multipart\/form-data\b/i);
  const body =
    bodyOf('json', /^application\/(?:[\w.-]+\+)?json\b/i) ??
    bodyOf('form', /^application\/x-www-form-urlencoded/i) ??
    fileBody;
  return { body, fileBody, isUnusable: isRequired && body === null };
}

/** `GET /pets/{id}` is `getPetsById`. */
function nameOf(id: unknown, method: string, path: string): string {
  const words = typeof id === 'string' && id !== '' ? id : `${method} ${path.replaceAll(/\{([^}]+)\}/g, ' by $1 ')}`;
  const parts = words.split(/[^A-Za-z0-9_]+/).filter(Boolean);
  const name = parts.map((part, at) => (at === 0 ? part : part[0]!.toUpperCase() + part.slice(1))).join('');
  return (/^[A-Za-z]/.test(name) ? name : `op${name}`).slice(0, 100);
}

function uniqueName(name: string, taken: Set<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) unique = `${name}${number}`;
  taken.add(unique);
  return unique;
}

/** What the builder sees of an operation. */
export function presentOperation({
  name,
  method,
  path,
  summary,
  parameters,
  body,
  unusable,
}: Operation): ConnectorOperation {
  const fields = isPlainObject(body?.schema['properties']) ? Object.keys(body.schema['properties']) : [];
  const required = asList(body?.schema['required']);
  return {
    name,
    method,
    path,
    summary: summary.replaceAll(/\s+/g, ' ').slice(0, 300),
    parameters: [
      ...parameters.map((one) => ({ name: one.name, isRequired: one.isRequired, where: one.in })),
      ...fields.map((field) => ({ name: field, isRequired: required.includes(field), where: 'body' })),
      ...(body && fields.length === 0 ? [{ name: 'body', isRequired: body.isRequired, where: 'body' }] : []),
    ],
    unusable,
  };
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
