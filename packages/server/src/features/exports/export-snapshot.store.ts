import type { AppId } from '@whittle/contract/ids';
import type { Database } from '../../adapters/database/database.ts';
import type { SqlSession } from '../../adapters/database/sql-client.ts';

/** One connection that sees the database as it was at one moment. */
export type Snapshot = SqlSession;

const rowsAtOnce = 200;
const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Runs `work` on one consistent state of the database, which lasts as long as it does.
 */
export async function inSnapshot(db: Database, work: (snapshot: Snapshot) => Promise<void>): Promise<void> {
  await db.$client.transaction(work, 'isolation level repeatable read read only');
}

/** Keeps other exports of the app waiting no time: false when one runs. The lock goes with the snapshot. */
export async function lockExport(snapshot: Snapshot, appId: AppId): Promise<boolean> {
  const [row] = await snapshot.query<{ locked: boolean }[]>(
    `select pg_try_advisory_xact_lock(hashtextextended('export:' || $1, 0)) as locked`,
    [appId],
  );
  return row?.locked ?? false;
}

export async function isExporting(db: Database, appId: AppId): Promise<boolean> {
  let isFree = false;
  await inSnapshot(db, async (snapshot) => {
    isFree = await lockExport(snapshot, appId);
  });
  return !isFree;
}

/**
 * The records of an entity as lines of JSON: server fields first, then everything that is stored, in an order that does not
 * change.
 */
export async function* recordLines(snapshot: Snapshot, appId: AppId, entity: string): AsyncGenerator<string> {
  const lines = snapshot.cursor<Line[]>(
    `select json_build_object('id', id, 'created_date', ${instant('created_at')}, 'updated_date', ${instant('updated_at')},
       'created_by_id', created_by_id, 'is_sample', is_sample)::text as head, data::text as data,
       (select f.email from former_people f where f.app_id = r.app_id and f.id = r.created_by_id) as former
     from records r where app_id = $1 and entity = $2 order by id`,
    [appId, entity],
    rowsAtOnce,
  );
  for await (const rows of lines) yield rows.map(toLine).join('');
}

/** The people of the app, without anything that signs them in. */
export async function* peopleLines(snapshot: Snapshot, appId: AppId): AsyncGenerator<string> {
  const lines = snapshot.cursor<Line[]>(
    `select json_build_object('id', id, 'email', email, 'full_name', full_name, 'role', role,
       'is_verified', email_verified_at is not null, 'disabled', is_disabled,
       'created_date', ${instant('created_at')}, 'updated_date', ${instant('updated_at')})::text as head, data::text as data
     from app_users where app_id = $1 order by id`,
    [appId],
    rowsAtOnce,
  );
  for await (const rows of lines) yield rows.map(toLine).join('');
}

/** `former` is the email of a record's creator whom only an import knows. */
type Line = { head: string; data: string; former?: string | null };

/** PostgreSQL prints both with blanks; a line is plain JSON. */
function toLine({ head, data, former }: Line): string {
  const server = { ...(JSON.parse(head) as Record<string, unknown>), ...(former && { created_by: former }) };
  const own = Object.entries(JSON.parse(data) as Record<string, unknown>).filter(
    ([name]) => !Object.hasOwn(server, name),
  );
  return `${JSON.stringify({ ...server, ...Object.fromEntries(own) })}\n`;
}

export type ExportedUploadRow = {
  id: string;
  name: string;
  contentType: string;
  size: number;
  isPrivate: boolean;
  uploaderId: string | null;
  createdAt: string;
};

export async function uploadsOf(snapshot: Snapshot, appId: AppId): Promise<ExportedUploadRow[]> {
  return snapshot.query<ExportedUploadRow[]>(
    `select id, name, content_type as "contentType", size, is_private as "isPrivate", uploader_id as "uploaderId",
       ${instant('created_at')} as "createdAt"
     from uploads where app_id = $1 and is_stored and deleted_at is null order by id`,
    [appId],
  );
}

export async function ownerPersonOf(snapshot: Snapshot, appId: AppId): Promise<string | null> {
  const [row] = await snapshot.query<{ id: string }[]>(
    `select id from app_users where app_id = $1 and account_id is not null`,
    [appId],
  );
  return row?.id ?? null;
}

export type DataCounts = { records: number; people: number; uploads: Sum; privateUploads: Sum };
type Sum = { count: number; bytes: number };

export async function countData(db: Database, appId: AppId): Promise<DataCounts> {
  const [row] = await db.$client.query<{ records: number; people: number }[]>(
    `select (select count(*)::int from records where app_id = $1) as records,
       (select count(*)::int from app_users where app_id = $1) as people`,
    [appId],
  );
  const sums = await db.$client.query<{ isPrivate: boolean; count: number; bytes: number }[]>(
    `select is_private as "isPrivate", count(*)::int as count, sum(size)::float8 as bytes
     from uploads where app_id = $1 and is_stored and deleted_at is null group by is_private`,
    [appId],
  );
  const sumOf = (isPrivate: boolean): Sum => {
    const found = sums.find((one) => one.isPrivate === isPrivate);
    return { count: found?.count ?? 0, bytes: found?.bytes ?? 0 };
  };
  return { records: row!.records, people: row!.people, uploads: sumOf(false), privateUploads: sumOf(true) };
}
