import { appCalls } from '@whittle/contract/apps/calls';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';

type Deps = {
  apps: AppsService;
  guards: SessionGuards;
  /** Ends a running turn of an app that is about to disappear. */
  stopTurn(appId: string): Promise<unknown>;
  /** Removes the files of deleted apps, in the background. */
  removeFiles(): void;
};

export function appsRoutes({ apps, guards, stopTurn, removeFiles }: Deps) {
  const { routes, on } = serveCalls(guards);

  on(appCalls.list, async ({ account }) => ({ items: await apps.list(account) }));
  on(appCalls.save, async ({ account, body }, c) => {
    if (body.appId) c.status(200);
    return apps.save(account, body);
  });
  on(appCalls.read, async ({ account, params }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    return apps.summary(id);
  });
  on(appCalls.update, ({ account, params, body }) => apps.update(account, params.appId, body));
  on(appCalls.remove, async ({ account, params }, c) => {
    const { id } = await apps.requireOwned(account, params.appId);
    await apps.remove({ ...account, address: c.env.clientAddress }, id);
    await stopTurn(id);
    removeFiles();
  });
  return routes;
}
