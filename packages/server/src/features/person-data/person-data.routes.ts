import { personDataCalls as calls } from '@whittle/contract/person-data/calls';
import type { Context } from 'hono';
import type { App } from '../../core/apps/apps.service.ts';
import type { ResolveAppCaller } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { SessionGuards, SignedIn } from '../../http/session.ts';
import type { PersonDataService } from './person-data.service.ts';

type OwnerDeps = {
  personData: PersonDataService;
  guards: SessionGuards;
  requireOwned(account: SignedIn, appId: string): Promise<App>;
};

/** For the owner, from the list of people (USER-15, USER-16). */
export function personDataRoutes({ personData, guards, requireOwned }: OwnerDeps) {
  const { routes, on } = serveCalls(guards);
  on(calls.read, async ({ account, params }) =>
    personData.read(await requireOwned(account, params.appId), params.personId),
  );
  on(calls.erase, async ({ account, params, body }, c) =>
    personData.erase(await requireOwned(account, params.appId), params.personId, body.email, {
      actor: { kind: 'account', id: account.accountId },
      address: c.env.clientAddress,
    }),
  );
  return routes;
}

/** For people of the app, about themselves. */
export function ownDataRoutes({
  personData,
  resolveCaller,
}: {
  personData: PersonDataService;
  resolveCaller: ResolveAppCaller;
}) {
  const { routes, on } = serveCalls();
  const signedIn = async (c: Context<AppEnv>, appId: string) => {
    const { app, person } = await resolveCaller(c.req.raw, c.env.host, appId);
    if (person === null) throw new AppError('not-signed-in');
    return { app, person };
  };
  const enter = { enter: (c: Context<AppEnv>) => signedIn(c, c.req.param('appId') ?? '') };
  on(calls.readOwn, ({ entered: { app, person } }) => personData.read(app, person.id), enter);
  on(
    calls.eraseOwn,
    ({ entered: { app, person }, body }, c) =>
      personData.erase(app, person.id, body.email, {
        actor: { kind: 'app-user', id: person.id },
        address: c.env.clientAddress,
      }),
    enter,
  );
  return routes;
}
