import type { LiveEvent, NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId, VersionId } from '@whittle/contract/ids';
import { replyActions, parseReply } from '@whittle/domain/chat/action-stream';
import { createActionApplier } from '@whittle/domain/chat/apply-actions';
import type { Database } from '../../adapters/database/database.ts';
import { readTogether } from '../../adapters/database/together.ts';
import { foldReply, type LoggedReply } from '../event-log/read-turn-log.ts';
import type { FileTree } from './app-tree.ts';
import type { VersionFiles } from './version-files.ts';

/** Those of them that the turn itself logs as it goes. */
export const turnEvents: ReadonlySet<LiveEvent['type']> = new Set(['action-outcome', 'files-mended']);

/** Events that may change the files of the head, or the version that they belong to. */
export const headEvents: ReadonlySet<LiveEvent['type']> = new Set([...turnEvents, 'message-changed', 'app-changed']);

type HeadRow = { appId: AppId; versionId: VersionId | null; revision: string; log: NewLiveEvent[] | null };

/** One statement sees one state of the database. `log` is of a running turn whose files are not part of a version yet. */
const readHeads = readTogether<AppId, HeadRow>(async (db, appIds) => {
  const rows = await db.$client<HeadRow[]>`
    select a.id as "appId", a.latest_version_id as "versionId",
      coalesce((
        select e.seq from app_events e
        where e.app_id = a.id and (
          e.event ->> 'type' in ('message-changed', 'app-changed', 'files-mended')
          or (e.event ->> 'type' = 'action-outcome' and e.event -> 'outcome' ->> 'ok' = 'true')
        )
        order by e.seq desc limit 1
      ), 0) as revision,
      (
        select json_agg(e.event order by e.seq)
        from turns t
          join messages m on m.app_id = t.app_id and m.id = t.message_id
          join app_events e on e.app_id = t.app_id and e.message_id = m.id
        where t.app_id = a.id and t.state = 'running' and m.body -> 'annotation' ->> 'versionId' is null
      ) as log
    from apps a
    where a.id = any(${appIds}::text[]) and a.deleted_at is null`;
  return new Map(rows.map((row) => [row.appId, row]));
});

/** The head of an app as the database knows it: what every process answers that does not run the app's turn itself. */
export async function headFromLog(db: Database, versionFiles: VersionFiles, appId: AppId): Promise<FileTree | null> {
  const row = await readHeads(db, appId);
  if (!row) return null;
  const { versionId, log } = row;
  const files = (versionId ? await versionFiles.read(appId, versionId) : null) ?? new Map<string, string>();
  return { versionId, revision: Number(row.revision), files: withFinishedActions(files, foldReply(log ?? [])) };
}

/** Applies what the turn reported as applied: the same parser and the same rules give the same files. */
function withFinishedActions(
  files: ReadonlyMap<string, string>,
  { text, outcomes, fixes }: LoggedReply,
): ReadonlyMap<string, string> {
  // The last action may have been completed by the end of the reply, which is not in the text.
  const actions = replyActions(parseReply(text, { ended: true }));
  const isApplied = new Set(outcomes.filter((outcome) => outcome.ok).map((outcome) => outcome.index));
  const applier = createActionApplier(files);
  const fix = (from: number, to: number) => {
    for (const { afterActions, files: fixed } of fixes) {
      if (afterActions >= from && afterActions < to)
        applier.overwrite(fixed.map(({ path, content }) => [path, content]));
    }
  };
  for (const [position, action] of actions.entries()) {
    fix(position, position + 1);
    if (isApplied.has(action.index)) applier.apply(action);
  }
  fix(actions.length, Infinity);
  return applier.files;
}
