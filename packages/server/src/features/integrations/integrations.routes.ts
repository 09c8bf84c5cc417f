import { limits } from '@whittle/contract/limits';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AppCaller, FindAppOfHost, ResolveAppCaller } from '../../http/app-caller.ts';
import type { AppEnv } from '../../http/env.ts';
import type { IncomingFile } from '../../http/multipart.ts';
import { isMultipart, readMultipart } from '../../http/multipart.ts';
import type { IntegrationInput } from './read-input.ts';
import { readInput } from './read-input.ts';

export type IntegrationEndpoint = {
  /** `address` is the network address that the call comes from. */
  call(caller: AppCaller, input: IntegrationInput, address: string): Promise<unknown>;
  /** Takes the file of the parameter `file` while it arrives; its answer is the call's. */
  receiveFile?(caller: AppCaller, file: IncomingFile): Promise<unknown>;
};

type Deps = {
  resolveCaller: ResolveAppCaller;
  findAppOfHost: FindAppOfHost;
  /** The endpoints of the package Core by name; what is not here does not exist. */
  core: ReadonlyMap<string, IntegrationEndpoint>;
};

/** Room for the largest file and the form around it. */
const formMaxBytes = limits.uploadMaxBytes + 100_000;

/** Rules: INTEG-01 to INTEG-05. */
export function integrationsRoutes({ resolveCaller, findAppOfHost, core }: Deps) {
  /** Paths without an app's id mean the app of the host; a header that says otherwise is refused (N-03). */
  const appIdOf = async (c: Context<AppEnv>): Promise<string> => {
    const named = c.req.header('x-app-id');
    const { host } = c.env;
    if (host.kind !== 'preview' && host.kind !== 'published') return named ?? '';
    const app = await findAppOfHost(host);
    if (!app || (named !== undefined && named !== app.id)) throw new AppError('app-not-found');
    return app.id;
  };

  const call = async (c: Context<AppEnv>, appId: string) => {
    const caller = await resolveCaller(c.req.raw, c.env.host, appId);
    const name = c.req.param('endpoint') ?? '';
    const endpoint = core.get(name);
    if (!endpoint) {
      throw new AppError('integration-unknown', {
        message: `Core has no endpoint "${name.slice(0, 100)}". It has: ${[...core.keys()].join(', ')}.`,
      });
    }
    return c.json(await answer(caller, endpoint, c.req.raw, c.env.clientAddress));
  };

  const callUnknownPackage = async (c: Context<AppEnv>, appId: string): Promise<never> => {
    await resolveCaller(c.req.raw, c.env.host, appId);
    const name = (c.req.param('package') ?? '').slice(0, 100);
    throw new AppError('integration-unknown', { message: `The package "${name}" is not installed in this app.` });
  };

  return new Hono<AppEnv>()
    .post('/integrations/Core/:endpoint', async (c) => call(c, await appIdOf(c)))
    .post('/api/apps/:appId/integration-endpoints/Core/:endpoint', (c) => call(c, c.req.param('appId')))
    .post('/integrations/installable/:package/:instance/integration-endpoints/:endpoint', async (c) =>
      callUnknownPackage(c, await appIdOf(c)),
    )
    .post('/api/apps/:appId/integration-endpoints/installable/:package/integration-endpoints/:endpoint', (c) =>
      callUnknownPackage(c, c.req.param('appId')),
    )
    .get('/apps/:appId/integrations/schema', async (c) => {
      await resolveCaller(c.req.raw, c.env.host, c.req.param('appId'));
      const endpoints = [...core.keys()].map((name) => ({ name }));
      return c.json({
        installed_packages: [{ package_name: 'Core', instance_id: 'core', endpoints }],
        missing_packages: [],
      });
    });
}

/** A multipart call whose endpoint takes a file hands it over as it arrives (INTEG-02). */
async function answer(
  caller: AppCaller,
  { call, receiveFile }: IntegrationEndpoint,
  request: Request,
  address: string,
) {
  if (!isMultipart(request)) return call(caller, await readInput(request), address);
  const { fields, received } = await readMultipart(request, {
    field: 'file',
    maxBytes: formMaxBytes,
    receive: async (file) => receiveFile?.(caller, file),
  });
  return received && receiveFile ? received.value : call(caller, fields, address);
}
