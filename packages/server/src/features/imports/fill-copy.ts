import type { AccountId, AppId, AppUserId } from '@whittle/contract/ids';
import type { ExportedConnector } from '@whittle/contract/project-export';
import { renameInAppFiles } from '@whittle/domain/apps/rename-in-app-files';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { Files } from '../../core/app-files/version-files.ts';
import { AppError } from '../../http/app-error.ts';
import type { BringContentsDeps } from './bring-contents.ts';
import { type CopiedUpload, copyRecords, uploadsToCopy } from './copy-contents.store.ts';
import { renamedUploads } from './renamed-uploads.ts';

export type FillCopyDeps = BringContentsDeps &
  Pick<Adapters, 'storage'> & {
    connectorsOf(appId: AppId): Promise<ExportedConnector[]>;
  };

type Copy = {
  source: { id: AppId; name: string };
  files: Files;
  /** Whose the copy is. */
  accountId: AccountId;
  name: string;
  withData: boolean;
  /** Of the data only samples and what this person made or uploaded; without it everything. */
  dataOf?: AppUserId;
};

export type FillCopy = ReturnType<typeof createFillCopy>;

/** Copies that one process makes at the same time; each holds a connection of the pool while records come. */
const maxAtOnce = 3;

/** Puts the contents of one app into a new one, and answers its files. Throws `rate-limited`. */
export function createFillCopy({ db, clock, storage, ...deps }: FillCopyDeps) {
  let running = 0;

  const copyUploads = async (from: AppId, to: AppId, ownerId: string, isWanted: (upload: CopiedUpload) => boolean) => {
    const newIds = new Map<string, string>();
    for (const { id, uploaderId: _, ...upload } of (await uploadsToCopy(db, from)).filter(isWanted)) {
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

  const fill = async (appId: AppId, { source, files, accountId, name, withData, dataOf }: Copy): Promise<Files> => {
    const code = [...files.values()].join('\n');
    const isWanted = ({ id, isPrivate, uploaderId }: CopiedUpload) =>
      (withData && (dataOf === undefined || uploaderId === dataOf)) || (!isPrivate && code.includes(`/files/${id}/`));
    const { me } = await deps.importPeople(appId, accountId, { lines: '', ownerId: null });
    const renamed = renamedUploads(await copyUploads(source.id, appId, me.id, isWanted));
    await deps.importConnectors(appId, await deps.connectorsOf(source.id));
    if (withData) {
      const records = { from: source.id, to: appId, entities: entitiesOf(files), creatorId: me.id, rewrite: renamed };
      const now = clock.now();
      await copyRecords(db, { ...records, dataOf: dataOf ?? null, callId: newId(now.getTime()), at: now });
    }
    const named = new Map([...files, ...renameInAppFiles(files, { from: source.name, to: name })]);
    return new Map([...named].map(([path, text]) => [path, renamed(text)]));
  };

  return async (appId: AppId, copy: Copy): Promise<Files> => {
    if (running >= maxAtOnce) throw new AppError('rate-limited');
    running += 1;
    try {
      return await fill(appId, copy);
    } finally {
      running -= 1;
    }
  };
}

/** `User` has people, not records. */
const entitiesOf = (files: Files): string[] =>
  [...files.keys()]
    .flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? [])
    .filter((name) => name !== 'User');
