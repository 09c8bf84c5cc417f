import type { AppId } from '@whittle/contract/ids';
import type { Member, MembersPage, PurchaseState } from '@whittle/contract/memberships';
import { isLiving, shownState } from '@whittle/domain/memberships/purchase';
import { sql } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { isLivingSql } from '../../core/memberships/members-gate.ts';
import { findMembership } from './memberships.store.ts';

const pageLength = 50;

type Row = {
  key: string;
  state: PurchaseState;
  until: string | null;
  is_disputed: boolean;
  is_partly_refunded: boolean;
  bought_at: string | null;
  read_at: string;
  emails: string[];
  person: { id: string; email: string; fullName: string; isVerified: boolean } | null;
};

export type Members = ReturnType<typeof createMembers>;

/** Everybody who bought what an app sells, newest first, with what the purchase is now and who uses it in the app. */
export function createMembers({ db, clock }: Pick<Adapters, 'db' | 'clock'>) {
  return {
    async list(
      { id: appId }: { id: AppId },
      { search, after }: { search: string; after?: string | undefined },
    ): Promise<MembersPage> {
      const { product } = await findMembership(db, appId);
      if (product === null) return { items: [], total: 0, members: 0, next: null };
      const now = clock.now();
      const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      const fits = sql`purchases.app_id = ${appId} and purchases.product_id = ${product.id}
        and (${search} = '' or exists (select 1 from purchase_emails found
          where found.app_id = purchases.app_id and found.key = purchases.key and found.email like ${pattern}))`;
      const behind =
        after === undefined
          ? sql`true`
          : sql`(coalesce(bought_at, 'epoch'), key) < (
              select coalesce(bought_at, 'epoch'), key from purchases where app_id = ${appId} and key = ${after})`;
      const { rows } = await db.execute<Row>(sql`
        select key, state, until, is_disputed, is_partly_refunded, bought_at, read_at,
          array(select own.email from purchase_emails own where own.app_id = purchases.app_id and own.key = purchases.key order by 1) as emails,
          coalesce(
            (select json_build_object('id', u.id, 'email', u.email, 'fullName', u.full_name, 'isVerified', true)
              from app_users u where u.app_id = purchases.app_id and u.id = purchases.reference),
            (select json_build_object('id', u.id, 'email', u.email, 'fullName', u.full_name,
              'isVerified', u.email_verified_at is not null or proven.user_id is not null)
            from purchase_emails e
            left join proven_addresses proven on proven.app_id = e.app_id and proven.email = e.email
            join app_users u on u.app_id = e.app_id and (u.id = proven.user_id or lower(u.email) = e.email)
            where e.app_id = purchases.app_id and e.key = purchases.key
            order by (proven.user_id = u.id) desc nulls last, u.email_verified_at nulls last limit 1)) as person
        from purchases where ${fits} and ${behind}
        order by coalesce(bought_at, 'epoch') desc, key desc limit ${pageLength + 1}`);
      const counted = await db.execute<{ total: string; members: string }>(sql`
        select count(*) as total, count(*) filter (where ${isLivingSql(now)}) as members from purchases where ${fits}`);
      const items = rows.slice(0, pageLength).map((row) => toMember(row, now));
      return {
        items,
        total: Number(counted.rows[0]?.total ?? 0),
        members: Number(counted.rows[0]?.members ?? 0),
        next: rows.length > pageLength ? items.at(-1)!.key : null,
      };
    },
  };
}

const instant = (text: string | null) => (text === null ? null : new Date(text));

function toMember(row: Row, now: Date): Member {
  const { key, emails, person, state, is_disputed: isDisputed, is_partly_refunded: isPartlyRefunded } = row;
  const bought = { state, until: instant(row.until), readAt: new Date(row.read_at) };
  return {
    ...{ key, emails, person, isPartlyRefunded },
    state: shownState({ ...bought, isDisputed }, now),
    until: bought.until?.toISOString() ?? null,
    isMember: isLiving(bought, now),
    boughtAt: instant(row.bought_at)?.toISOString() ?? null,
  };
}
