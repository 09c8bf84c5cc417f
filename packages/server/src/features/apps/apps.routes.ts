import { saveAppRequestSchema, updateAppRequestSchema } from '@whittle/contract/apps';
import { Hono } from 'hono';
import type { SessionGuards, SignedInEnv } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';

type Deps = {
  apps: AppsService;
  guards: SessionGuards;
  /** Ends a running turn of an app that is about to disappear. */
  stopTurn(appId: string): Promise<unknown>;
  /** Removes the files of deleted apps, in the background. */
  removeFiles(): void;
};

export function appsRoutes({ apps, guards, stopTurn, removeFiles }: Deps) {
  return new Hono<SignedInEnv>()
    .use('/api/apps', guards.requireAccount)
    .get('/api/apps', async (c) => c.json({ items: await apps.list(c.var.account) }))
    .post('/api/apps', jsonBody(saveAppRequestSchema), async (c) => {
      const request = c.req.valid('json');
      return c.json(await apps.save(c.var.account, request), request.appId ? 200 : 201);
    })
    .get('/api/apps/:appId', guards.requireAccount, async (c) => {
      const { id } = await apps.requireOwned(c.var.account, c.req.param('appId'));
      return c.json(await apps.summary(id));
    })
    .patch('/api/apps/:appId', guards.requireAccount, jsonBody(updateAppRequestSchema), async (c) =>
      c.json(await apps.update(c.var.account, c.req.param('appId'), c.req.valid('json'))),
    )
    .delete('/api/apps/:appId', guards.requireAccount, async (c) => {
      const { id } = await apps.requireOwned(c.var.account, c.req.param('appId'));
      await apps.remove({ ...c.var.account, address: c.env.clientAddress }, id);
      await stopTurn(id);
      removeFiles();
      return c.body(null, 204);
    });
}
