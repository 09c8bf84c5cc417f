import { packageCalls as calls } from '@whittle/contract/integrations/package-calls';
import type { Context } from 'hono';
import type { AppEnv } from '../../../http/env.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../../http/session.ts';
import type { CoreEndpoints } from '../core.ts';
import type { IntegrationUsage } from '../usage.ts';
import { missingConnectors } from './missing-connectors.ts';
import type { ConnectorsService } from './connectors.service.ts';

type Deps = {
  guards: SessionGuards;
  requireOwned(account: { accountId: string }, appId: string): Promise<unknown>;
  headFiles(appId: string): Promise<ReadonlyMap<string, string>>;
  packages: ConnectorsService;
  core: Pick<CoreEndpoints, 'states'>;
  usage: IntegrationUsage;
};

/** What the owner sees and installs in the builder. Every answer leaves out what is secret. */
export function connectorsRoutes({ guards, requireOwned, headFiles, packages, core, usage }: Deps) {
  const { routes, on } = serveCalls(guards);
  const by = (account: SignedIn, c: Context<AppEnv>) => ({ ...account, address: c.env.clientAddress });

  on(calls.list, async ({ account, params: { appId } }) => {
    await requireOwned(account, appId);
    const [states, installed, rows, today, currency, files] = await Promise.all([
      core.states(appId),
      packages.list(appId),
      usage.list(appId),
      usage.today(appId),
      usage.currency(),
      headFiles(appId),
    ]);
    const names = installed.map(({ name }) => name);
    const missing = missingConnectors(files, names);
    return { core: states, packages: installed, missing, usage: rows, currency, today };
  });
  on(calls.inspect, async ({ account, params, body }) => {
    await requireOwned(account, params.appId);
    return packages.inspect(body);
  });
  on(calls.install, async ({ account, params: { appId }, body }, c) => {
    await requireOwned(account, appId);
    return packages.install(by(account, c), appId, body);
  });
  on(calls.change, async ({ account, params: { appId, id }, body }, c) => {
    await requireOwned(account, appId);
    return packages.change(by(account, c), appId, id, body);
  });
  on(calls.remove, async ({ account, params: { appId, id } }, c) => {
    await requireOwned(account, appId);
    await packages.remove(by(account, c), appId, id);
  });
  on(calls.test, async ({ account, params: { appId, id }, body }) => {
    await requireOwned(account, appId);
    return packages.test(appId, id, body.operation, body.arguments);
  });
  return routes;
}
