import { ownMembershipCalls as calls } from '@whittle/contract/memberships/calls';
import type { Context } from 'hono';
import type { AppPerson, CalledApp } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import { bearerOf } from '../../http/bearer.ts';
import type { AppEnv } from '../../http/env.ts';
import { serveCalls } from '../../http/serve-calls.ts';
import type { OwnMemberships } from './own-membership.ts';

/** Somebody who wants something of an app at its own address; identity makes it. */
type Visit = { app: CalledApp };
/** What identity gives: who asks, and codes by which an address is shown to be theirs. */
export type OwnMembershipPeople<V extends Visit> = {
  visitOf(c: Context<AppEnv>, appId: string): Promise<V>;
  personOf(visit: V, token: string): Promise<AppPerson | null>;
  sendCode(visit: V, email: string, mayHave: (email: string) => Promise<boolean>): Promise<void>;
  redeem(visit: V, typed: { email: string; code: string }): Promise<string>;
};

type Deps<V extends Visit> = { ownMemberships: OwnMemberships; people: OwnMembershipPeople<V> };

/** On a published host, for who is signed in and perhaps no member yet: nothing else of the app answers them. */
export function ownMembershipRoutes<V extends Visit>({ ownMemberships: own, people }: Deps<V>) {
  const { routes, on } = serveCalls();
  const enter = async (c: Context<AppEnv>) => {
    const visit = await people.visitOf(c, c.req.param('appId') ?? '');
    const token = bearerOf(c.req.raw);
    const person = token === null ? null : await people.personOf(visit, token);
    if (!person) throw new AppError('not-signed-in');
    return { visit, person };
  };

  on(calls.read, ({ entered: { visit, person } }) => own.read(visit.app, person), { enter });
  on(calls.check, ({ entered: { visit, person } }) => own.check(visit.app, person), { enter });
  on(
    calls.sendCode,
    async ({ entered: { visit, person }, body }) => {
      await people.sendCode(visit, body.email, (email) => own.isBuyer(visit.app, email, person));
      return { success: true };
    },
    { enter },
  );
  on(
    calls.proveAddress,
    async ({ entered: { visit, person }, body }) => own.addAddress(visit.app, person, await people.redeem(visit, body)),
    { enter },
  );
  return routes;
}
