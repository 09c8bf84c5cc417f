import type { LabConsent, LabConsentChoice } from '@whittle/contract/repair-lab/batches';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { labAppConsents, labConsents } from '../../../adapters/database/schema.ts';

/**
 * Whether the app `a` may be read: its owner says so for the app, or says nothing about it and allows all of theirs. The
 * choice of an owner before counts no more.
 */
export const isAllowed = sql`a.deleted_at is null and a.latest_version_id is not null and coalesce(
  (select c.is_allowed from lab_app_consents c where c.app_id = a.id and c.account_id = a.owner_id),
  exists (select from lab_consents o where o.account_id = a.owner_id))`;

export async function countAllowed(db: Database): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from apps a where ${isAllowed}`);
  return rows[0]!.n;
}

export type AllowedApp = { id: AppId; ownerId: AccountId; latestVersionId: string };

/** The app as long as it may be read; null from the moment on when it may not. */
export async function findAllowed(db: Database, appId: AppId): Promise<AllowedApp | null> {
  const { rows } = await db.execute<AllowedApp>(sql`
    select a.id, a.owner_id as "ownerId", a.latest_version_id as "latestVersionId"
    from apps a where a.id = ${appId} and ${isAllowed}`);
  return rows[0] ?? null;
}

export async function readConsent(db: Database, accountId: AccountId): Promise<LabConsent> {
  const [ofAll, { rows }] = await Promise.all([
    db.select({ at: labConsents.at }).from(labConsents).where(eq(labConsents.accountId, accountId)),
    db.execute<{ id: string; name: string; isAllowed: boolean | null }>(sql`
      select a.id, a.name, c.is_allowed as "isAllowed" from apps a
      left join lab_app_consents c on c.app_id = a.id and c.account_id = a.owner_id
      where a.owner_id = ${accountId} and a.deleted_at is null
      order by a.updated_at desc, a.id`),
  ]);
  return {
    isForAll: ofAll.length > 0,
    apps: rows.map((app) => ({ id: app.id, name: app.name, choice: choiceOf(app.isAllowed) })),
  };
}

const choiceOf = (allowed: boolean | null): LabConsentChoice => {
  if (allowed === null) return 'account';
  return allowed ? 'allowed' : 'refused';
};

export async function saveConsent(db: Database, accountId: AccountId, isForAll: boolean, at: Date): Promise<void> {
  if (isForAll) await db.insert(labConsents).values({ accountId, at }).onConflictDoNothing();
  else await db.delete(labConsents).where(eq(labConsents.accountId, accountId));
}

export async function saveConsentOfApp(
  db: Database,
  { appId, accountId, choice, at }: { appId: AppId; accountId: AccountId; choice: LabConsentChoice; at: Date },
): Promise<void> {
  if (choice === 'account') {
    await db.delete(labAppConsents).where(eq(labAppConsents.appId, appId));
    return;
  }
  const row = { appId, accountId, isAllowed: choice === 'allowed', at };
  await db.insert(labAppConsents).values(row).onConflictDoUpdate({ target: labAppConsents.appId, set: row });
}
