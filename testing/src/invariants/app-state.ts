import type { ChatSnapshot } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import type { Database } from '@whittle/server/adapters/database/database';
import type { VersionRestore } from '@whittle/server/adapters/database/schema';

type Sql = Database['$client'];

export type StoredVersion = {
  id: string;
  messageId: string | null;
  manifest: Record<string, string>;
  restore: VersionRestore | null;
};

export type StoredMessage = {
  id: string;
  role: 'user' | 'assistant';
  parentId: string | null;
  archivedBy: string | null;
  status: string;
  versionId: string | null;
};

/** All that an app is, as the database holds it and as its owner's window is told. */
export type AppState = {
  latestVersionId: string | null;
  publishedVersionId: string | null;
  versions: StoredVersion[];
  messages: StoredMessage[];
  /** The event log from its beginning. */
  events: LiveEvent[];
  runningTurns: string[];
  snapshot: ChatSnapshot;
  /** SHA-256 of the stored content, by the hash under which it is stored. */
  blobs: Map<string, string>;
};

/** Reads a path as the app's owner. */
export type ReadAsOwner = <T>(path: string) => Promise<T>;

export async function readAppState(sql: Sql, appId: string, read: ReadAsOwner): Promise<AppState> {
  const [app] = await sql<{ latest: string | null; published: string | null }[]>`
    select latest_version_id as latest, published_version_id as published from apps where id = ${appId}`;
  const versions = await sql<StoredVersion[]>`
    select id, message_id as "messageId", manifest, restore from versions where app_id = ${appId} order by id`;
  const messages = await sql<StoredMessage[]>`
    select id, role, parent_id as "parentId", archived_by as "archivedBy", body ->> 'status' as status,
      body -> 'annotation' ->> 'versionId' as "versionId"
    from messages where app_id = ${appId} order by created_at, id`;
  const events = await sql<{ seq: string; event: object }[]>`
    select seq, event - 'w' as event from app_events where app_id = ${appId} order by seq`;
  const turns = await sql<{ id: string }[]>`select id from turns where app_id = ${appId} and state = 'running'`;
  const blobs = await sql<{ hash: string; real: string }[]>`
    select b.hash, encode(sha256(b.content), 'hex') as real from blobs b
    where b.hash in (select distinct value from versions v, jsonb_each_text(v.manifest) where v.app_id = ${appId})`;
  return {
    latestVersionId: app?.latest ?? null,
    publishedVersionId: app?.published ?? null,
    versions: [...versions],
    messages: [...messages],
    events: events.map(({ seq, event }) => ({ ...event, seq: Number(seq) }) as LiveEvent),
    runningTurns: turns.map(({ id }) => id),
    snapshot: await read<ChatSnapshot>(`/api/apps/${appId}/chat`),
    blobs: new Map(blobs.map(({ hash, real }) => [hash, real])),
  };
}
