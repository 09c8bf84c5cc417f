import { setTimeout as sleep } from 'node:timers/promises';
import { toolLimits } from '@whittle/contract/tools/tool-limits';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import type { BlockResult, RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';
import { equalJson } from '@whittle/domain/entities/match-value';
import type { Json } from '@whittle/domain/entities/json';
import { asksModel } from '@whittle/domain/tools/block-sources';
import { readInputs } from '@whittle/domain/tools/read-inputs';
import type { Adapters } from '../../../adapters/adapters.ts';
import { AppError } from '../../../http/app-error.ts';
import type { FindTool } from './find-active-tool.ts';
import { blocksToCheck } from './check-result.ts';
import { createLiveRuns } from './live-runs.ts';
import { callerKey, callerKeyOf, type Runner, storedCaller } from './runner.ts';
import { createRunLimits } from './run-limits.ts';
import { pendingBlocks } from './run-tool.ts';
import { endingOf, endingOfStored, problemOf, type Ending, withBlock } from './run-ending.ts';
import { createRunWork, type RunWorkDeps } from './run-work.ts';
import { endRun, findOrphans, findRun, insertRun, listRuns, startRedo, type StoredRun, toRun } from './runs.store.ts';
import type { ToolFiles } from './tool-files.service.ts';
import { markToolFilesUsed } from './tool-files.store.ts';
import { memorize } from './tool-memory.ts';
import { listItems, readItems } from './tool-items.ts';

type Deps = RunWorkDeps &
  Pick<Adapters, 'config'> & {
    /** Throws `rate-limited` where the app's share of the model is used up. */
    requireModelShare(runner: Runner): Promise<void>;
    findTool: FindTool;
    toolFiles: Pick<ToolFiles, 'requireOwn' | 'read' | 'removeUnused'>;
  };

/** How often a reader looks at a run of another process. */
const lookEveryMs = 1_000;
/** A run without a sign of life for so long has lost its process. */
const orphanedMs = 30_000;
const sweepEveryMs = 60_000;
const listed = 100;

export type ToolRuns = ReturnType<typeof createToolRuns>;

/**
 * Runs of tools. A run belongs to the server: whoever started it may close the page, come back and go on reading; only
 * `cancel` ends it. Rules: TOOL-08, TOOL-11, TOOL-12.
 */
export function createToolRuns(deps: Deps) {
  const { db, clock, log, requireModelShare, findTool, toolFiles } = deps;
  const live = createLiveRuns();
  const limits = createRunLimits(deps);

  const end = async (stored: StoredRun, { how, isFree }: Ending): Promise<StoredRun | null> => {
    const ended = await db.transaction(async (tx) => {
      const row = await endRun(tx, stored, how, clock.now());
      if (row && isFree) await limits.giveBack(tx, row);
      return row;
    });
    if (ended) live.end(ended.appId, toRun(ended));
    return ended;
  };

  const endOrphans = async (): Promise<void> => {
    await toolFiles.removeUnused();
    const orphans = await findOrphans(db, new Date(clock.now().getTime() - orphanedMs));
    for (const orphan of orphans) await end(orphan, endingOfStored(orphan, 'interrupted'));
  };
  let sweeping: NodeJS.Timeout | undefined;

  const { work, modelOf } = createRunWork(deps, { live, end });

  const requireOwn = async (runner: Runner, runId: string): Promise<StoredRun> => {
    const { caller } = runner;
    // One that this process works on is known without asking the database.
    const run = live.find(caller.app.id, runId)?.stored ?? (await findRun(db, caller.app.id, runId));
    const isOwner = caller.actor.kind === 'owner' || caller.person?.isOwner === true;
    if (!run || (callerKeyOf(run) !== callerKey(runner) && !isOwner)) throw new AppError('run-not-found');
    return run;
  };

  /** Throws `run-busy`, `redo-limit-reached`. */
  const beginAgain = async (runner: Runner, stored: StoredRun, blocks: BlockResult[]): Promise<StoredRun> => {
    const started = await startRedo(db, stored, blocks, clock.now());
    if (started) return started;
    const { state } = await requireOwn(runner, stored.id);
    if (state === 'loading') throw new AppError('run-busy');
    throw new AppError('redo-limit-reached', { values: { max: toolLimits.redos } });
  };

  return {
    /**
     * Starts a run, or finds the one that was started with this id. Throws `invalid-input` with a code per field,
     * `run-limit-reached`, `run-exists`.
     */
    async run(runner: Runner, tool: ToolDocument, runId: string, given: Record<string, unknown>): Promise<ToolRun> {
      const { caller } = runner;
      const { values, problems } = readInputs(tool, given);
      if (Object.keys(problems).length > 0) throw new AppError('invalid-input', { fields: problems });
      const known = await findRun(db, caller.app.id, runId);
      if (known) return sameRun(known, values);
      const files = await toolFiles.requireOwn(runner, tool, values);
      const items = await readItems(db, runner, tool, values);
      const isAsked = tool.blocks.some(asksModel);
      if (isAsked) await requireModelShare(runner);
      const model = isAsked ? modelOf(caller.app.id, tool) : undefined;
      const stored = await db
        .transaction(async (tx) => {
          const at = clock.now();
          // A run that a crash forgets is forgotten whole, with what was counted for it (decisions/165).
          await tx.$client`set local synchronous_commit = off`;
          await limits.takeRun(tx, runner, tool, at);
          const credits = limits.creditsFor(runner, tool);
          const row = await insertRun(tx, {
            ...{
              appId: caller.app.id,
              id: runId,
              toolId: tool.id,
              caller: storedCaller(runner),
              state: 'loading',
            },
            ...{ inputs: values, blocks: pendingBlocks(tool), createdAt: at, beatAt: at },
            ...(credits > 0 && { credits, creditsOf: caller.app.ownerId }),
          });
          // Somebody was quicker with the same id: what was counted here is taken back with the transaction.
          if (!row) throw new TakenError();
          if (caller.person) {
            const of = { appId: caller.app.id, personId: caller.person.id, toolId: tool.id };
            await memorize(tx, of, tool, values, at);
          }
          await markToolFilesUsed(tx, caller.app.id, files, at);
          // At last, because all runs of the owner's apps wait for one another here.
          await limits.takeCredits(tx, caller.app.ownerId, credits, at);
          return row;
        })
        .catch(async (error: unknown) => {
          if (!(error instanceof TakenError)) throw error;
          return null;
        });
      // Whoever was quicker works on it, here or in another process.
      if (!stored) return sameRun(await requireOwn(runner, runId), values);
      const one = live.start(stored);
      void work({ one, runner, tool, items, ...(model && { model }) });
      return toRun(stored);
    },

    /** The run as it is, then what changes, until it is over or `signal` is aborted. */
    async *follow(runner: Runner, runId: string, signal: AbortSignal): AsyncGenerator<RunEvent> {
      const stored = await requireOwn(runner, runId);
      const one = live.find(stored.appId, runId);
      if (one) return yield* live.follow(one, signal);
      // It runs in another process, or is over: what is stored tells.
      let known: ToolRun | null = null;
      while (!signal.aborted) {
        const row = await findRun(db, stored.appId, runId);
        if (!row) return;
        const run = toRun(row);
        if (known === null) yield { type: 'run', run };
        else for (const block of changedBlocks(known, run)) yield { type: 'block', block };
        if (run.state !== 'loading') return yield { type: 'end', run };
        known = run;
        await sleep(lookEveryMs, undefined, { signal }).catch(() => undefined);
      }
    },

    /** Throws `run-not-found` for a run that is somebody else's. */
    requireOwn,

    /** Makes one block again, beside what the others are. Throws `run-busy`, `redo-limit-reached`, `run-not-found`. */
    async redo(runner: Runner, runId: string, blockId: string): Promise<void> {
      const stored = await requireOwn(runner, runId);
      const { tool } = await findTool(runner, { id: stored.toolId });
      const block = tool.blocks.find(({ id }) => id === blockId);
      if (!block) throw new AppError('run-not-found');
      const items = await readItems(db, runner, tool, stored.inputs);
      if (asksModel(block)) await requireModelShare(runner);
      const [pending] = pendingBlocks({ blocks: [block] });
      const before = stored.blocks.find((one) => one.blockId === blockId) ?? { ...pending!, state: 'failed' };
      const started = await beginAgain(runner, stored, withBlock(stored.blocks, pending!));
      void work({ one: live.start(started, { kind: 'redo', before: [before] }), runner, tool, items });
    },

    /** Checks a result again. Throws `run-busy`, `result-missing`, `redo-limit-reached`, `run-not-found`. */
    async validate(runner: Runner, runId: string): Promise<void> {
      const stored = await requireOwn(runner, runId);
      const { tool } = await findTool(runner, { id: stored.toolId });
      if (stored.state === 'loading') throw new AppError('run-busy');
      const before = blocksToCheck(tool, stored.blocks);
      if (stored.state !== 'success' || before.length === 0) throw new AppError('result-missing');
      if (tool.blocks.some(({ checks }) => checks.judgement.trim() !== '')) await requireModelShare(runner);
      const pending = before.map((block): BlockResult => ({ ...block, state: 'pending', problem: null }));
      const items = await readItems(db, runner, tool, stored.inputs);
      const started = await beginAgain(runner, stored, pending.reduce(withBlock, stored.blocks));
      void work({ one: live.start(started, { kind: 'validate', before }), runner, tool, items });
    },

    async cancel(runner: Runner, runId: string): Promise<ToolRun> {
      const stored = await requireOwn(runner, runId);
      const one = live.find(stored.appId, runId);
      one?.abort.abort(new Error('cancelled'));
      const ending = one ? endingOf(one, { kind: 'cancelled' }) : endingOfStored(stored, 'cancelled');
      const ended = await end(stored, ending);
      return toRun(ended ?? (await findRun(db, stored.appId, runId)) ?? stored);
    },

    listItems: (runner: Runner, tool: ToolDocument, fieldId: string) => listItems(db, runner, tool, fieldId),

    async listOwn(runner: Runner, tool: ToolDocument) {
      const { id: appId } = runner.caller.app;
      const rows = await listRuns(db, appId, tool.id, storedCaller(runner), listed);
      return { items: rows.map(toRun), left: await limits.left(runner, tool) };
    },

    left: limits.left,

    /** From now on ends runs whose process is gone; they cost nothing. */
    start() {
      sweeping = setInterval(
        () => void endOrphans().catch((err: unknown) => log.error({ err }, 'runs were not swept')),
        sweepEveryMs,
      );
      sweeping.unref();
      void endOrphans().catch((err: unknown) => log.error({ err }, 'runs were not swept'));
    },

    /** Ends what this process works on. */
    async stopAll(): Promise<void> {
      clearInterval(sweeping);
      await Promise.all(
        live.all().map((one) => {
          one.abort.abort(new Error('the server is stopping'));
          const problem = problemOf(new AppError('run-interrupted'));
          return end(one.stored, endingOf(one, { kind: 'failed', problem })).catch(() => null);
        }),
      );
    },
  };
}

class TakenError extends Error {}

function sameRun(stored: StoredRun, values: Record<string, unknown>): ToolRun {
  if (!equalJson(stored.inputs as Json, values as Json)) throw new AppError('run-exists');
  return toRun(stored);
}

const changedBlocks = (before: ToolRun, after: ToolRun): BlockResult[] =>
  after.blocks.filter((block, at) => JSON.stringify(block) !== JSON.stringify(before.blocks[at]));
