import { domainCalls as calls } from '@whittle/contract/domains/calls';
import type { Context } from 'hono';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import type { DomainsService } from './domains.service.ts';

type Deps = { domains: DomainsService; guards: SessionGuards };

/** An app's own domain: for its owner, and for the proxy before the server that asks whom to get certificates for. */
export function domainsRoutes({ domains, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const by = (account: SignedIn, c: Context<AppEnv>) => ({ ...account, address: c.env.clientAddress });

  on(calls.ask, async ({ query }) => {
    if (!(await domains.isServed(query.domain))) throw new AppError('app-not-found');
  });
  on(calls.read, ({ account, params }, c) => domains.read(by(account, c), params.appId));
  on(calls.set, ({ account, params, body }, c) => domains.set(by(account, c), params.appId, body.domain));
  on(calls.remove, ({ account, params }, c) => domains.remove(by(account, c), params.appId));
  on(calls.check, ({ account, params }, c) => domains.check(by(account, c), params.appId));
  return routes;
}
