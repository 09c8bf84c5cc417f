import type { AccountId, AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { readAppSettings } from '@whittle/domain/apps/app-settings';
import { untitledApp } from '@whittle/domain/apps/app-title';
import { and, eq, inArray } from 'drizzle-orm';
import type { Adapters } from '../../adapters/adapters.ts';
import { messages } from '../../adapters/database/schema.ts';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { updateApp } from '../../core/apps/apps.store.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import { writeVersion } from '../../core/app-files/versions.store.ts';
import type { EventLog, Transaction } from '../../core/event-log/event-log.ts';
import { findRunningTurn, listPage } from './messages.store.ts';

type Person = { accountId: AccountId; address: string };

/** Goes back to a version with the turn of a message; may throw `restore-widens-access`. */
export type GoBack = (by: Person, app: App, versionId: VersionId, messageId: MessageId) => Promise<unknown>;

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  events: EventLog;
  apps: AppsService;
  versionFiles: Pick<VersionFiles, 'read'>;
  goBack: GoBack;
};

/**
 * Takes the last turn back, so that its message can be sent again (GEN-32): the app has the files from before, the
 * conversation ends before the message. Both stay among the versions, from where they can come back.
 * Throws `not-last-message` when something else came after the turn, and `turn-running`.
 */
export async function undoLastMessage(deps: Deps, by: Person, app: App, messageId: MessageId): Promise<void> {
  const { db, goBack } = deps;
  const { rows } = await listPage(db, app.id, { limit: 3 });
  const [asked, reply] = rows.slice(-2);
  if (asked?.id !== messageId || asked.role !== 'user' || !reply) throw new AppError('not-last-message');
  const before = rows.length === 3 ? rows[0] : undefined;
  const versionBefore = before?.body.annotation.versionId ?? null;
  const isUnchanged = app.latestVersionId === versionBefore;
  if (before && versionBefore && !isUnchanged) await goBack(by, app, versionBefore, before.id);
  else await archive(deps, by, app, { ids: [asked.id, reply.id], after: before?.id ?? null, isUnchanged });
}

/** Nothing was there before the turn, or the turn left the files as they were. */
async function archive(
  { events, apps, versionFiles, clock }: Deps,
  { accountId }: Person,
  app: App,
  { ids, after, isUnchanged }: { ids: MessageId[]; after: MessageId | null; isUnchanged: boolean },
): Promise<void> {
  await events.transact(
    app.id,
    async (tx, emit) => {
      if (await findRunningTurn(tx, app.id)) throw new AppError('turn-running');
      if ((await apps.summaryIn(tx, app.id)).latestVersionId !== app.latestVersionId) {
        throw new AppError('not-last-message');
      }
      const versionId = newId();
      if (!isUnchanged) {
        const files = app.latestVersionId && (await versionFiles.read(app.id, app.latestVersionId, tx));
        // The name that the reply gave goes with it, so that the next one can give another.
        if (files && readAppSettings(files).name === app.name) await updateApp(tx, app.id, { name: untitledApp });
        await writeVersion(tx, {
          appId: app.id,
          id: versionId,
          messageId: null,
          accountId,
          content: 'Start again',
          userRequest: '',
          files: new Map(),
          createdAt: clock.now(),
        });
      }
      await setArchived(tx, app.id, ids, isUnchanged ? (app.latestVersionId ?? versionId) : versionId);
      emit({ type: 'app-changed', app: await apps.summaryIn(tx, app.id) });
      emit({ type: 'messages-replaced', after, messages: [] });
    },
    { holdsLog: true },
  );
}

const setArchived = async (tx: Transaction, appId: AppId, ids: MessageId[], archivedBy: VersionId) =>
  void (await tx
    .update(messages)
    .set({ archivedBy })
    .where(and(eq(messages.appId, appId), inArray(messages.id, ids))));
