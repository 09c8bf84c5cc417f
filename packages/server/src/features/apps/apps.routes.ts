import type { AppSummary } from '@whittle/contract/apps';
import { appCalls } from '@whittle/contract/apps/calls';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';

type Account = Parameters<AppsService['requireOwned']>[0];
type Deps = {
  apps: AppsService;
  /** Says the new name in the app's files, too; `app` is as it was before. */
  renameInFiles(app: App, name: string): Promise<void>;
  guards: SessionGuards;
  /** Ends a running turn of an app that is about to disappear. */
  stopTurn(appId: string): Promise<unknown>;
  /** Removes the files of deleted apps, in the background. */
  removeFiles(): void;
};

export function appsRoutes({ apps, guards, renameInFiles, stopTurn, removeFiles }: Deps) {
  const { routes, on } = serveCalls(guards);

  /** A change that may give the app another name: what the app itself says follows (PUB-19). */
  const renaming = async (account: Account, appId: string, change: () => Promise<AppSummary>) => {
    const before = await apps.requireOwned(account, appId);
    const after = await change();
    if (after.name === before.name || before.latestVersionId === null) return after;
    await renameInFiles(before, after.name);
    return apps.summary(appId);
  };

  on(appCalls.list, async ({ account }) => ({ items: await apps.list(account) }));
  on(appCalls.save, async ({ account, body }, c) => {
    if (!body.appId) return apps.save(account, body);
    c.status(200);
    return renaming(account, body.appId, () => apps.save(account, body));
  });
  on(appCalls.read, async ({ account, params }) => {
    const { id } = await apps.requireOwned(account, params.appId);
    return apps.summary(id);
  });
  on(appCalls.update, ({ account, params, body }) =>
    renaming(account, params.appId, () => apps.update(account, params.appId, body)),
  );
  on(appCalls.remove, async ({ account, params }, c) => {
    const { id } = await apps.requireOwned(account, params.appId);
    await apps.remove({ ...account, address: c.env.clientAddress }, id);
    await stopTurn(id);
    removeFiles();
  });
  return routes;
}
