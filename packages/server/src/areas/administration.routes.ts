import { Hono } from 'hono';
import manifest from '../../package.json' with { type: 'json' };
import { createRateLimits } from '../adapters/rate-limits.ts';
import { auditRoutes } from '../features/audit/audit.routes.ts';
import { mailsRoutes } from '../features/mail/mails.routes.ts';
import { apiDocsRoutes } from '../features/api-docs/api-docs.routes.ts';
import { createConnectionsService } from '../features/models/connections.service.ts';
import { modelsRoutes } from '../features/models/models.routes.ts';
import { createOwnKeysService } from '../features/models/own-keys.service.ts';
import { createModelsService } from '../features/models/models.service.ts';
import { createOverview } from '../features/overview/overview.service.ts';
import { overviewRoutes } from '../features/overview/overview.routes.ts';
import { spendRoutes } from '../features/spend/spend.routes.ts';
import type { AppEnv } from '../http/env.ts';
import type { AreaRoutes } from './area-routes.ts';
import type { Services } from './services.ts';

/** What the platform's admin sees and sets. */
export const administrationRoutes = (services: Services): AreaRoutes => ({
  builder: new Hono<AppEnv>()
    .route('/', apiDocsRoutes(services))
    .route(
      '/',
      modelsRoutes({
        ...services,
        models: createModelsService(services),
        connections: createConnectionsService(services),
        ownKeys: createOwnKeysService({ ...services, rateLimits: createRateLimits(services) }),
        choices: services.modelChoices,
        prices: services.modelPrices,
      }),
    )
    .route('/', spendRoutes(services))
    .route(
      '/',
      overviewRoutes({
        ...services,
        overview: createOverview({
          ...services,
          version: manifest.version,
          lastAnswers: services.ledger.lastAnswers,
          countDifferences: services.spend.countDifferences,
        }),
      }),
    )
    .route('/', mailsRoutes(services))
    .route('/', auditRoutes(services)),
});
