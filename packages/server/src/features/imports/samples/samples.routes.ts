import { appCalls } from '@whittle/contract/apps/calls';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import { serveCalls } from '../../../http/serve-calls.ts';
import type { SessionGuards } from '../../../http/session.ts';
import type { OpenSample } from './open-sample.ts';

type Deps = { openSample: OpenSample; apps: Pick<AppsService, 'summary'>; guards: SessionGuards };

export function samplesRoutes({ openSample, apps, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(appCalls.openSample, async ({ account, body }, c) =>
    apps.summary(await openSample({ ...account, address: c.env.clientAddress }, body.sampleId)),
  );
  return routes;
}
