import { availableParallelism } from 'node:os';
import type { ErrorCode } from '@whittle/contract/errors';
import type { AppInArchive } from '@whittle/contract/imports';
import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import { createFairQueue, TooMuch } from '../../fair-share/fair-queue.ts';
import { plainShares } from '../../fair-share/plain-shares.ts';
import { AppError } from '../../http/app-error.ts';
import { createSideWorker, type SideWorker, SideWorkEnded } from '../../adapters/side-worker.ts';
import type { ArchiveForm } from './archive/open-archive.ts';

/** `folder` is the chosen one of several apps. */
export type RecogniseJob = { form: ArchiveForm; file: string; folder?: string | null };
export type LookedInto = { plan: ImportPlan; apps: AppInArchive[] };
export type Recognised =
  ({ ok: true } & LookedInto) | { ok: false; code: ErrorCode; values?: Record<string, string | number> | undefined };

const timeLimitMs = 120_000;
const memoryMb = 1_024;
const restMs = 20_000;

/** Half of the processor looks into imports, of each account one at a time. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
const shares = plainShares({ slots: atOnce, perApp: 1, waiting: 50, waitingPerApp: 10 });

/**
 * What an archive becomes, found out in a process beside the server's; `account` is whose it is. Throws what makes the
 * archive unfit (`archive-…`), `imports-busy` when too many wait already and, when it takes too much time or
 * memory, or `signal` says that nobody waits for it, `import-stopped`.
 */
export function createPlanOf() {
  const queue = createFairQueue(shares);
  const file = new URL('./recognise-process.ts', import.meta.url);
  const workers = Array.from({ length: atOnce }, () => createSideWorker(file, { memoryMb, timeLimitMs, restMs }));
  const recognise = async (job: RecogniseJob, signal?: AbortSignal): Promise<Recognised> => {
    const worker = workers.pop()!;
    try {
      return await recogniseWith(worker, job, signal);
    } finally {
      workers.push(worker);
    }
  };
  return async (account: string, job: RecogniseJob, signal?: AbortSignal): Promise<LookedInto> => {
    try {
      const party = { app: account, caller: account, kind: 'import' };
      const recognised = await queue.run(party, () => recognise(job, signal));
      if (recognised.ok) return { plan: recognised.plan, apps: recognised.apps };
      throw new AppError(recognised.code, { values: recognised.values ?? {} });
    } catch (error) {
      throw error instanceof TooMuch ? busy(error) : error;
    }
  };
}

const retryAfterSeconds = 30;
const busy = (cause: TooMuch) =>
  new AppError('imports-busy', { cause, retryAfterSeconds, values: { seconds: retryAfterSeconds } });

async function recogniseWith(worker: SideWorker, job: RecogniseJob, signal?: AbortSignal): Promise<Recognised> {
  if (signal?.aborted) throw new AppError('import-stopped', { cause: signal.reason });
  const stop = () => worker.stop('nobody waits for it');
  signal?.addEventListener('abort', stop);
  try {
    return (await worker.run(job)) as Recognised;
  } catch (cause) {
    throw cause instanceof SideWorkEnded ? new AppError('import-stopped', { cause }) : cause;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
