import { type OwnConnection, ownKeysSettingSchema } from '@whittle/contract/models/own-keys';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { readSetting } from '../database/read-setting.ts';
import { apps, ownModels, settings } from '../database/schema.ts';
import type { Secrets } from '../secrets.ts';
import type { ModelUser } from './language-model.ts';
import { openKey } from './model-settings.ts';
import type { ModelConnection } from './providers.ts';

const key = 'own-keys';

export type StoredOwnConnection = ModelConnection &
  Pick<OwnConnection, 'id' | 'name' | 'isForApps'> & { accountId: string };

/**
 * Models that people connected with keys of their own, where the installation allows it (MODEL-05). Nobody but the person
 * uses one; the people of an app do where its owner chose so.
 */
export function createOwnKeys({ db, secrets }: { db: Database; secrets: Secrets }) {
  const isAllowed = async (): Promise<boolean> => {
    const stored = ownKeysSettingSchema.safeParse(await readSetting(db, key));
    return stored.success && stored.data.isAllowed;
  };

  const open = ({
    sealedKey,
    id,
    accountId,
    name,
    provider,
    model,
    baseUrl,
    isForApps,
  }: typeof ownModels.$inferSelect) => ({
    ...{ id, accountId, name, provider, model, baseUrl, isForApps },
    apiKey: sealedKey === null ? null : openKey(secrets, sealedKey),
  });

  const list = async (accountId: string): Promise<StoredOwnConnection[]> =>
    (
      await db
        .select()
        .from(ownModels)
        .where(eq(ownModels.accountId, accountId))
        .orderBy(asc(ownModels.createdAt), asc(ownModels.id))
    ).map(open);

  const lentTo = async (appId: string): Promise<StoredOwnConnection[]> => {
    const rows = await db
      .select({ own: ownModels })
      .from(ownModels)
      .innerJoin(apps, eq(apps.ownerId, ownModels.accountId))
      .where(and(eq(apps.id, appId), eq(ownModels.isForApps, true)))
      .orderBy(asc(ownModels.createdAt), asc(ownModels.id));
    return rows.map(({ own }) => open(own));
  };

  const ofApps: readonly ModelUser['kind'][] = ['tool', 'endpoint', 'assistant'];
  const is = (accountId: string, id: string) => and(eq(ownModels.accountId, accountId), eq(ownModels.id, id));

  return {
    isAllowed,
    list,

    async allow(allowed: boolean): Promise<void> {
      const row = { key, value: { isAllowed: allowed }, updatedAt: new Date() };
      await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
    },

    /** Who is asked before the installation's models; none where nobody's key may be used. */
    async usedFor({ kind, appId, accountId }: ModelUser): Promise<StoredOwnConnection[]> {
      const isOfApp = ofApps.includes(kind);
      if (isOfApp ? appId === null : !accountId) return [];
      if (!(await isAllowed())) return [];
      return isOfApp ? lentTo(appId!) : list(accountId!);
    },

    /** False where the account has as many as it may. Two at once follow one another. */
    async add({ apiKey, ...one }: StoredOwnConnection, most: number): Promise<boolean> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`own-models ${one.accountId}`}))`);
        const [held] = await tx.select({ n: count() }).from(ownModels).where(eq(ownModels.accountId, one.accountId));
        if (held!.n >= most) return false;
        await tx.insert(ownModels).values({ ...one, sealedKey: seal(apiKey), createdAt: new Date() });
        return true;
      });
    },
    async change({ id, accountId, apiKey, ...one }: StoredOwnConnection): Promise<void> {
      await db
        .update(ownModels)
        .set({ ...one, sealedKey: seal(apiKey) })
        .where(is(accountId, id));
    },
    async remove(accountId: string, id: string): Promise<boolean> {
      const gone = await db.delete(ownModels).where(is(accountId, id)).returning({ id: ownModels.id });
      return gone.length > 0;
    },
  };

  function seal(apiKey: string | null): string | null {
    return apiKey === null ? null : secrets.encrypt(apiKey);
  }
}
