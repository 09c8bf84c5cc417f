import type { TurnDebugLog } from '@whittle/contract/debug-log';
import type { AppId, MessageId } from '@whittle/contract/ids';
import type { Adapters } from '../../adapters/adapters.ts';
import type { Database } from '../../adapters/database/database.ts';
import { newId } from '../../adapters/ids.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import type { EventLog } from '../../core/event-log/event-log.ts';
import { AppError } from '../../http/app-error.ts';
import { addTemplate, findDebugLog } from './debug-logs.store.ts';
import { toChatMessage } from './message.ts';
import { findMessages, updateMessage } from './messages.store.ts';

type Deps = Pick<Adapters, 'db' | 'clock'> & { events: EventLog; versionFiles: VersionFiles };

/** Throws `debug-log-gone`. */
export async function readDebugLog(db: Database, appId: AppId, messageId: MessageId): Promise<TurnDebugLog> {
  const kept = await findDebugLog(db, appId, messageId);
  if (!kept) throw new AppError('debug-log-gone');
  return kept;
}

/**
 * Writes the files of a reply's version into its debug log as a template, which the message names from then on (N-34).
 * Throws `debug-log-gone`, `version-not-found`.
 */
export async function logTemplate(
  { db, clock, events, versionFiles }: Deps,
  appId: AppId,
  messageId: MessageId,
): Promise<TurnDebugLog> {
  const log = await readDebugLog(db, appId, messageId);
  const files = log.versionId && (await versionFiles.read(appId, log.versionId));
  if (!log.versionId || !files) throw new AppError('version-not-found');
  const template = {
    templateId: log.template?.templateId ?? newId(),
    versionId: log.versionId,
    at: clock.now().toISOString(),
    files: [...files].map(([path, content]) => ({ path, content })),
  };
  await events.transact(
    appId,
    async (tx, emit) => {
      await addTemplate(tx, { appId, messageId, template });
      const [row] = await findMessages(tx, appId, [messageId]);
      if (!row || row.archivedBy) return;
      row.body.annotation.templateId = template.templateId;
      await updateMessage(tx, row);
      emit({ type: 'message-changed', message: toChatMessage(row) });
    },
    { holdsLog: true },
  );
  return { ...log, template };
}
