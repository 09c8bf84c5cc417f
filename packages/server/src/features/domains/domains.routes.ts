import { setDomainRequestSchema } from '@whittle/contract/domains';
import { type Context, Hono } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { SessionGuards, SignedInEnv } from '../../http/session.ts';
import { jsonBody } from '../../http/validation.ts';
import type { DomainsService } from './domains.service.ts';

type Deps = { domains: DomainsService; guards: SessionGuards };

/** An app's own domain: for its owner, and for the proxy before the server that asks whom to get certificates for. */
export function domainsRoutes({ domains, guards }: Deps) {
  const path = '/api/apps/:appId/domain';
  const callOf = (c: Context<SignedInEnv>) =>
    [{ ...c.var.account, address: c.env.clientAddress }, c.req.param('appId') ?? ''] as const;

  return new Hono<SignedInEnv>()
    .get('/api/domains/ask', async (c) => {
      if (!(await domains.isServed(c.req.query('domain') ?? ''))) throw new AppError('app-not-found');
      return c.body(null, 204);
    })
    .get(path, guards.requireAccount, async (c) => c.json(await domains.read(...callOf(c))))
    .put(path, guards.requireAccount, jsonBody(setDomainRequestSchema), async (c) =>
      c.json(await domains.set(...callOf(c), c.req.valid('json').domain)),
    )
    .delete(path, guards.requireAccount, async (c) => c.json(await domains.remove(...callOf(c))))
    .post(`${path}/check`, guards.requireAccount, async (c) => c.json(await domains.check(...callOf(c))));
}
