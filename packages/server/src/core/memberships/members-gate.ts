import type { AppId, AppUserId } from '@whittle/contract/ids';
import { graceMs, livingStates } from '@whittle/domain/memberships/purchase';
import { type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../adapters/database/database.ts';
import { createShortCache } from '../../adapters/short-cache.ts';

type GatedApp = { id: AppId; isForMembers: boolean };
type Person = { id: AppUserId; role: string; isOwner: boolean };

/** A membership that ended lets in for so long, in each process. */
const rememberMs = 5_000;

/** `isLiving` of the domain, as a condition on `purchases`. */
export const isLivingSql = (now: Date): SQL => {
  const at = now.toISOString();
  const states = sql.join(
    livingStates.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql`(purchases.state in (${states}) or (purchases.state = 'cancelling' and (
    purchases.until is null or purchases.until > ${at}::timestamptz
    or (purchases.read_at < purchases.until
      and purchases.until > ${at}::timestamptz - make_interval(secs => ${graceMs / 1_000})))))`;
};

/** The addresses that a person showed to be theirs: the own one once it is confirmed (S-07), and those proven besides. */
const addressesOf = (appId: AppId, userId: AppUserId): SQL => sql`
  select lower(email) from app_users where app_id = ${appId} and id = ${userId} and email_verified_at is not null
  union all select email from proven_addresses where app_id = ${appId} and user_id = ${userId}`;

/**
 * Whose a purchase is: who began to pay for it in the app, as long as there is such a person; else who showed that one of its
 * addresses is theirs. So one purchase lets in one person, also when somebody types a friend's address at the provider.
 */
const isOf = (appId: AppId, userId: AppUserId): SQL => sql`
  purchases.key in (
    select own.key from purchases own where own.app_id = ${appId} and own.reference = ${userId}
    union all select key from purchase_emails
      where purchase_emails.app_id = ${appId} and purchase_emails.email in (${addressesOf(appId, userId)}))
  and (purchases.reference = ${userId} or not exists (
    select 1 from app_users payer where payer.app_id = purchases.app_id and payer.id = purchases.reference))`;

export type MembersGate = ReturnType<typeof createMembersGate>;

/** Who gets into an app that is for members. */
export function createMembersGate({ db, clock }: { db: Database; clock: Clock }) {
  const members = createShortCache<true>(clock, rememberMs);

  const isMember = async (appId: AppId, userId: AppUserId): Promise<boolean> => {
    const now = clock.now();
    const { rows } = await db.execute(sql`
      select 1 from purchases
      join app_memberships on app_memberships.app_id = purchases.app_id
        and app_memberships.product ->> 'id' = purchases.product_id
      where purchases.app_id = ${appId} and ${isOf(appId, userId)} and ${isLivingSql(now)}
      union all select 1 from given_memberships given
      where given.app_id = ${appId} and given.email in (${addressesOf(appId, userId)}) and given.ended_at is null
        and (given.until is null or given.until > ${now.toISOString()}::timestamptz) limit 1`);
    return rows.length > 0;
  };

  return {
    isMember,

    /** The owner and the app's admins look after the app: they need not buy it. */
    async mayEnter(app: GatedApp, person: Person): Promise<boolean> {
      if (!app.isForMembers || person.isOwner || person.role === 'admin') return true;
      const key = `${app.id}/${person.id}`;
      if (members.get(key)) return true;
      const may = await isMember(app.id, person.id);
      if (may) members.set(key, true);
      return may;
    },
  };
}
