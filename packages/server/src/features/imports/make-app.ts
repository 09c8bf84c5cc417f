import type { NewLiveEvent } from '@whittle/contract/chat';
import type { AccountId, AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { slugOf } from '@whittle/domain/apps/slug';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppsService } from '../apps/apps.service.ts';
import { claimFreeSlug, updateApp } from '../apps/apps.store.ts';
import type { EventLog, Transaction } from '../chat/event-log/event-log.ts';
import type { VersionFiles } from '../files/version-files.ts';
import { writeVersion } from '../versions/versions.store.ts';
import type { Archive } from './archive/archive.ts';
import { importRecords } from './import-records.ts';
import { reportOf, summaryOf } from './import-report.ts';
import { insertHiddenApp, removeHiddenApps } from './imports.store.ts';
import { planTree } from './plan-tree.ts';

type Person = { id: string; email: string };
type Job = { accountId: AccountId; plan: ImportPlan; archive: Archive; fileName: string };
export type MakeApp = (job: Job) => Promise<AppId>;

type KeptFile = { name: string; bytes: AsyncIterable<Uint8Array>; isPrivate?: boolean };

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  events: EventLog;
  apps: AppsService;
  versions: VersionFiles;
  ownerPerson(appId: AppId, accountId: AccountId): Promise<Person>;
  /** Keeps a file in the app's store. */
  keepFile(appId: AppId, uploaderId: string, file: KeptFile): Promise<{ id: string; address: string }>;
  addNote(
    tx: Transaction,
    appId: AppId,
    note: { text: string; messageId: MessageId; versionId: VersionId; at: Date; by: string },
  ): Promise<NewLiveEvent[]>;
};

/**
 * Makes the app of a plan. It is hidden while its files and records come in; the last transaction gives it its version,
 * its name and its place in the list. What fails before that leaves nothing.
 */
export function createMakeApp({
  db,
  clock,
  log,
  events,
  apps,
  versions,
  ownerPerson,
  keepFile,
  addNote,
}: Deps): MakeApp {
  /** Null, with a warning, for a file that is larger than uploads may be. */
  const keep = async (
    appId: AppId,
    person: Person,
    { plan, archive }: Job,
    from: string,
    file: Omit<KeptFile, 'bytes'>,
  ) => {
    const bytes = (await archive.open(from)) as AsyncIterable<Uint8Array>;
    try {
      return await keepFile(appId, person.id, { ...file, bytes });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'file-too-big') throw error;
      plan.warnings.push({ path: from, line: null, message: `${error.message} It was left out.` });
      return null;
    }
  };

  const keepAssets = async (appId: AppId, person: Person, job: Job) => {
    const addresses = new Map<string, string>();
    for (const [path, from] of job.plan.assets) {
      const kept = await keep(appId, person, job, from, { name: path.split('/').at(-1)! });
      if (kept) addresses.set(path, kept.address);
    }
    return addresses;
  };

  /** Uploads of an export of our own have other ids now; what names the old ones is written anew. */
  const bringUploads = async (appId: AppId, person: Person, job: Job) => {
    const ids = new Map<string, string>();
    for (const { id, name, isPrivate, from } of job.plan.uploads) {
      const kept = await keep(appId, person, job, from, { name, isPrivate });
      if (kept) ids.set(id, kept.id);
    }
    if (ids.size === 0) return;
    const anew = (text: string) =>
      text.replace(/\b(files|private)\/([0-9a-f]{32})(?=\/)/g, (all, kind: string, id: string) =>
        ids.has(id) ? `${kind}/${ids.get(id)}` : all,
      );
    for (const texts of [job.plan.files, job.plan.data]) {
      for (const [path, text] of texts) texts.set(path, anew(text));
    }
  };

  const bringRecords = async (appId: AppId, me: Person, { plan }: Job) => {
    for (const [entity, lines] of plan.data) {
      if (entity === 'User' || !plan.entities.some(({ name }) => name === entity)) continue;
      const { refused } = await importRecords(db, {
        appId,
        entity,
        lines,
        me: { ...me, formerId: plan.formerOwnerId },
        at: clock.now(),
      });
      if (refused === 0) continue;
      plan.warnings.push({
        path: `data/${entity}.jsonl`,
        line: null,
        message: `${refused} lines were no records and stayed out.`,
      });
    }
  };

  return async (job) => {
    const { accountId, plan, fileName } = job;
    const appId = newId(clock.now().getTime());
    await insertHiddenApp(db, { id: appId, ownerId: accountId, name: plan.name, at: clock.now() });
    try {
      const person = await ownerPerson(appId, accountId);
      const addresses = await keepAssets(appId, person, job);
      await bringUploads(appId, person, job);
      await bringRecords(appId, person, job);
      const assets = new Map([...plan.assets].filter(([path]) => addresses.has(path)));
      const files = planTree({ ...plan, assets }, addresses);
      const versionId = newId(clock.now().getTime());
      const messageId = newId(clock.now().getTime());
      const at = clock.now();
      await events.transact(
        appId,
        async (tx, emit) => {
          const slug = await claimFreeSlug(tx, appId, slugOf(plan.name));
          const { accessMode } = plan;
          await updateApp(tx, appId, { appType: 'space_app', slug, ...(accessMode !== null && { accessMode }) });
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
        },
        { holdsLog: true },
      );
      versions.keep(appId, versionId, files);
      return appId;
    } catch (error) {
      await removeHiddenApps(db, [appId]).catch((err: unknown) =>
        log.error({ err, appId }, 'an import that failed could not be removed; the next clean-up does'),
      );
      throw error;
    }
  };
}
