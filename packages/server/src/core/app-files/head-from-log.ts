import type { LiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { replyActions, parseReply } from '@whittle/domain/chat/action-stream';
import { createActionApplier } from '@whittle/domain/chat/apply-actions';
import { sql } from 'drizzle-orm';
import type { Database } from '../../adapters/database/database.ts';
import type { Transaction } from '../event-log/event-log.ts';
import { foldReply, type LoggedReply, readTurnLog } from '../event-log/read-turn-log.ts';
import type { FileTree } from './app-tree.ts';
import type { VersionFiles } from './version-files.ts';

/** Events that may change the files of the head, or the version that they belong to. */
export const headEvents: ReadonlySet<LiveEvent['type']> = new Set([
  'action-outcome',
  'files-mended',
  'message-changed',
  'app-changed',
]);

type HeadRow = { versionId: VersionId | null; messageId: MessageId | null; revision: number };

/** The head of an app as the database knows it: what every process answers that does not run the app's turn itself. */
export async function headFromLog(db: Database, versionFiles: VersionFiles, appId: AppId): Promise<FileTree | null> {
  const found = await db.transaction(
    async (tx) => {
      const head = await readHeadRow(tx, appId);
      return head && { ...head, log: head.messageId ? await readTurnLog(tx, appId, head.messageId) : [] };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!found) return null;
  const { versionId, revision, log } = found;
  const files = (versionId ? await versionFiles.read(appId, versionId) : null) ?? new Map<string, string>();
  return { versionId, revision, files: withFinishedActions(files, foldReply(log)) };
}

/** `messageId` names the reply of a running turn whose files are not part of a version yet. */
async function readHeadRow(tx: Transaction, appId: AppId): Promise<HeadRow | null> {
  const { rows } = await tx.execute<{ version_id: string | null; message_id: string | null; revision: string }>(sql`
    select a.latest_version_id as version_id, m.id as message_id,
      coalesce((
        select e.seq from app_events e
        where e.app_id = a.id and (
          e.event ->> 'type' in ('message-changed', 'app-changed', 'files-mended')
          or (e.event ->> 'type' = 'action-outcome' and e.event -> 'outcome' ->> 'ok' = 'true')
        )
        order by e.seq desc limit 1
      ), 0) as revision
    from apps a
    left join turns t on t.app_id = a.id and t.state = 'running'
    left join messages m on m.app_id = a.id and m.id = t.message_id and m.body -> 'annotation' ->> 'versionId' is null
    where a.id = ${appId} and a.deleted_at is null`);
  const [row] = rows;
  return row ? { versionId: row.version_id, messageId: row.message_id, revision: Number(row.revision) } : null;
}

/** Applies what the turn reported as applied: the same parser and the same rules give the same files. */
function withFinishedActions(
  files: ReadonlyMap<string, string>,
  { text, outcomes, mends }: LoggedReply,
): ReadonlyMap<string, string> {
  // The last action may have been completed by the end of the reply, which is not in the text.
  const actions = replyActions(parseReply(text, { ended: true }));
  const isApplied = new Set(outcomes.filter((outcome) => outcome.ok).map((outcome) => outcome.index));
  const applier = createActionApplier(files);
  const mend = (from: number, to: number) => {
    for (const { afterActions, files: mended } of mends) {
      if (afterActions >= from && afterActions < to)
        applier.overwrite(mended.map(({ path, content }) => [path, content]));
    }
  };
  for (const [position, action] of actions.entries()) {
    mend(position, position + 1);
    if (isApplied.has(action.index)) applier.apply(action);
  }
  mend(actions.length, Infinity);
  return applier.files;
}
