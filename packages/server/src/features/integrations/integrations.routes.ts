import { integrationCalls as calls } from '@whittle/contract/integrations/calls';
import { limits } from '@whittle/contract/limits';
import type { Context } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AppCaller, FindAppOfHost, ResolveAppCaller } from '../../http/app-caller.ts';
import type { AppEnv } from '../../http/env.ts';
import { isMultipart, readMultipart } from '../../http/multipart.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { CallContext, IntegrationEndpoint } from './endpoint.ts';
import { missingConnectors } from './connectors/missing-connectors.ts';
import type { CallConnector } from './connectors/call-connector.ts';
import { readConnectorInput, toValues } from './connectors/connector-input.ts';
import { placeNamed, placeParts } from './connectors/openapi/place-arguments.ts';
import type { ConnectorsService } from './connectors/connectors.service.ts';
import { serviceSentence } from './connectors/service-sentence.ts';
import { readInput } from './read-input.ts';
import type { IntegrationUsage } from './usage.ts';

type Deps = {
  resolveCaller: ResolveAppCaller;
  findAppOfHost: FindAppOfHost;
  /** The endpoints of the package Core by name; what is not here does not exist. */
  core: { endpoints: ReadonlyMap<string, IntegrationEndpoint> };
  packages: Pick<ConnectorsService, 'listCallable'>;
  callConnector: CallConnector;
  usage: Pick<IntegrationUsage, 'counted'>;
  headFiles(appId: string): Promise<ReadonlyMap<string, string>>;
};

/** Room for the largest file and the form around it. */
const formMaxBytes = limits.uploadMaxBytes + 100_000;

/** Rules: INTEG-01 to INTEG-05, INTEG-10, INTEG-11. */
export function integrationsRoutes({
  resolveCaller,
  findAppOfHost,
  core,
  packages,
  callConnector,
  usage,
  headFiles,
}: Deps) {
  /** Paths without an app's id mean the app of the host; a header that says otherwise is refused (N-03). */
  const appIdOf = async (c: Context<AppEnv>): Promise<string> => {
    const named = c.req.header('x-app-id');
    const { host } = c.env;
    if (host.kind !== 'preview' && host.kind !== 'published') return named ?? '';
    const app = await findAppOfHost(host);
    if (!app || (named !== undefined && named !== app.id)) throw new AppError('app-not-found');
    return app.id;
  };

  const callCore = async (c: Context<AppEnv>, appId: string) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, appId);
    const name = c.req.param('endpoint') ?? '';
    const endpoint = core.endpoints.get(name);
    if (!endpoint) {
      throw new AppError('integration-unknown', {
        message: `Core has no endpoint "${name.slice(0, 100)}". It has: ${[...core.endpoints.keys()].join(', ')}.`,
      });
    }
    const headers = new Headers();
    const result = await usage.counted(caller.app.id, `Core.${name}`, (use) =>
      answer(caller, endpoint, c.req.raw, { address: c.env.clientAddress, use, headers }),
    );
    for (const [header, value] of headers) c.header(header, value);
    return result;
  };

  /** The client library hands the body on as it is, so a service that refuses is an error here. */
  const callInstalled = async (c: Context<AppEnv>, appId: string) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, appId);
    const [packageName = '', operationName = ''] = [c.req.param('package'), c.req.param('endpoint')];
    const input = await readConnectorInput(c.req.raw);
    const { success, status_code, data } = await callConnector(caller, {
      ...{ packageName, instance: c.req.param('instance'), operationName, address: c.env.clientAddress, input },
      place: (operation) => placeNamed(operation, toValues(input, operation.body)),
    });
    if (success) return data;
    throw serviceRefused(packageName, status_code, data);
  };

  const callCustom = async (c: Context<AppEnv>, appId: string) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, appId);
    const values = await readInput(c.req.raw, { isOptional: true });
    return callConnector(caller, {
      packageName: c.req.param('package') ?? '',
      operationName: c.req.param('operation') ?? '',
      address: c.env.clientAddress,
      input: { values, isForm: false },
      place: (operation) => placeParts(operation, values),
    });
  };

  const { routes, on } = serveCalls();
  on(calls.coreOfHost, async (_, c) => callCore(c, await appIdOf(c)));
  on(calls.core, ({ params }, c) => callCore(c, params.appId));
  on(calls.packageOfHost, async (_, c) => callInstalled(c, await appIdOf(c)));
  on(calls.package, ({ params }, c) => callInstalled(c, params.appId));
  on(calls.custom, ({ params }, c) => callCustom(c, params.appId));
  on(calls.schema, async ({ params }, c) => {
    const { app } = await resolveCaller(c.req.raw, c.env.host, params.appId);
    const [installed, files] = await Promise.all([packages.listCallable(app.id), headFiles(app.id)]);
    const toEndpoints = (names: Iterable<string>) => [...names].map((name) => ({ name }));
    return {
      installed_packages: [
        { package_name: 'Core', instance_id: 'core', endpoints: toEndpoints(core.endpoints.keys()) },
        ...installed.map(({ id, name, operations }) => ({
          package_name: name,
          instance_id: id,
          endpoints: toEndpoints(operations.map((operation) => operation.name)),
        })),
      ],
      missing_packages: missingConnectors(
        files,
        installed.map(({ name }) => name),
      ),
    };
  });
  return routes;
}

/**
 * A service that refuses what it was asked says so to the caller with its own status and words. That it does not know the
 * app, or fails, is no problem of the caller: 401 would even sign them out.
 */
function serviceRefused(packageName: string, status: number, data: unknown): AppError {
  const isCallersFault = status >= 400 && status < 500 && ![401, 403, 407].includes(status);
  const said = serviceSentence(data);
  return new AppError('integration-failed', {
    ...(isCallersFault && { status }),
    message: said === null ? `${packageName} answered ${status}.` : `${packageName} answered ${status}: ${said}`,
    details: { status_code: status, data },
  });
}

/** A multipart call whose endpoint takes a file hands it over as it arrives (INTEG-02). */
async function answer(
  caller: AppCaller,
  { call, receiveFile }: IntegrationEndpoint,
  request: Request,
  context: CallContext,
) {
  if (!isMultipart(request)) return call(caller, await readInput(request), context);
  const { fields, received } = await readMultipart(request, {
    field: 'file',
    maxBytes: formMaxBytes,
    receive: async (file) => receiveFile?.(caller, file, context),
  });
  return received && receiveFile ? received.value : call(caller, fields, context);
}
