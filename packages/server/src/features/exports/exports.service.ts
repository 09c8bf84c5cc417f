import type { AccountId, AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { ExportedConnector, ExportSize } from '@whittle/contract/project-export';
import type { Adapters } from '../../adapters/adapters.ts';
import { createRateLimits } from '../../adapters/rate-limits.ts';
import type { GetPlatform } from '../../compile/load-platform.ts';
import { AppError } from '../../http/app-error.ts';
import { publishedOrigin } from '../../http/hosts.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import type { Publication } from '../../core/publications/publication.ts';
import { countData, inSnapshot, isExporting, lockExport, type Snapshot } from './export-snapshot.store.ts';
import { makeProject } from './project/make-project.ts';
import { type ExportContents, writeExport } from './write-export.ts';
import { createZipWriter } from './zip-writer.ts';

/** `address` is the network address, for the audit log. */
type Owner = { accountId: AccountId; address?: string };

type Deps = Pick<Adapters, 'db' | 'clock' | 'config' | 'storage' | 'log'> & {
  apps: Pick<AppsService, 'find' | 'requireOwned'>;
  audit: AuditService;
  versionFiles: Pick<VersionFiles, 'read'>;
  platform: GetPlatform;
  publicationOf(app: App): Promise<Publication | null>;
  connectorsOf(appId: AppId): Promise<ExportedConnector[]>;
};

export type ExportsService = ReturnType<typeof createExportsService>;

/** Exports that one process writes at the same time; each holds a connection of the pool while it lasts. */
const maxAtOnce = 3;
const perHour = { max: limits.exportsPerHour, windowMs: 3_600_000 };

/** An app as a project of its own: code, schemas, settings and, when asked for, all of its data. */
export function createExportsService({ db, clock, config, storage, log, apps, audit, versionFiles, ...deps }: Deps) {
  const rateLimits = createRateLimits({ db, clock });
  let running = 0;

  const filesOf = async (app: App) =>
    app.latestVersionId === null ? null : await versionFiles.read(app.id, app.latestVersionId);

  const describe = async (app: App, files: ReadonlyMap<string, string>, contents: ExportContents) => {
    const publication = await deps.publicationOf(app);
    const page = { title: publication?.title ?? app.name, description: publication?.description ?? '' };
    const { id, name, slug, accentColor } = app;
    return { id, name, slug, accentColor, url: publishedOrigin(config, app), ...page, files, ...contents };
  };

  /** Everything in one state of the database; `onStart` is called as soon as nothing but the reader can stop it. */
  const write = async (appId: AppId, contents: ExportContents, snapshot: Snapshot, onStart: Started): Promise<void> => {
    if (!(await lockExport(snapshot, appId))) throw new AppError('export-running');
    const app = await apps.find(appId);
    const files = app && (await filesOf(app));
    if (!app || !files) throw new AppError('nothing-to-export');
    const project = await makeProject(await describe(app, files, contents), deps.platform());
    const exportedAt = clock.now();
    const zip = createZipWriter(exportedAt);
    const tooLong = setTimeout(() => zip.fail(new Error('the export took too long')), limits.exportMaxMinutes * 60_000);
    onStart({ fileName: `${app.slug}_export_${exportedAt.toISOString().slice(0, 10)}.zip`, body: zip.body });
    try {
      const { latestVersionId: versionId } = app;
      const packages = await deps.connectorsOf(appId);
      await writeExport(zip, snapshot, storage, { app, versionId, files, project, packages, exportedAt, ...contents });
      await zip.finish();
    } catch (error) {
      zip.fail(error as Error);
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
  };

  return {
    /**
     * Starts an export of the newest version; the zip is written while it is read. Throws `app-not-found`,
     * `nothing-to-export`, `export-running` while another one of this app lasts, and `rate-limited`.
     */
    async start(owner: Owner, appId: AppId, contents: ExportContents): Promise<ExportedZip> {
      await apps.requireOwned(owner, appId);
      if (running >= maxAtOnce) throw new AppError('rate-limited');
      if (!(await rateLimits.take(`export:${appId}`, perHour))) throw new AppError('rate-limited');
      running += 1;
      const started = new Promise<ExportedZip>((resolve, reject) => {
        inSnapshot(db, (snapshot) => write(appId, contents, snapshot, resolve))
          .catch((error: unknown) => {
            // Once the zip is on its way nobody waits for this any more.
            if (!(error instanceof AppError)) log.info({ err: error, appId }, 'an export broke off');
            reject(error as Error);
          })
          .finally(() => (running -= 1));
      });
      const zip = await started;
      await audit.record({
        event: 'app-exported',
        actor: { kind: 'account', id: owner.accountId },
        appId,
        address: owner.address,
        details: contents,
      });
      return zip;
    },

    /** What an export would hold. Throws `nothing-to-export`. */
    async size(owner: Owner, appId: AppId): Promise<ExportSize> {
      const app = await apps.requireOwned(owner, appId);
      const files = await filesOf(app);
      if (!files) throw new AppError('nothing-to-export');
      return { isRunning: await isExporting(db, appId), files: files.size, ...(await countData(db, appId)) };
    },
  };
}

export type ExportedZip = { fileName: string; body: ReadableStream<Uint8Array> };
type Started = (zip: ExportedZip) => void;
