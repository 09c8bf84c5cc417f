import { collaboratorCalls as calls } from '@whittle/contract/collaborators/calls';
import { failedAs } from '../../http/app-error.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards } from '../../http/session.ts';
import type { ClaimsService } from './claims.service.ts';

type Deps = { claims: ClaimsService; guards: SessionGuards };

/** EDIT-18 */
export function claimsRoutes({ claims, guards }: Deps) {
  const { routes, on } = serveCalls(guards);
  on(calls.claimInvitation, ({ account, params }) =>
    claims.invitation(account, params.appId).catch(failedAs('claim-failed')),
  );
  on(calls.readClaim, ({ params }) => claims.read(params.claimCode));
  on(calls.claim, ({ account, params }, c) =>
    claims.claim({ ...account, address: c.env.clientAddress }, params.claimCode),
  );
  return routes;
}
