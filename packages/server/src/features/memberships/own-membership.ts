import type { AppId, AppUserId } from '@whittle/contract/ids';
import { sql } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { type Buyer, PaymentError } from '../../adapters/payments/payments.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { MembersGate } from '../../core/memberships/members-gate.ts';
import type { AppPerson, CalledApp } from '../../http/app-caller.ts';
import { AppError } from '../../http/app-error.ts';
import type { MembershipsService } from './memberships.service.ts';
import { proveAddress } from './purchases.store.ts';
import type { Readings } from './readings.ts';

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  membersGate: MembersGate;
  memberships: Pick<MembershipsService, 'offerOf'>;
  readings: Pick<Readings, 'readOf'>;
};

const checks = { max: 6, windowMs: 60_000 };
const maxAddresses = 5;

export type OwnMemberships = ReturnType<typeof createOwnMemberships>;

/** The membership of one person of an app, in that person's hands. */
export function createOwnMemberships({ db, clock, log, membersGate, memberships, readings }: Deps) {
  const rateLimits = createRateLimits({ db, clock });

  const addressesOf = async (appId: AppId, userId: AppUserId): Promise<string[]> => {
    const { rows } = await db.execute<{ email: string }>(sql`
      select lower(email) as email from app_users
        where app_id = ${appId} and id = ${userId} and email_verified_at is not null
      union select email from proven_addresses where app_id = ${appId} and user_id = ${userId} limit ${maxAddresses}`);
    return rows.map(({ email }) => email);
  };

  const isConfirmed = async (app: CalledApp, { id, email }: AppPerson): Promise<boolean> =>
    (await addressesOf(app.id, id)).includes(email.toLowerCase());

  /** What there is to buy, with the link by which the purchase is this person's. */
  const offerOf = async (app: CalledApp, person: AppPerson) =>
    memberships.offerOf(app.id, {
      ...{ email: person.email, reference: person.id },
      isConfirmed: await isConfirmed(app, person),
    });

  const read = async (app: CalledApp, person: AppPerson) => ({
    isNeeded: app.isForMembers,
    isMember: await membersGate.mayEnter(app, person),
    email: person.email,
    offer: app.isForMembers ? await offerOf(app, person) : null,
  });

  /** A provider that is down is the owner's to know: the person hears that nothing was found yet. */
  const readOf = (appId: AppId, by: Buyer): Promise<void> =>
    readings.readOf(appId, by).catch((error: unknown) => {
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ err: error, appId }, 'purchases of an address could not be read');
    });

  return {
    read,
    offerOf,
    /** Whether somebody has shown that their own address is theirs. */
    isConfirmed,

    /** Throws `rate-limited`. */
    async check(app: CalledApp, person: AppPerson) {
      if (!(await rateLimits.take(`membership-check:${app.id}:${person.id}`, checks)))
        throw new AppError('rate-limited', { retryAfterSeconds: rateLimits.secondsLeft(checks) });
      if (app.isForMembers && !(await membersGate.mayEnter(app, person))) {
        // One whose address is not shown to be theirs yet has what they began to pay themselves.
        const emails = new Set([...(await addressesOf(app.id, person.id)), person.email.toLowerCase()]);
        for (const email of emails) await readOf(app.id, { email, reference: person.id });
      }
      return read(app, person);
    },

    /** Whether something was bought with an address or given to it, by what is known and what the provider says. */
    async isBuyer(app: CalledApp, email: string, { id: reference }: AppPerson): Promise<boolean> {
      const known = async () => {
        const { rows } = await db.execute(
          sql`select 1 from purchase_emails where app_id = ${app.id} and email = ${email}
            union all select 1 from given_memberships where app_id = ${app.id} and email = ${email} and ended_at is null
            limit 1`,
        );
        return rows.length > 0;
      };
      if (!app.isForMembers) return false;
      if (await known()) return true;
      await readOf(app.id, { email, reference });
      return known();
    },

    async addAddress(app: CalledApp, person: AppPerson, email: string) {
      await proveAddress(db, { appId: app.id, email, userId: person.id, provenAt: clock.now() });
      return read(app, person);
    },
  };
}
