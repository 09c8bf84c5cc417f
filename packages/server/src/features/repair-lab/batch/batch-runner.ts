import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { VersionFiles } from '../../../core/app-files/version-files.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import { askModel } from '../../../core/models/ask-model.ts';
import { isCapReached } from '../../../core/spend/cap-reached.ts';
import { AppError } from '../../../http/app-error.ts';
import { repairInstructions } from '../repair-request.ts';
import type { AppOutcome, BatchAppRow, BatchQueue, BatchRow } from './batch-queue.ts';
import { type BatchModel, checkApp, Interrupted } from './check-app.ts';
import { findAllowed } from './consents.store.ts';
import { createSideChecks } from './side-checks.ts';

type Deps = Pick<Adapters, 'db' | 'log' | 'models'> & {
  queue: BatchQueue;
  versionFiles: Pick<VersionFiles, 'read'>;
  audit: Pick<AuditService, 'record'>;
  /** Detectors that the installation has switched off. */
  readOff(): Promise<ReadonlySet<string>>;
  /** Which of these server processes live. */
  alive(processIds: string[]): Promise<Set<string>>;
};

/** A run takes a third of the time at most: after each app it rests for twice as long as detectors and rules took. */
const restPerMs = 2;
const restMaxMs = 5_000;
const renewMs = 2_000;
const lookMs = 15_000;
/** An app that took its process down so often is not tried again. */
const triesMax = 5;
/** A model whose connection fails in so many apps one after the other is not asked in the others. */
const failuresMax = 3;

export type BatchRunner = ReturnType<typeof createBatchRunner>;

