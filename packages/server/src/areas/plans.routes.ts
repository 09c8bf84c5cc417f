import { plansRoutes } from '../features/plans/plans.routes.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export const planAreaRoutes = (services: Services): AreaRoutes => ({
  builder: plansRoutes({ ...services, soldByApp: services.memberships.soldBy }),
});
