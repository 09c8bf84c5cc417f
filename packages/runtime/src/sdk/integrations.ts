import { bodyOf } from './form-data.ts';
import { call } from './request.ts';

type Arguments = Record<string, unknown>;
type Endpoint = (args?: Arguments | FormData) => Promise<unknown>;

const packages = new Map<string, Record<string, unknown>>();

/** The endpoints of one package of integrations by name: `Core.UploadFile({ file })`. Always the same object. */
export function integrationConnector(name: string): Record<string, unknown> {
  let found = packages.get(name);
  if (!found) {
    found = endpointsOf(name);
    packages.set(name, found);
  }
  return found;
}

function endpointsOf(name: string): Record<string, unknown> {
  const path =
    name === 'Core'
      ? '/integration-endpoints/Core'
      : `/integration-endpoints/installable/${encodeURIComponent(name)}/integration-endpoints`;
  const endpoints = new Map<string, Endpoint>();
  return new Proxy(Object.create(null) as Record<string, unknown>, {
    get(_, endpoint) {
      if (!isEndpoint(endpoint)) return undefined;
      if (!endpoints.has(endpoint))
        endpoints.set(endpoint, async (args) =>
          call('POST', `${path}/${encodeURIComponent(endpoint)}`, { body: bodyOf(endpoint, args) }),
        );
      return endpoints.get(endpoint);
    },
    has: (_, endpoint) => isEndpoint(endpoint),
  });
}

const isEndpoint = (name: string | symbol): name is string =>
  typeof name === 'string' &&
  /^[A-Za-z]/.test(name) &&
  !['then', 'toJSON', 'constructor', 'prototype', 'default'].includes(name);

export const Core = integrationConnector('Core');

type CustomCall = { pathParams?: Arguments; queryParams?: Arguments } & Arguments;

/** Calls one operation of an integration that was made from an OpenAPI document. */
export const custom = {
  async call(
    slug: string,
    operationId: string,
    { pathParams, queryParams, ...rest }: CustomCall = {},
  ): Promise<unknown> {
    if (!slug?.trim()) throw new Error('Integration slug is required and cannot be empty');
    if (!operationId?.trim()) throw new Error('Operation ID is required and cannot be empty');
    return call('POST', `/integrations/custom/${encodeURIComponent(slug)}/${encodeURIComponent(operationId)}`, {
      body: {
        ...rest,
        ...(pathParams && { path_params: pathParams }),
        ...(queryParams && { query_params: queryParams }),
      },
    });
  },
};

/** `base44.integrations`: every package by name. */
export const allConnectors: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get: (_, name) => (name === 'custom' ? custom : isEndpoint(name) ? integrationConnector(name) : undefined),
  has: (_, name) => isEndpoint(name),
});

/** The module `@/integrations/Core`: its exports are the endpoints, and `Core` itself. */
export const integrations: Record<string, unknown> = new Proxy(Object.create(null) as Record<string, unknown>, {
  get: (_, name): unknown => {
    if (name === 'Core' || name === 'default') return Core;
    return name === 'integrations' ? allConnectors : Core[name as string];
  },
  has: (_, name) => isEndpoint(name),
});
