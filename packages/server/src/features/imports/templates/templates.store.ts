import { type AppType, appTypeSchema } from '@whittle/contract/apps';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { readAppDocuments } from '@whittle/domain/app-settings/app-documents';
import { appSettingsPath } from '@whittle/domain/apps/app-settings';
import { and, asc, eq, isNull, like, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { apps, templateCategories } from '../../../adapters/database/schema.ts';
import type { Transaction } from '../../../core/event-log/event-log.ts';

type Row = { id: AppId; name: string; slug: string; accentColor: string | null; settingsFile: string } & {
  isAdmins: boolean;
  isLibrarys: boolean;
};

/** On the home screen of everybody: more are not offered. */
const mostTemplates = 200;
const types: readonly AppType[] = appTypeSchema.options;

/** `toolAccounts` may offer tools (TOOL-15). */
type Asked = { toolAccounts: readonly string[]; templateId?: AppId };

/**
 * Published apps of platform admins, and tools of `toolAccounts`, whose settings call them a template, as their newest version says: turning it off takes
 * effect at once. With `templateId` that one alone. Looked for in bytes, because the database may ask it of every blob before
 * it knows which of them are settings, and those that are no text cannot be converted.
 */
export async function findTemplates({ $client: query }: Database, { toolAccounts, templateId }: Asked) {
  const rows = await query<Row[]>`
    select a.id, o.is_admin as "isAdmins", a.app_type = 'tool' and o.id = any(${[...toolAccounts]}::text[]) as "isLibrarys",
      a.name, a.slug, a.accent_color as "accentColor", convert_from(b.content, 'UTF8') as "settingsFile"
    from apps a
    join accounts o on o.id = a.owner_id and not o.is_disabled
    join versions v on v.app_id = a.id and v.id = a.latest_version_id
    join blobs b on b.hash = v.manifest ->> ${appSettingsPath}
    where a.deleted_at is null and a.published_version_id is not null and a.app_type = any(${types}::text[])
      and (${templateId ?? null}::text is null or a.id = ${templateId ?? null})
      and (
        o.is_admin and position('"isAppTemplate"'::bytea in b.content) > 0
        or a.app_type = 'tool' and o.id = any(${[...toolAccounts]}::text[])
          and position('"isToolTemplate"'::bytea in b.content) > 0
      )
    order by a.published_at desc, a.id limit ${mostTemplates}`;
  return rows.flatMap(({ settingsFile, isAdmins, isLibrarys, ...app }) => {
    const { settings, details } = readAppDocuments(new Map([[appSettingsPath, settingsFile]]), app.name);
    const isOffered = (isAdmins && settings.isAppTemplate) || (isLibrarys && settings.isToolTemplate);
    return isOffered ? [{ ...app, settings, details }] : [];
  });
}

/** What the account tried of older versions of the same template. */
export async function endOlderTrials(
  tx: Transaction,
  { accountId, templateId, trialId, at }: { accountId: AccountId; templateId: AppId; trialId: AppId; at: Date },
): Promise<void> {
  const older = like(apps.appType, `template:%:${templateId}:%`);
  await tx
    .update(apps)
    .set({ deletedAt: at })
    .where(and(eq(apps.ownerId, accountId), older, ne(apps.id, trialId), isNull(apps.deletedAt)));
}

export async function listCategories(db: Database): Promise<string[]> {
  const rows = await db.select().from(templateCategories).orderBy(asc(templateCategories.key));
  return rows.map(({ name }) => name);
}

const keyOf = (name: string) => name.toLowerCase();

/** False when there is one of that name in whatever letters. */
export async function addCategory(db: Database, name: string): Promise<boolean> {
  const row = { key: keyOf(name), name };
  const added = await db
    .insert(templateCategories)
    .values(row)
    .onConflictDoNothing()
    .returning({ key: sql`1` });
  return added.length > 0;
}

export const removeCategory = async (db: Database, name: string): Promise<void> =>
  void (await db.delete(templateCategories).where(eq(templateCategories.key, keyOf(name))));
