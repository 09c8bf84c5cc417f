import type { AccountId, AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { accentColorOf } from '@whittle/domain/apps/accent-color';
import { and, desc, eq, getTableColumns, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import {
  accounts,
  apps,
  messages,
  turns,
  versionBookmarks,
  type VersionRestore,
  versions,
} from '../../adapters/database/schema.ts';
import type { Transaction } from '../event-log/event-log.ts';
import { hashOf, insertBlobs } from './blobs.store.ts';

export type Version = typeof versions.$inferSelect;
/** Path to the SHA-256 of the file's content. */
export type Manifest = Readonly<Record<string, string>>;

export type NewVersion = {
  appId: AppId;
  id: VersionId;
  /** The assistant's message that made the version. */
  messageId: MessageId | null;
  /** What was done and what was asked, in a line each (VER-01). */
  content: string;
  userRequest: string;
  /** Who asked for it. */
  accountId?: AccountId;
  restore?: VersionRestore;
  files: ReadonlyMap<string, string>;
  createdAt: Date;
};

/** Stores the version and makes it the head of the app. Contents that older versions hold are shared with them. */
export async function writeVersion(tx: Transaction, { files, ...version }: NewVersion): Promise<void> {
  const manifest: Record<string, string> = {};
  const contents = new Map<string, string>();
  for (const [path, content] of files) {
    const hash = hashOf(content);
    manifest[path] = hash;
    contents.set(hash, content);
  }
  const previous = await latestManifest(tx, version.appId);
  for (const hash of Object.values(previous)) contents.delete(hash);
  await insertBlobs(tx, contents);
  await tx.insert(versions).values({ ...version, manifest });
  await tx
    .update(apps)
    .set({
      latestVersionId: version.id,
      accentColor: accentColorOf(files.get('globals.css') ?? ''),
      updatedAt: version.createdAt,
    })
    .where(eq(apps.id, version.appId));
}

async function latestManifest(tx: Transaction, appId: AppId): Promise<Manifest> {
  const [row] = await tx
    .select({ manifest: versions.manifest })
    .from(versions)
    .innerJoin(apps, and(eq(apps.id, versions.appId), eq(apps.latestVersionId, versions.id)))
    .where(eq(versions.appId, appId));
  return row?.manifest ?? {};
}

export type ListedVersion = Omit<Version, 'manifest' | 'accountId' | 'appId'> & {
  by: string | null;
  bookmark: string | null;
  isArchived: boolean;
};

type Listing = {
  limit: number;
  /** Only those older than this one. */
  before?: VersionId | undefined;
  /** Only those that have a name. */
  isBookmarked?: boolean;
};

/**
 * Newest first. Of several versions of one message, such as a stretch of work by hand, the newest stands for all, and
 * those that have a name for themselves.
 */
export async function listVersions(
  db: Database,
  appId: AppId,
  { limit, before, isBookmarked = false }: Listing,
): Promise<ListedVersion[]> {
  return db
    .select({
      id: versions.id,
      messageId: versions.messageId,
      content: versions.content,
      userRequest: versions.userRequest,
      restore: versions.restore,
      createdAt: versions.createdAt,
      by: accounts.email,
      bookmark: versionBookmarks.name,
      isArchived: sql<boolean>`${messages.archivedBy} is not null`,
    })
    .from(versions)
    .leftJoin(accounts, eq(accounts.id, versions.accountId))
    .leftJoin(messages, and(eq(messages.appId, versions.appId), eq(messages.id, versions.messageId)))
    .leftJoin(
      versionBookmarks,
      and(eq(versionBookmarks.appId, versions.appId), eq(versionBookmarks.versionId, versions.id)),
    )
    .where(
      and(
        eq(versions.appId, appId),
        isBookmarked
          ? isNotNull(versionBookmarks.name)
          : or(isLastOfMessage, isNotNull(versions.restore), isNotNull(versionBookmarks.name)),
        before === undefined ? undefined : lt(versions.id, before),
      ),
    )
    .orderBy(desc(versions.id))
    .limit(limit);
}

const isLastOfMessage = sql`not exists (
  select from versions later
  where later.app_id = ${versions.appId} and later.message_id = ${versions.messageId} and later.id > ${versions.id}
    and later.restore is null)`;

export async function findVersion(
  db: Database | Transaction,
  appId: AppId,
  versionId: VersionId,
): Promise<Omit<Version, 'manifest'> | null> {
  const { manifest: _, ...columns } = getTableColumns(versions);
  const [row] = await db
    .select(columns)
    .from(versions)
    .where(and(eq(versions.appId, appId), eq(versions.id, versionId)));
  return row ?? null;
}

export async function findManifest(
  db: Database | Transaction,
  appId: AppId,
  versionId: VersionId,
): Promise<Manifest | null> {
  const [row] = await db
    .select({ manifest: versions.manifest })
    .from(versions)
    .where(and(eq(versions.appId, appId), eq(versions.id, versionId)));
  return row?.manifest ?? null;
}

/**
 * When a version was finished; null for one that the app does not have. The records that its turn brings are stored after
 * the version itself.
 */
export async function findVersionTime(db: Database, appId: AppId, versionId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: versions.createdAt, finishedAt: turns.finishedAt })
    .from(versions)
    .leftJoin(turns, and(eq(turns.appId, versions.appId), eq(turns.messageId, versions.messageId)))
    .where(and(eq(versions.appId, appId), eq(versions.id, versionId)));
  if (!row) return null;
  return row.finishedAt && row.finishedAt > row.createdAt ? row.finishedAt : row.createdAt;
}
