import { appTypeSchema, type CopyAppRequest } from '@whittle/contract/apps';
import type { AppId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { ExportedConnector } from '@whittle/contract/project-export';
import { renameInAppFiles } from '@whittle/domain/apps/rename-in-app-files';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import type { Files, VersionFiles } from '../../core/app-files/version-files.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import { AppError } from '../../http/app-error.ts';
import type { BringContentsDeps } from './bring-contents.ts';
import { copyRecords, uploadsToCopy } from './copy-contents.store.ts';
import { createNewApp, type NewAppDeps } from './new-app.ts';
import { renamedUploads } from './renamed-uploads.ts';

/** `address` is the network address, for the audit log. */
type Owner = { accountId: string; address?: string };

type Deps = BringContentsDeps &
  Omit<NewAppDeps, 'versionFiles' | 'apps'> &
  Pick<Adapters, 'storage'> & {
    apps: Pick<AppsService, 'summaryIn' | 'requireOwned'>;
    versionFiles: Pick<VersionFiles, 'read' | 'keep'>;
    rateLimits: RateLimits;
    connectorsOf(appId: AppId): Promise<ExportedConnector[]>;
  };

type UploadsCopy = {
  from: AppId;
  to: AppId;
  ownerId: string;
  isWanted(upload: { id: string; isPrivate: boolean }): boolean;
};

export type CopyApp = ReturnType<typeof createCopyApp>;

/** Copies that one process makes at the same time; each holds a connection of the pool while records come. */
const maxAtOnce = 3;
const perAccount = { max: limits.importsPerHour, windowMs: 3_600_000 };

/**
 * Makes an own app of the newest version of another own one (docs/decisions/062). Throws `app-not-found`,
 * `nothing-to-copy` and `rate-limited`.
 */
export function createCopyApp({ db, clock, storage, apps, versionFiles, rateLimits, ...deps }: Deps) {
  const newApp = createNewApp({ db, clock, apps, versionFiles, ...deps });
  let running = 0;

  const copyUploads = async ({ from, to, ownerId, isWanted }: UploadsCopy) => {
    const newIds = new Map<string, string>();
    for (const { id, ...upload } of (await uploadsToCopy(db, from)).filter(isWanted)) {
      const bytes = await storage.open(`${from}/${id}`);
      if (!bytes) continue;
      const kept = await deps.keepFile(to, ownerId, {
        ...upload,
        bytes: bytes as unknown as AsyncIterable<Uint8Array>,
      });
      newIds.set(id, kept.id);
    }
    return newIds;
  };

  const fill = async (
    source: App,
    files: Files,
    appId: AppId,
    { name, withData }: { name: string; withData: boolean },
  ): Promise<Files> => {
    const code = [...files.values()].join('\n');
    const isWanted = ({ id, isPrivate }: { id: string; isPrivate: boolean }) =>
      withData || (!isPrivate && code.includes(`/files/${id}/`));
    const { me } = await deps.importPeople(appId, source.ownerId, { lines: '', ownerId: null });
    const renamed = renamedUploads(await copyUploads({ from: source.id, to: appId, ownerId: me.id, isWanted }));
    await deps.importConnectors(appId, await deps.connectorsOf(source.id));
    if (withData) {
      const records = { from: source.id, to: appId, entities: entitiesOf(files), creatorId: me.id, rewrite: renamed };
      await copyRecords(db, { ...records, callId: newId(clock.now().getTime()), at: clock.now() });
    }
    const named = new Map([...files, ...renameInAppFiles(files, { from: source.name, to: name })]);
    return new Map([...named].map(([path, text]) => [path, renamed(text)]));
  };

  return async (owner: Owner, appId: AppId, { name, withData }: CopyAppRequest): Promise<AppId> => {
    const source = await apps.requireOwned(owner, appId);
    const files = source.latestVersionId === null ? null : await versionFiles.read(source.id, source.latestVersionId);
    if (!files) throw new AppError('nothing-to-copy');
    if (running >= maxAtOnce) throw new AppError('rate-limited');
    if (!(await rateLimits.take(`copy:${owner.accountId}`, perAccount))) throw new AppError('rate-limited');
    running += 1;
    const copyName = name ?? `Copy of ${source.name}`.slice(0, limits.appNameMaxChars);
    try {
      return await newApp({
        accountId: owner.accountId,
        name: copyName,
        content: `Copied from ${source.name}`,
        fill: (copyId) => fill(source, files, copyId, { name: copyName, withData }),
        settings: () => settingsOf(source),
        note: () => `This app is a copy of “${source.name}”, ${withData ? 'with' : 'without'} its data.`,
        audited: {
          event: 'app-copied',
          address: owner.address,
          target: source.name,
          details: { from: source.id, withData },
        },
      });
    } finally {
      running -= 1;
    }
  };
}

/** What belongs to the app and not to the place where it is published. */
const settingsOf = (app: App) => ({
  appType: appTypeSchema.safeParse(app.appType).data ?? 'space_app',
  projectRules: app.projectRules,
  accessMode: app.accessMode,
  isSignupEnabled: app.isSignupEnabled,
  termsOfServiceLink: app.termsOfServiceLink,
  privacyPolicyLink: app.privacyPolicyLink,
  supportEmail: app.supportEmail,
});

/** `User` has people, not records. */
const entitiesOf = (files: Files): string[] =>
  [...files.keys()]
    .flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? [])
    .filter((name) => name !== 'User');
