import { appCalls } from '@whittle/contract/apps/calls';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { CopyApp } from './copy-app.ts';

type Deps = { copyApp: CopyApp; apps: Pick<AppsService, 'summary'>; guards: SessionGuards };

export function copyAppRoutes({ copyApp, apps, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(appCalls.copy, async ({ account, params, body }, c) =>
    apps.summary(await copyApp({ ...account, address: c.env.clientAddress }, params.appId, body)),
  );
  return routes;
}
