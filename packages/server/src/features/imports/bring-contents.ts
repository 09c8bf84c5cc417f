import type { AccountId, AppId, AppUserId } from '@whittle/contract/ids';
import { idPattern } from '@whittle/contract/ids';
import type { ExportedConnector } from '@whittle/contract/project-export';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import { plainNote } from '@whittle/domain/imports/sentence';
import type { Adapters } from '../../adapters/adapters.ts';
import { AppError } from '../../http/app-error.ts';
import type { Archive } from './archive/archive.ts';
import { importRecords } from './import-records.ts';
import { planTree } from './plan-tree.ts';
import { renamedUploads } from './renamed-uploads.ts';

type ImportedPeople = {
  /** The importing person, an admin of the app. */
  me: { id: AppUserId; email: string };
  /** Ids under which the exported app knew that person. */
  formerIds: ReadonlySet<string>;
  /** Lines that are no people, or that somebody else's line has said already. */
  refused: number;
};

export type Contents = { accountId: AccountId; plan: ImportPlan; archive: Archive };
type KeptFile = { name: string; bytes: AsyncIterable<Uint8Array>; isPrivate?: boolean; createdAt?: Date };

export type BringContentsDeps = Pick<Adapters, 'db' | 'clock'> & {
  importPeople(
    appId: AppId,
    accountId: AccountId,
    people: { lines: string; ownerId: string | null },
  ): Promise<ImportedPeople>;
  /** Answers the names of packages that could not be installed. */
  importConnectors(appId: AppId, packages: readonly ExportedConnector[]): Promise<string[]>;
  /** Keeps a file in the app's store. */
  keepFile(appId: AppId, uploaderId: string | null, file: KeptFile): Promise<{ id: string; address: string }>;
};

/**
 * Puts everything of a plan but its version into a new app: files of the store, people, packages, records. Answers the
 * app's files, in which uploads go by the ids that they have now. What cannot come along becomes a warning of the plan.
 */
export function createBringContents({ db, clock, importPeople, importConnectors, keepFile }: BringContentsDeps) {
  return async (appId: AppId, { accountId, plan, archive }: Contents): Promise<Map<string, string>> => {
    const warn = (path: string | null, message: string) => void plan.warnings.push(plainNote(path, message));

    /** Null, with a warning, for a file that is larger than uploads may be. */
    const keep = async (from: string, uploaderId: string | null, file: Omit<KeptFile, 'bytes'>) => {
      const bytes = (await archive.open(from)) as AsyncIterable<Uint8Array>;
      try {
        return await keepFile(appId, uploaderId, { ...file, bytes });
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'file-too-big') throw error;
        warn(from, `${error.message} It was left out.`);
        return null;
      }
    };

    const newIds = new Map<string, string>();
    for (const { id, name, isPrivate, uploaderId, createdAt, from } of plan.uploads) {
      const uploader = uploaderId !== null && idPattern.test(uploaderId) ? uploaderId : null;
      const kept = await keep(from, uploader, { name, isPrivate, createdAt: new Date(createdAt) });
      if (kept) newIds.set(id, kept.id);
    }
    const renamed = renamedUploads(newIds);

    const people = { lines: renamed(plan.own?.people ?? ''), ownerId: plan.own?.ownerId ?? null };
    const { me, formerIds, refused } = await importPeople(appId, accountId, people);
    if (refused > 0) warn('data/User.jsonl', `${refused} lines were nobody the app could take and stayed out.`);
    for (const name of await importConnectors(appId, plan.own?.packages ?? [])) {
      warn(null, `The package “${name}” could not be installed.`);
    }
    for (const [entity, lines] of plan.data) {
      if (entity === 'User' || !plan.entities.some(({ name }) => name === entity)) continue;
      const records = { appId, entity, lines: renamed(lines), me: { ...me, formerIds }, at: clock.now() };
      const { refused: left, tooPrecise } = await importRecords(db, records);
      if (left > 0) warn(`data/${entity}.jsonl`, `${left} lines were no records and stayed out.`);
      if (tooPrecise > 0)
        warn(
          `data/${entity}.jsonl`,
          `${tooPrecise} records hold whole numbers with more digits than can be kept exactly, and stayed out.`,
        );
    }

    const addresses = new Map<string, string>();
    for (const [path, from] of plan.assets) {
      const kept = await keep(from, me.id, { name: path.split('/').at(-1)! });
      if (kept) addresses.set(path, kept.address);
    }
    const assets = new Map([...plan.assets].filter(([path]) => addresses.has(path)));
    const tree = planTree({ ...plan, assets }, addresses);
    return new Map([...tree].map(([path, text]) => [path, renamed(text)]));
  };
}
