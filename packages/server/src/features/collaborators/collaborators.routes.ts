import { collaboratorCalls as calls } from '@whittle/contract/collaborators/calls';
import type { Context } from 'hono';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import type { CollaboratorsService } from './collaborators.service.ts';

type Deps = { collaborators: CollaboratorsService; guards: SessionGuards };

/** Who builds an app: for its owner, and for those who were asked. */
export function collaboratorsRoutes({ collaborators, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  const by = (account: SignedIn, c: Context<AppEnv>) => ({ ...account, address: c.env.clientAddress });

  on(calls.list, ({ account, params }, c) => collaborators.list(by(account, c), params.appId));
  on(calls.invite, ({ account, params, body }, c) => collaborators.invite(by(account, c), params.appId, body));
  on(calls.remove, ({ account, params, body }, c) => collaborators.remove(by(account, c), params.appId, body.email));
  on(calls.transfer, ({ account, params, body }, c) =>
    collaborators.transfer(by(account, c), params.appId, body.email),
  );
  on(calls.mine, ({ account }, c) => collaborators.mine(by(account, c)));
  on(calls.accept, ({ account, params }, c) => collaborators.accept(by(account, c), params.appId));
  on(calls.leave, ({ account, params }, c) => collaborators.leave(by(account, c), params.appId));
  return routes;
}
