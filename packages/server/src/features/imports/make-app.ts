import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { changeAccessSchema } from '@whittle/contract/people';
import { slugOf } from '@whittle/domain/apps/slug';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import { claimFreeSlug, updateApp } from '../../core/apps/apps.store.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { EventLog, Transaction } from '../../core/event-log/event-log.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import { writeVersion } from '../../core/app-files/versions.store.ts';
import { type BringContentsDeps, type Contents, createBringContents } from './bring-contents.ts';
import { reportOf, summaryOf } from './import-report.ts';
import { insertHiddenApp, removeHiddenApps } from './imports.store.ts';

/** `address` is the network address of who imports, for the audit log. */
type Job = Contents & { fileName: string; address: string | undefined };
export type MakeApp = (job: Job) => Promise<AppId>;

type Deps = BringContentsDeps &
  Pick<Adapters, 'log'> & {
    events: EventLog;
    apps: AppsService;
    versionFiles: VersionFiles;
    audit: Pick<AuditService, 'record'>;
    addNote(
      tx: Transaction,
      appId: AppId,
      note: { text: string; messageId: MessageId; versionId: VersionId; at: Date; by: 'Import' },
    ): Promise<NewLiveEvent[]>;
  };

/**
 * Makes the app of a plan. It is hidden while its files and records come in; the last transaction gives it its version,
 * its name and its place in the list. What fails before that leaves nothing.
 */
export function createMakeApp({ db, clock, log, events, apps, versionFiles, audit, addNote, ...deps }: Deps): MakeApp {
  const bringContents = createBringContents({ db, clock, ...deps });

  return async (job) => {
    const { accountId, plan, fileName } = job;
    const appId = newId(clock.now().getTime());
    await insertHiddenApp(db, { id: appId, ownerId: accountId, name: plan.name, at: clock.now() });
    try {
      const files = await bringContents(appId, job);
      const versionId = newId(clock.now().getTime());
      const messageId = newId(clock.now().getTime());
      const at = clock.now();
      await events.transact(
        appId,
        async (tx, emit) => {
          const slug = await claimFreeSlug(tx, appId, slugOf(plan.name));
          await updateApp(tx, appId, {
            ...{ appType: 'space_app', slug, projectRules: plan.own?.rules ?? '' },
            ...accessOf(plan),
          });
          const content = `Imported ${fileName}`;
          await writeVersion(tx, {
            appId,
            id: versionId,
            messageId,
            accountId,
            content,
            userRequest: content,
            files,
            createdAt: at,
          });
          const text = summaryOf(reportOf(plan), fileName);
          for (const event of await addNote(tx, appId, { text, messageId, versionId, at, by: 'Import' })) emit(event);
          emit({ type: 'app-changed', app: await apps.summaryIn(tx, appId) });
          await audit.record(imported(job, appId), tx);
        },
        { holdsLog: true },
      );
      versionFiles.keep(appId, versionId, files);
      return appId;
    } catch (error) {
      await removeHiddenApps(db, [appId]).catch((err: unknown) =>
        log.error({ err, appId }, 'an import that failed could not be removed; the next clean-up does'),
      );
      throw error;
    }
  };
}

/** Who may come in and by which links, as the export says; what would be refused in the settings is left out here, too. */
function accessOf({ own, accessMode }: ImportPlan) {
  const mode = accessMode === null ? {} : { accessMode };
  if (!own) return mode;
  const { accessMode: _mode, ...access } = own.access;
  const usable = Object.entries(access).filter(
    ([name, value]) => changeAccessSchema.safeParse({ [name]: value }).success,
  );
  return { ...mode, ...changeAccessSchema.parse(Object.fromEntries(usable)) };
}

const imported = ({ accountId, address, fileName, plan }: Job, appId: AppId) => ({
  event: 'app-imported' as const,
  actor: { kind: 'account' as const, id: accountId },
  appId,
  address,
  details: {
    fileName,
    layout: plan.layout,
    allowedOrigins: plan.own?.access.allowedOrigins ?? [],
    embedders: plan.own?.access.embedders ?? [],
  },
});
