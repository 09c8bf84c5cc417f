import type { AccountId, AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { PublishRequest, ScheduledPublish } from '@whittle/contract/publishing';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Publisher } from '../publishing-audit.ts';
import type { PublishingService } from '../publishing.service.ts';
import { findPlan, keepPlan, takePlan } from './schedule.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  apps: AppsService;
  audit: AuditService;
  publishing: Pick<PublishingService, 'tryPublish'>;
};
type Wanted = { at: string; timeZone: string; publish: PublishRequest };

export type PublishSchedule = ReturnType<typeof createPublishSchedule>;

/** A publish at a time: chosen, shown and cancelled by the owner (PUB-25). */
export function createPublishSchedule({ db, clock, apps, audit, publishing }: Deps) {
  const read = async (
    account: { accountId: AccountId },
    appId: AppId,
  ): Promise<{ scheduled: ScheduledPublish | null }> => {
    const app = await apps.requireOwned(account, appId);
    const plan = await findPlan(db, appId);
    if (!plan) return { scheduled: null };
    const { at, timeZone, versionId, problem } = plan;
    const isBehind = versionId !== app.latestVersionId;
    return {
      scheduled: { ...{ timeZone, versionId, problem, isBehind }, at: at.toISOString(), hasFailed: problem !== null },
    };
  };

  return {
    read,

    /** It is tried now, so that whoever plans it reads what stands in its way. Throws as `publish` does. */
    async plan(account: Publisher, appId: AppId, { at: wanted, timeZone, publish }: Wanted) {
      const app = await apps.requireOwned(account, appId);
      const at = new Date(wanted);
      const aheadMs = at.getTime() - clock.now().getTime();
      if (aheadMs < limits.publishAheadMinMs || aheadMs > limits.publishAheadMaxMs) {
        throw new AppError('publish-time-wrong');
      }
      if (!isTimeZone(timeZone)) throw new AppError('time-zone-unknown');
      const versionId = await publishing.tryPublish(app, publish);
      const { accountId, address } = account;
      await apps.change(appId, async (tx) => {
        await keepPlan(tx, { appId, accountId, versionId, at, timeZone, request: publish });
        const actor = { kind: 'account', id: accountId } as const;
        const details = { at: wanted, timeZone };
        await audit.record({ event: 'publish-planned', actor, appId, target: versionId, address, details }, tx);
      });
      return read(account, appId);
    },

    async cancel({ accountId, address }: Publisher, appId: AppId): Promise<void> {
      await apps.requireOwned({ accountId }, appId);
      await apps.change(appId, async (tx) => {
        if (!(await takePlan(tx, appId, null))) return;
        const actor = { kind: 'account', id: accountId } as const;
        await audit.record({ event: 'publish-plan-cancelled', actor, appId, address }, tx);
      });
    },
  };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '' && timeZone !== '';
  } catch {
    return false;
  }
}
