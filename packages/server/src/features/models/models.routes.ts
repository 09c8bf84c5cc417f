import { modelSettingsRequestSchema } from '@whittle/contract/models';
import { Hono } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import type { SessionGuards } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
import type { ModelsService } from './models.service.ts';

type Deps = { models: ModelsService; guards: SessionGuards };

/** Which model answers the chats of this installation; platform admins choose it. */
export function modelsRoutes({ models, guards }: Deps) {
  const request = jsonBody(modelSettingsRequestSchema, { maxBytes: 16_384 });
  return new Hono<AppEnv>()
    .get('/api/model', guards.requireAccount, async (c) => c.json(await models.current()))
    .get('/api/admin/model', guards.requireAdmin, async (c) => c.json(await models.settings()))
    .put('/api/admin/model', guards.requireAdmin, request, async (c) => c.json(await models.save(c.req.valid('json'))))
    .delete('/api/admin/model', guards.requireAdmin, async (c) => {
      await models.disconnect();
      return c.body(null, 204);
    })
    .post('/api/admin/model/test', guards.requireAdmin, request, async (c) =>
      c.json(await models.test(c.req.valid('json'))),
    );
}
