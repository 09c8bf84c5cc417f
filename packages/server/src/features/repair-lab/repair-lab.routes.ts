import { repairLabCalls as calls } from '@whittle/contract/repair-lab/calls';
import type { Context } from 'hono';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { DetectorSwitches } from '../../core/checks/detector-switches.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import type { RepairLab } from './repair-lab.service.ts';

type Deps = {
  apps: Pick<AppsService, 'find'>;
  audit: AuditService;
  repairLab: RepairLab;
  detectorSwitches: DetectorSwitches;
  guards: SessionGuards;
};

/** VALID-03: platform admins only, for any app. Looking into somebody else's app leaves a line in the audit log. */
export function repairLabRoutes({ apps, audit, repairLab, detectorSwitches, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const find = async (appId: string): Promise<App> => {
    const app = await apps.find(appId);
    if (!app) throw new AppError('app-not-found');
    return app;
  };
  const note = (
    event: 'app-inspected' | 'app-repaired',
    app: App,
    account: SignedIn,
    c: Context<AppEnv>,
    target: string,
  ) =>
    audit.record({
      ...{ event, target, appId: app.id, address: c.env.clientAddress },
      actor: { kind: 'account', id: account.accountId },
    });

  on(calls.app, async ({ params }) => repairLab.app(await find(params.appId)));
  on(calls.validate, async ({ account, params }, c) => {
    const app = await find(params.appId);
    const validation = await repairLab.validate(app, params.versionId);
    if (app.ownerId !== account.accountId) await note('app-inspected', app, account, c, validation.versionId);
    return validation;
  });
  on(calls.repair, async ({ account, params, body }, c) => {
    const app = await find(params.appId);
    const result = await repairLab.repair(app, params.versionId, body, account.accountId, c.req.raw.signal);
    if (app.ownerId !== account.accountId) await note('app-inspected', app, account, c, result.previousVersionId);
    return result;
  });
  on(calls.apply, async ({ account, params }, c) => {
    const app = await find(params.appId);
    const applied = await repairLab.apply(app, params.repairId);
    await note('app-repaired', app, account, c, applied.versionId);
    return applied;
  });
  on(calls.detectors, () => detectorSwitches.read());
  on(calls.switchDetectors, ({ body }) => detectorSwitches.save(body.off));
  return routes;
}
