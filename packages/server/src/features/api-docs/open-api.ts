import { audiences, type Call } from '@whittle/contract/call';
import { errorBodySchema, errorCatalogue, type ErrorCode } from '@whittle/contract/errors';
import { createJsonSchemas, type JsonSchema } from './json-schemas.ts';

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  /** Who may call, a line for each kind of host on which the call answers differently. */
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
};

export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: { url: string; description: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, JsonSchema> };
};

type Named = { call: Call; topic: string; name: string };

/**
 * The calls of the contract as an OpenAPI document. Calls of different hosts with the same method and path stand in one
 * operation, which says what holds where.
 */
export function openApiDocument(
  callsByTopic: Record<string, Record<string, Call>>,
  publicUrl: string,
): OpenApiDocument {
  const schemas = createJsonSchemas();
  const paths: OpenApiDocument['paths'] = {};
  const groups = new Map<string, Named[]>();
  for (const [topic, calls] of Object.entries(callsByTopic)) {
    for (const [name, call] of Object.entries(calls)) {
      const key = `${call.method} ${call.path}`;
      groups.set(key, [...(groups.get(key) ?? []), { call, topic, name }]);
    }
  }
  for (const group of groups.values()) {
    const { method, path } = group[0]!.call;
    const item = (paths[templateOf(path)] ??= {});
    item[method.toLowerCase()] = operationOf(group, schemas);
  }
  const errorBody = schemas.of(errorBodySchema, 'output', 'ErrorBody');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Whittle',
      version: '1',
      description:
        'Every call of this server. Failed calls answer an ErrorBody: a code, a sentence for people, and what is wrong by field.',
    },
    servers: [{ url: publicUrl, description: 'The builder' }],
    tags: Object.keys(callsByTopic).map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...schemas.components, ErrorBody: errorBody },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that signing in answers.' },
      },
    },
  };
}

/** `/api/apps/:appId/x/:rest{.+}` as `/api/apps/{appId}/x/{rest}`. */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, '{$1}');

function operationOf(group: Named[], schemas: ReturnType<typeof createJsonSchemas>): Operation {
  const [{ call, topic, name }] = group as [Named];
  const calls = group.map((one) => one.call);
  const id = operationId(topic, name, call.path);
  const bodies = calls.flatMap((one) => bodyOf(one, schemas, id) ?? []);
  const queries = calls.flatMap((one) => (one.query ? [schemas.of(one.query, 'input', id)] : []));
  return {
    operationId: id,
    summary: call.summary,
    tags: [topic],
    description: calls.map(audienceLine).join('\n\n'),
    security: calls.some(({ who }) => ['everybody', 'visitor', 'joining-person', 'records'].includes(who))
      ? [{}, { bearer: [] }]
      : [{ bearer: [] }],
    parameters: [
      ...[...call.path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
        name: parameter!,
        in: 'path' as const,
        required: true,
        schema: { type: 'string' },
      })),
      ...queries
        .flatMap(queryParameters)
        .filter((one, at, all) => all.findIndex((other) => other.name === one.name) === at),
    ],
    ...(bodies.length > 0 && {
      requestBody: { required: true, content: Object.assign({}, ...bodies) as Record<string, { schema: JsonSchema }> },
    }),
    responses: responsesOf(calls, schemas, id),
  };
}

const audienceLine = ({ who, hosts, summary }: Call, at: number, all: Call[]): string =>
  `${all.length > 1 ? `${summary}. ` : ''}${audiences[who]}${
    hosts.length === 1 && hosts[0] === 'builder' ? '' : ` Hosts: ${hosts.join(', ')}.`
  }`;

const operationId = (topic: string, name: string, path: string): string =>
  [topic, name, ...(/^\/(apps|live_api|api\/live_api)\//.exec(path)?.slice(1) ?? [])]
    .join(' ')
    .replaceAll(/[^A-Za-z0-9]+(.)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');

function queryParameters(query: JsonSchema): Operation['parameters'] {
  const required = (query['required'] ?? []) as string[];
  return Object.entries((query['properties'] ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    schema,
  }));
}

function bodyOf(call: Call, schemas: ReturnType<typeof createJsonSchemas>, id: string) {
  if (call.bodyKind === 'form') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { 'multipart/form-data': { schema: file } };
  }
  return call.body && { 'application/json': { schema: schemas.of(call.body, 'input', id) } };
}

function responsesOf(calls: Call[], schemas: ReturnType<typeof createJsonSchemas>, id: string): Operation['responses'] {
  const responses: Operation['responses'] = {};
  for (const call of calls) {
    const content = contentOf(call, schemas, id);
    responses[call.status] ??= { description: call.summary, ...(content && { content }) };
  }
  const codes = new Set<ErrorCode>(calls.flatMap(codesOf));
  for (const code of codes) {
    const { status, message } = errorCatalogue[code];
    const known = responses[status]?.description;
    const line = `${code}: ${message}`;
    responses[status] = {
      description: known ? `${known}\n${line}` : line,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
    };
  }
  return responses;
}

function contentOf(
  { answer, response }: Call,
  schemas: ReturnType<typeof createJsonSchemas>,
  id: string,
): Record<string, { schema: JsonSchema }> | undefined {
  if (answer === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (answer === 'file') return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return response && { 'application/json': { schema: schemas.of(response, 'output', id) } };
}

/** What a call may fail with: its own codes, and those that follow from who may call and what is sent. */
function codesOf({ who, query, body, bodyKind, errors }: Call): ErrorCode[] {
  return [
    ...((query || body) && bodyKind === 'json' ? (['bad-request', 'invalid-input'] as const) : []),
    ...(body ? (['too-large'] as const) : []),
    ...(['everybody', 'visitor', 'joining-person', 'records'].includes(who) ? [] : (['not-signed-in'] as const)),
    ...(['owner', 'editor', 'viewer', 'owner-and-admin'].includes(who) ? (['app-not-found'] as const) : []),
    ...(who === 'admin' || who === 'owner-and-admin' ? (['not-allowed'] as const) : []),
    ...errors,
  ];
}