/** Does the run that is going on, an app at a time, behind everything that people wait for (decision 141). */
export function createBatchRunner({ db, log, models, queue, versionFiles, audit, readOff, alive }: Deps) {
  const stopping = new AbortController();
  let lane: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: { id: string; ending: AbortController } | null = null;

  const askerOf = async (batch: BatchRow, name: string, signal: AbortSignal) => {
    const model = await models.named(name);
    const payer = { kind: 'lab', appId: null, runId: batch.id, capMicros: batch.capMicros ?? 0 } as const;
    return async (prompt: string, appId: string) => {
      if (!model) throw new AppError('model-missing');
      if (!(await findAllowed(db, appId))) throw new Interrupted('withdrawn');
      try {
        return await askModel(
          { current: () => Promise.resolve(model) },
          { system: repairInstructions, prompt },
          { timeoutMs: limits.labAnswerTimeoutMs, payer, stop: signal },
        );
      } catch (error) {
        if (isCapReached(error)) throw new Interrupted({ cap: (error as AppError).code });
        throw error;
      }
    };
  };

  const look = async (
    app: BatchAppRow,
    { batch, find, modelsOf }: { batch: BatchRow; find: Find; modelsOf(appId: string): BatchModel[] },
  ): Promise<AppOutcome & { cap?: string | null }> => {
    const allowed = app.appId === null ? null : await findAllowed(db, app.appId);
    if (!allowed) return { state: 'withdrawn' };
    if (app.tries > triesMax) return { state: 'failed', problem: 'batch-app-stopped' };
    const files = await versionFiles.read(allowed.id, allowed.latestVersionId);
    if (!files) return { state: 'failed', problem: 'version-not-found' };
    if (allowed.ownerId !== batch.createdBy) await note(batch.createdBy, allowed);
    const { result, cap } = await checkApp(files, {
      ...{ iterations: batch.iterations, models: modelsOf(allowed.id) },
      find,
    });
    return { state: 'done', result, cap };
  };
  const note = (accountId: AccountId | null, { id, latestVersionId }: { id: string; latestVersionId: string }) =>
    audit.record({
      ...{ event: 'app-inspected', appId: id, target: latestVersionId },
      actor: accountId === null ? { kind: 'system', id: null } : { kind: 'account', id: accountId },
    });

  const run = async (batch: BatchRow): Promise<void> => {
    const ending = new AbortController();
    const signal = AbortSignal.any([stopping.signal, ending.signal]);
    running = { id: batch.id, ending };
    const checks = createSideChecks();
    signal.addEventListener('abort', () => checks.close(new Interrupted('ended')), { once: true });
    // While the database is away nobody else can take the run either.
    const beat = setInterval(() => {
      void queue.renew(batch.id).then(
        (isOurs) => !isOurs && ending.abort(new Interrupted('ended')),
        () => undefined,
      );
    }, renewMs);
    const find: Find = async (files) => {
      if (signal.aborted) throw new Interrupted('ended');
      const [problems, off] = await Promise.all([checks.find(files), readOff()]);
      return problems.filter(({ kind }) => !off.has(kind));
    };
    const failures = new Map<string, { count: number; problem: string }>();
    try {
      const asked = await Promise.all(
        batch.models.map(async (name) => ({ name, ask: await askerOf(batch, name, signal) })),
      );
      const modelsOf = (appId: string): BatchModel[] =>
        asked.map(({ name, ask }) => {
          const failed = failures.get(name);
          const problem = failed && failed.count >= failuresMax ? failed.problem : null;
          return { name, problem, ask: (prompt) => ask(prompt, appId) };
        });
      while (!signal.aborted) {
        const app = await queue.nextApp(batch.id);
        if (!app) {
          await queue.finish(batch.id, 'done');
          return;
        }
        const { cap, ...outcome } = await look(app, { batch, find, modelsOf }).catch((error: unknown) =>
          outcomeOf(error, app),
        );
        if (signal.aborted) return;
        for (const { model, problem } of outcome.result?.models ?? []) {
          if (problem === null) failures.delete(model);
          else failures.set(model, { count: (failures.get(model)?.count ?? 0) + 1, problem });
        }
        await queue.settleApp(app, outcome);
        if (cap) {
          await queue.finish(batch.id, 'stopped', cap);
          return;
        }
        const restMs = Math.min(restMaxMs, (outcome.result?.ms ?? 0) * restPerMs);
        await sleep(restMs, undefined, { signal }).catch(() => undefined);
      }
    } finally {
      clearInterval(beat);
      checks.close();
      running = null;
    }
  };

  const outcomeOf = (error: unknown, { n, batchId }: BatchAppRow): AppOutcome & { cap?: string | null } => {
    if (error instanceof Interrupted) return { state: error.by === 'withdrawn' ? 'withdrawn' : 'waiting' };
    log.warn({ err: error, batchId, n }, 'an app of a batch run failed');
    return { state: 'failed', problem: error instanceof AppError ? error.code : 'internal' };
  };

  const work = async () => {
    for (;;) {
      const batch = stopping.signal.aborted ? null : await queue.claim();
      if (!batch) return;
      await run(batch);
    }
  };

  const wake = () => {
    clearTimeout(timer);
    if (stopping.signal.aborted || lane) return;
    lane = work()
      .catch((err: unknown) => log.warn({ err }, 'a batch run could not go on'))
      .then(async () => {
        lane = null;
        const isGoingOn = await queue.releaseDead(alive).catch(() => true);
        clearTimeout(timer);
        if (!stopping.signal.aborted) timer = setTimeout(wake, isGoingOn ? 1_000 : lookMs).unref();
      });
  };

  return {
    wake,
    /** Ends the run in this process at once; another one notices within seconds. */
    cancelled(id: string): void {
      if (running?.id === id) running.ending.abort(new Interrupted('ended'));
    },
    async start(): Promise<void> {
      await queue.releaseDead(alive);
      wake();
    },
    async stop(): Promise<void> {
      stopping.abort(new Interrupted('ended'));
      clearTimeout(timer);
      await lane;
      clearTimeout(timer);
      await queue.release().catch(() => undefined);
    },
  };
}

type Find = Parameters<typeof checkApp>[1]['find'];
