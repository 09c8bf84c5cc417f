import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AccountId, AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { slugOf } from '@whittle/domain/apps/slug';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { Files, VersionFiles } from '../../core/app-files/version-files.ts';
import { writeVersion } from '../../core/app-files/versions.store.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { claimFreeSlug, updateApp } from '../../core/apps/apps.store.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { EventLog, Transaction } from '../../core/event-log/event-log.ts';
import { insertHiddenApp, removeHiddenApps } from './imports.store.ts';

export type NewAppDeps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  events: EventLog;
  apps: Pick<AppsService, 'summaryIn'>;
  versionFiles: Pick<VersionFiles, 'keep'>;
  audit: Pick<AuditService, 'record'>;
  addNote(
    tx: Transaction,
    appId: AppId,
    note: { text: string; messageId: MessageId; versionId: VersionId; at: Date; by: 'Import' },
  ): Promise<NewLiveEvent[]>;
};

export type NewApp = {
  accountId: AccountId;
  name: string;
  /** What the list of versions says of the first one. */
  content: string;
  /** Puts records, files of the store and packages into the app that is still hidden, and answers its file tree. */
  fill(appId: AppId): Promise<Files>;
  /** Asked once the app is filled. */
  settings(): Partial<App> & Pick<App, 'appType'>;
  /** What the conversation begins with; asked once the app is filled. */
  note(): string;
  /** Asked in the last transaction: an app that stands for this one, which is then not made. */
  insteadOf?(tx: Transaction): Promise<AppId | null>;
  /** Has its part in the last transaction; when it throws, no app is made. */
  finish?(tx: Transaction, appId: AppId): Promise<void>;
  audited: Omit<Parameters<AuditService['record']>[0], 'appId' | 'actor'>;
};

/**
 * Makes an app that has its contents from the start. It is hidden while they come in; the last transaction gives it its
 * version, its address and its place in the list. What fails before that leaves nothing.
 */
export function createNewApp({ db, clock, log, events, apps, versionFiles, audit, addNote }: NewAppDeps) {
  return async (newApp: NewApp): Promise<AppId> => {
    const { accountId, name, content, fill, settings, note, insteadOf, finish, audited } = newApp;
    const appId = newId(clock.now().getTime());
    await insertHiddenApp(db, { id: appId, ownerId: accountId, name, at: clock.now() });
    try {
      const files = await fill(appId);
      const versionId = newId(clock.now().getTime());
      const messageId = newId(clock.now().getTime());
      const at = clock.now();
      await events.transact(
        appId,
        async (tx, emit) => {
          const other = await insteadOf?.(tx);
          if (other) throw new MadeMeanwhile(other);
          await finish?.(tx, appId);
          const slug = await claimFreeSlug(tx, appId, slugOf(name));
          await updateApp(tx, appId, { slug, ...settings() });
          const version = { appId, id: versionId, messageId, accountId, content, userRequest: content };
          await writeVersion(tx, { ...version, files, createdAt: at });
          for (const event of await addNote(tx, appId, { text: note(), messageId, versionId, at, by: 'Import' })) {
            emit(event);
          }
          emit({ type: 'app-changed', app: await apps.summaryIn(tx, appId) });
          await audit.record({ ...audited, actor: { kind: 'account', id: accountId }, appId }, tx);
        },
        { holdsLog: true },
      );
      versionFiles.keep(appId, versionId, files);
      return appId;
    } catch (error) {
      await removeHiddenApps(db, [appId]).catch((err: unknown) =>
        log.error({ err, appId }, 'a new app that failed could not be removed; the next clean-up does'),
      );
      if (error instanceof MadeMeanwhile) return error.appId;
      throw error;
    }
  };
}

class MadeMeanwhile extends Error {
  readonly appId: AppId;

  constructor(appId: AppId) {
    super('the app was made meanwhile');
    this.appId = appId;
  }
}
