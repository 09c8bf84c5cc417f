import { Hono } from 'hono';
import { appUsageRoutes } from '../features/app-usage/app-usage.routes.ts';
import { integrationsRoutes } from '../features/integrations/integrations.routes.ts';
import { connectorsRoutes } from '../features/integrations/connectors/connectors.routes.ts';
import { notOfferedRoutes } from '../features/unsupported-services/unsupported-services.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

export const integrationAreaRoutes = (services: Services): AreaRoutes => ({
  builder: new Hono<AppEnv>().route('/', connectorsRoutes(services)),
  calls: new Hono<AppEnv>()
    .route('/', integrationsRoutes(services))
    .route('/', appUsageRoutes(services))
    .route('/', notOfferedRoutes()),
});
