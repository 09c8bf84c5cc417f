import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AccountId, AppId } from '@whittle/contract/ids';
import { idPattern } from '@whittle/contract/ids';
import {
  type Import,
  type ImportAppAnswer,
  type ImportChoices,
  type ImportReport,
  importReportSchema,
} from '@whittle/contract/imports';
import { limits } from '@whittle/contract/limits';
import { keepKeys } from '@whittle/domain/app-settings/app-documents';
import { adminOnlyKeys } from '@whittle/domain/app-settings/gates';
import { appSettingsPath } from '@whittle/domain/apps/app-settings';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import type { Adapters } from '../../adapters/adapters.ts';
import type { Transaction } from '../../adapters/database/database.ts';
import { newId } from '../../adapters/ids.ts';
import type { RateLimits } from '../../adapters/rate-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { createLru } from '../../adapters/lru.ts';
import { withArchive } from './archive/open-archive.ts';
import { withChoices } from './choices.ts';
import { createCleanUp } from './clean-up.ts';
import { reportOf } from './import-report.ts';
import { deleteImport, findImport, type ImportRow, insertImport, markMade, updateReport } from './imports.store.ts';
import type { MakeApp } from './make-app.ts';
import { createPlanOf } from './run-recognition.ts';

type Form = ImportRow['form'];
/** `address` is the network address, for the audit log. */
type Caller = { accountId: AccountId; address?: string; isAdmin?: boolean };
/** `signal` says that the sender is gone: then nobody will ask for what was found out, and nothing is kept. */
export type IncomingArchive = { name: string; form: Form; bytes: AsyncIterable<Uint8Array>; signal: AbortSignal };

type Deps = Pick<Adapters, 'db' | 'clock' | 'storage' | 'log'> & { rateLimits: RateLimits; makeApp: MakeApp };

const perAccount = { max: limits.importsPerHour, windowMs: 3_600_000 };
const keptPlanChars = 20_000_000;
const charsOf = ({ files }: ImportPlan) => [...files.values()].reduce((sum, text) => sum + text.length, 1);
const keyOf = (id: string) => `imports/${id}`;

export type ImportsService = ReturnType<typeof createImportsService>;

