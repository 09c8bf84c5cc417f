import type { AppId, AppUserId } from '@whittle/contract/ids';
import type { Consent, ErasureReport, PersonData } from '@whittle/contract/person-data';
import type { Database } from '../../adapters/database/database.ts';
import type { SqlSession } from '../../adapters/database/sql-client.ts';
import { AppError } from '../../http/app-error.ts';

export type PersonRow = Omit<PersonData['person'], 'createdAt' | 'lastSeenAt' | 'consent'> & {
  accountId: string | null;
  hasPassword: boolean;
  createdAt: Date;
  lastSeenAt: Date | null;
  consent: Consent | null;
};

export async function findPerson(db: Database, appId: AppId, id: AppUserId): Promise<PersonRow | null> {
  const [row] = await db.$client<PersonRow[]>`
    select id, account_id as "accountId", email, full_name as "fullName", role, created_at as "createdAt",
      last_seen_at as "lastSeenAt", data as fields, memories, consent,
      password_hash is not null as "hasPassword"
    from app_users where app_id = ${appId} and id = ${id}`;
  return row ?? null;
}

type Held = Pick<PersonData, 'signIns' | 'records' | 'toolRuns' | 'conversations' | 'toolMemories' | 'files' | 'mails'>;

/** What the app holds of a person beside themselves. Instants are written as everywhere else. */
export async function readHeld(db: Database, appId: AppId, { id, email }: PersonRow): Promise<Held> {
  const sql = db.$client;
  const caller = `person:${id}`;
  const [signIns, records, toolRuns, conversations, toolMemories, files, mails] = await Promise.all([
    sql`select created_at as "createdAt", last_seen_at as "lastSeenAt", user_agent as "userAgent"
      from app_sessions where app_id = ${appId} and user_id = ${id} order by created_at`,
    sql`select entity, id, created_at as "createdAt", updated_at as "updatedAt", data
      from records where app_id = ${appId} and created_by_id = ${id} order by entity, id`,
    sql`select id, created_at as "createdAt", inputs, blocks
      from tool_runs where app_id = ${appId} and caller = ${caller} order by created_at`,
    sql`select m.role, m.text, m.created_at as "createdAt"
      from app_chat_messages m join app_conversations c on c.app_id = m.app_id and c.id = m.conversation_id
      where c.app_id = ${appId} and c.person_id = ${id} order by m.id`,
    sql`select tool_id as "toolId", field_id as "fieldId", value
      from tool_memories where app_id = ${appId} and person_id = ${id} order by tool_id, field_id`,
    sql`select id, name, content_type as "contentType", size, created_at as "createdAt"
      from uploads where app_id = ${appId} and uploader_id = ${id} and deleted_at is null order by id`,
    sql`select subject, created_at as "createdAt" from mails where app_id = ${appId} and recipient = ${email} order by id`,
  ]);
  return JSON.parse(JSON.stringify({ signIns, records, toolRuns, conversations, toolMemories, files, mails })) as Held;
}

/**
 * Removes a person with what they made and what was kept about them, in one transaction. The history forgets what their
 * records held, and who they were where they changed the records of others.
 */
export async function erasePerson(
  sql: SqlSession,
  appId: AppId,
  { id, email }: Pick<PersonRow, 'id' | 'email'>,
  now: Date,
): Promise<Omit<ErasureReport, 'kept'> & { hasPurchases: boolean }> {
  const caller = `person:${id}`;
  const [present] = await sql`select 1 as one from app_users where app_id = ${appId} and id = ${id} for update`;
  if (!present) throw new AppError('person-not-found');
  const count = async (rows: Promise<readonly object[]>) => (await rows).length;
  await sql`delete from record_changes c using records r
    where c.app_id = ${appId} and r.app_id = ${appId} and r.created_by_id = ${id}
      and r.entity = c.entity and r.id = c.record_id`;
  await sql`delete from record_changes where app_id = ${appId} and by_id = ${id} and kind = 'create'`;
  await sql`update record_changes set by_id = null where app_id = ${appId} and by_id = ${id}`;
  const records = await count(sql`delete from records where app_id = ${appId} and created_by_id = ${id} returning 1`);
  const files = await count(sql`
    update uploads set deleted_at = ${now} where app_id = ${appId} and uploader_id = ${id} and deleted_at is null returning 1`);
  const toolRuns = await count(sql`delete from tool_runs where app_id = ${appId} and caller = ${caller} returning 1`);
  const conversations = await count(
    sql`delete from app_conversations where app_id = ${appId} and person_id = ${id} returning 1`,
  );
  await sql`delete from tool_run_counts where app_id = ${appId} and caller = ${caller}`;
  await sql`delete from tool_files where app_id = ${appId} and caller = ${caller}`;
  const mails = await count(sql`delete from mails where app_id = ${appId} and recipient = ${email} returning 1`);
  await sql`delete from one_time_codes where pool = ${`app:${appId}`} and email = ${email}`;
  await sql`delete from app_invitations where app_id = ${appId} and email = ${email}`;
  await sql`delete from former_people where app_id = ${appId} and email = ${email}`;
  await sql`delete from given_memberships where app_id = ${appId} and email = ${email}`;
  await sql`delete from proven_addresses where app_id = ${appId} and user_id = ${id}`;
  const signIns = await count(sql`delete from app_sessions where app_id = ${appId} and user_id = ${id} returning 1`);
  await sql`delete from app_users where app_id = ${appId} and id = ${id}`;
  const [left] = await sql<{ mentions: number; hasPurchases: boolean }[]>`
    select (select count(*)::int from records where app_id = ${appId} and position(${email} in lower(data::text)) > 0) as mentions,
      exists (select from purchase_emails where app_id = ${appId} and email = ${email}) as "hasPurchases"`;
  return { records, files, toolRuns, conversations, mails, signIns, ...left! };
}
