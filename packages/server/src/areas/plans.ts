import { createPlanAdmin } from '../features/plans/plan-admin.service.ts';
import { createPlanSettingsStore } from '../features/plans/plan-settings.store.ts';
import { createPlansService } from '../features/plans/plans.service.ts';
import { createReadPurchases } from '../features/plans/read-purchases.ts';
import { createReadPurchasesOften } from '../features/plans/read-purchases-often.ts';
import type { Core } from './core.ts';

export type PlanSales = ReturnType<typeof createPlanSales>;

/** Plans that builders buy of the installation. What a plan gives is asked of `core/plans`. */
export function createPlanSales(core: Core) {
  const settings = createPlanSettingsStore(core);
  const purchases = createReadPurchases({ ...core, settings });
  const deps = { ...core, settings, purchases };
  return {
    planSales: createPlansService(deps),
    planAdmin: createPlanAdmin(deps),
    planReading: createReadPurchasesOften(deps),
  };
}