/** Looks into exports, keeps them until they are imported or forgotten, and makes apps of them. */
export function createImportsService({ db, clock, storage, log, rateLimits, makeApp }: Deps) {
  // An import mostly follows a look within minutes; another process, or a later one, looks again.
  const plans = createLru<ImportPlan>({ maxWeight: keptPlanChars, weigh: charsOf });
  const planOf = createPlanOf();
  /** Apps that this process is making, by import. */
  const making = new Map<string, Promise<AppId>>();
  const cleanUp = createCleanUp({ db, clock, storage, log, keyOf });

  /** Throws `import-not-found`. */
  const require = async ({ accountId }: Caller, id: string): Promise<ImportRow> => {
    const row = idPattern.test(id) ? await findImport(db, accountId, id) : null;
    if (!row) throw new AppError('import-not-found');
    return row;
  };

  /** Throws `import-not-found` when the archive is gone. */
  const withFile = async <T>(id: string, work: (file: string) => Promise<T>): Promise<T> => {
    const bytes = await storage.open(keyOf(id));
    if (!bytes) throw new AppError('import-not-found');
    return inFile(Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0]), work);
  };

  const make = async (caller: Caller, row: ImportRow, choices: ImportChoices): Promise<AppId> => {
    const { id, form, fileName } = row;
    const { apps, folder, name: proposed } = importReportSchema.parse(row.report);
    if (apps.length > 0 && folder === null) throw new AppError('import-app-not-chosen');
    const appId = await withFile(id, (file) =>
      withArchive(form, file, async (archive): Promise<AppId> => {
        const known = plans.get(id) ?? (await planOf(caller.accountId, { form, file, folder })).plan;
        const chosen = { ...withChoices(known, choices), name: choices.name?.trim() || proposed };
        const plan = caller.isAdmin ? chosen : withoutAdminKeys(chosen);
        const { accountId, address } = caller;
        const finish = async (tx: Transaction, made: AppId) => {
          if (!(await markMade(tx, id, made))) throw new AppError('import-not-found');
        };
        return makeApp({ accountId, address, plan, archive, fileName, finish });
      }),
    ).catch(async (error: unknown) => {
      // Another process was faster.
      const made = await findImport(db, caller.accountId, id);
      if (made?.madeAppId) return made.madeAppId;
      throw error;
    });
    await storage
      .delete(keyOf(id))
      .catch((err: unknown) => log.warn({ err, id }, 'the archive of an import that is done could not be removed yet'));
    return appId;
  };

  const forget = async (id: string): Promise<void> => {
    await storage.delete(keyOf(id));
    await deleteImport(db, id);
  };

  return {
    /** Nothing is made yet. Throws `rate-limited` and what makes the archive unfit, in a sentence. */
    async inspect({ accountId }: Caller, { name, form, bytes, signal }: IncomingArchive): Promise<Import> {
      if (!(await rateLimits.take(`import:${accountId}`, perAccount))) throw new AppError('rate-limited');
      return inFile(atMost(bytes), async (file) => {
        const { plan, apps } = await planOf(accountId, { form, file }, signal);
        const fileName = basename(name.replaceAll('\\', '/')).slice(0, 200) || 'import.zip';
        const report = { ...named(plan, fileName), apps };
        const id = newId(clock.now().getTime());
        if (apps.length === 0) plans.set(id, plan);
        await insertImport(db, { id, accountId, fileName, form, report, madeAppId: null, createdAt: clock.now() });
        try {
          await storage.put(keyOf(id), createReadStream(file));
        } catch (error) {
          await deleteImport(db, id);
          throw error;
        }
        return { importId: id, report, appId: null };
      });
    },

    async find(caller: Caller, id: string): Promise<Import> {
      const { report, madeAppId } = await require(caller, id);
      return { importId: id, report: report as ImportReport, appId: madeAppId };
    },

    /** The report of another app of the archive. */
    async choose(caller: Caller, id: string, folder: string): Promise<Import> {
      const row = await require(caller, id);
      const { apps } = importReportSchema.parse(row.report);
      if (!apps.some((app) => app.folder === folder))
        throw new AppError('invalid-input', { fields: { folder: 'The archive has no app in this folder.' } });
      return withFile(id, async (file) => {
        const { plan } = await planOf(caller.accountId, { form: row.form, file, folder });
        const report = { ...named(plan, row.fileName), apps, folder };
        plans.set(id, plan);
        await updateReport(db, id, report);
        return { importId: id, report, appId: null };
      });
    },

    async remove(caller: Caller, id: string): Promise<void> {
      await require(caller, id);
      await forget(id);
    },

    /**
     * Makes the app, whole or not at all, and once: asked again, by somebody whose network broke, it answers the app that is
     * being made or that was made. Throws `import-app-not-chosen` where the archive has several.
     */
    async createApp(caller: Caller, id: string, choices: ImportChoices): Promise<ImportAppAnswer> {
      const row = await require(caller, id);
      if (row.madeAppId !== null) return { appId: row.madeAppId };
      const running = making.get(id) ?? make(caller, row, choices).finally(() => making.delete(id));
      making.set(id, running);
      return { appId: await running };
    },

    cleanUp,
  };
}

/** An export without a name of its own is called after its file. */
function named(plan: ImportPlan, fileName: string): ImportReport {
  const report = reportOf(plan);
  if (report.name !== 'Imported app') return report;
  const words = fileName
    .replace(/\.zip$/i, '')
    .replace(/[-_.]+/g, ' ')
    .trim();
  return words === ''
    ? report
    : { ...report, name: words.replace(/^./, (first) => first.toUpperCase()).slice(0, limits.appNameMaxChars) };
}

async function* atMost(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > limits.importArchiveMaxBytes) throw archiveTooLarge();
    yield piece;
  }
}

export const archiveTooLarge = () =>
  new AppError('archive-too-large', { values: { limit: limits.importArchiveMaxBytes / 1_000_000 } });

/** Keeps bytes in a file of this process while `work` needs them. */
async function inFile<T>(bytes: AsyncIterable<Uint8Array>, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'whittle-import-'));
  try {
    const file = join(folder, 'archive');
    await pipeline(bytes, createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** ADMIN-06: an archive is no way around what only platform admins set. */
function withoutAdminKeys<Plan extends Pick<ImportPlan, 'files'>>(plan: Plan): Plan {
  const text = plan.files.get(appSettingsPath);
  if (text === undefined) return plan;
  return { ...plan, files: new Map(plan.files).set(appSettingsPath, keepKeys(undefined, text, adminOnlyKeys).text) };
}
