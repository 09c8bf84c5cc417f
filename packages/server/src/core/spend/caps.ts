import { type Caps, capsSchema, type InstallationCaps, installationCapsSchema } from '@whittle/contract/spend/spend';
import type { AccountId } from '@whittle/contract/ids';
import type { Adapters } from '../../adapters/adapters.ts';
import { anyOf } from '../../adapters/database/any-of.ts';
import type { Database } from '../../adapters/database/database.ts';
import { readSetting } from '../../adapters/database/read-setting.ts';
import { accountCaps, settings } from '../../adapters/database/schema.ts';
import { readTogether } from '../../adapters/database/together.ts';

const key = 'spend-caps';
export const noCaps: Caps = { turn: null, app: null, account: null };
const none: InstallationCaps = { ...noCaps, installation: null };

/** What the admin allows everybody. */
export async function readInstallationCaps(db: Database): Promise<InstallationCaps> {
  const value = await readSetting(db, key);
  const stored = installationCapsSchema.safeParse(value);
  return stored.success ? stored.data : none;
}

export async function saveInstallationCaps(
  { db, clock }: Pick<Adapters, 'db' | 'clock'>,
  caps: InstallationCaps,
): Promise<void> {
  const row = { key, value: caps, updatedAt: clock.now() };
  await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
}

const readCaps = readTogether<AccountId, unknown>(async (db, accountIds) => {
  const rows = await db.select().from(accountCaps).where(anyOf(accountCaps.accountId, accountIds));
  return new Map(rows.map(({ accountId, caps }) => [accountId, caps]));
});

export async function readAccountCaps(db: Database, accountId: AccountId): Promise<Caps> {
  const stored = capsSchema.safeParse(await readCaps(db, accountId));
  return stored.success ? stored.data : noCaps;
}

export async function saveAccountCaps(db: Database, accountId: AccountId, caps: Caps): Promise<void> {
  const row = { accountId, caps };
  await db.insert(accountCaps).values(row).onConflictDoUpdate({ target: accountCaps.accountId, set: row });
}
