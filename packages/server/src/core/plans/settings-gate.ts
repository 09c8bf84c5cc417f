import type { PlanId } from '@whittle/contract/plans/plan-table';
import { planOfSettings } from '@whittle/domain/app-settings/gates';
import { levelAtLeast } from '@whittle/domain/plans/levels';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../apps/apps.service.ts';
import type { Plans } from './plans.ts';

type GatedApp = Pick<App, 'appType' | 'ownerId'>;

export type SettingsGate = ReturnType<typeof createSettingsGate>;

/**
 * The plan of an app's settings for the calls beside its panels that change some of them: who may sign up, and what is
 * sold. Otherwise a lock of the panels would have a way around it. Rules: EDIT-04, PLAN-09, PLAN-12.
 */
export function createSettingsGate(plans: Pick<Plans, 'of'>) {
  /** The plan that the owner lacks; null where nothing is locked. */
  const neededBy = async ({ appType, ownerId }: GatedApp): Promise<PlanId | null> => {
    const needed = planOfSettings(appType);
    if (needed === null) return null;
    const { plan, isLimited } = await plans.of(ownerId);
    return isLimited && !levelAtLeast(plan, needed) ? needed : null;
  };
  return {
    neededBy,

    /** Throws `plan-needed`. */
    async require(app: GatedApp): Promise<void> {
      const plan = await neededBy(app);
      if (plan !== null) throw new AppError('plan-needed', { values: { plan } });
    },
  };
}
