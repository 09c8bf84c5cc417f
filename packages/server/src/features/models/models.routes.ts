import { modelPricesSchema } from '@whittle/contract/model-prices';
import { modelSettingsRequestSchema } from '@whittle/contract/models';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { SessionGuards } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
import type { ModelPricesStore } from '../../core/models/model-prices.ts';
import type { ModelsService } from './models.service.ts';

type Deps = { models: ModelsService; prices: ModelPricesStore; guards: SessionGuards };

/** Which model answers the chats of this installation and what models cost; platform admins say both. */
export function modelsRoutes({ models, prices, guards }: Deps) {
  const request = jsonBody(modelSettingsRequestSchema, { maxBytes: 16_384 });
  return new Hono<AppEnv>()
    .get('/api/model', guards.requireAccount, async (c) => c.json(await models.current()))
    .get('/api/admin/model', guards.requireAdmin, async (c) => c.json(await models.settings()))
    .get('/api/admin/model/choices', guards.requireAdmin, async (c) => c.json(await models.choices()))
    .put('/api/admin/model', guards.requireAdmin, request, async (c) => c.json(await models.save(c.req.valid('json'))))
    .delete('/api/admin/model', guards.requireAdmin, async (c) => {
      await models.disconnect();
      return c.body(null, 204);
    })
    .get('/api/admin/model/prices', guards.requireAdmin, async (c) => c.json(await prices.read()))
    .put(
      '/api/admin/model/prices',
      guards.requireAdmin,
      jsonBody(modelPricesSchema, { maxBytes: 100_000 }),
      async (c) => c.json(await prices.save(c.req.valid('json'))),
    )
    .post('/api/admin/model/test', guards.requireAdmin, request, async (c) =>
      c.json(await models.test(c.req.valid('json'))),
    );
}
