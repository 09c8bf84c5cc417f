import { createHash } from 'node:crypto';
import type { VersionId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import type { LabApp, RepairResult, RepairVersion, Validation } from '@whittle/contract/repair-lab/repair-lab';
import { isModule } from '@whittle/domain/files/file-kinds';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import type { Files, VersionFiles } from '../../core/app-files/version-files.ts';
import { listVersions } from '../../core/app-files/versions.store.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { FindAppProblems } from '../../core/checks/find-app-problems.ts';
import { askModel } from '../../core/models/ask-model.ts';
import { AppError } from '../../http/app-error.ts';
import { detectorsOf, issuesOf, toLabIssue } from './lab-issues.ts';
import { repairFiles } from './repair-files.ts';
import { type FileChange, findEmail, findRepair, forgetRepair, keepRepair } from './repair-lab.store.ts';
import { repairInstructions } from './repair-request.ts';

type Deps = Pick<Adapters, 'clock' | 'db' | 'models'> & {
  versionFiles: Pick<VersionFiles, 'read'>;
  findProblems: FindAppProblems;
  /** What the bill says of the requests that were made under an id. */
  costOfRun(runId: string): Promise<RepairResult['cost']>;
  /** Writes files as a new version; throws `file-changed` where one is not as it was, `turn-running`. */
  changeFiles(app: App, changes: readonly FileChange[], text: string): Promise<{ versionId: VersionId }>;
};

export type RepairLab = ReturnType<typeof createRepairLab>;

/** Validates any version of an app, repairs a copy of it, and applies the copy when asked (VALID-01 to VALID-13). */
export function createRepairLab(deps: Deps) {
  const { clock, db, models, versionFiles, findProblems, costOfRun, changeFiles } = deps;

  /** Throws `version-not-found`. `latest` names the newest version. */
  const filesOf = async (app: App, version: string): Promise<{ versionId: VersionId; files: Files }> => {
    const versionId = version === 'latest' ? app.latestVersionId : version;
    const files = versionId && (await versionFiles.read(app.id, versionId));
    if (!versionId || !files) throw new AppError('version-not-found');
    return { versionId, files };
  };

  /** Null where only the built-in builder answers and none is named. Throws `model-missing` for a name without a provider. */
  const modelFor = async (name: string | null) => {
    if (name === null) {
      const current = await models.current('repair');
      return current.isBuiltIn ? null : current;
    }
    const named = await models.named(name);
    if (named === null) throw new AppError('model-missing');
    return named;
  };

  return {
    async app({ id, name, ownerId, latestVersionId }: App): Promise<LabApp> {
      const [owner, versions] = await Promise.all([
        findEmail(db, ownerId),
        listVersions(db, id, { limit: limits.labVersions }),
      ]);
      return {
        ...{ id, name, owner, latestVersionId },
        versions: versions.map((one) => ({ id: one.id, timestamp: one.createdAt.toISOString() })),
      };
    },

    async validate(app: App, version: string): Promise<Validation> {
      const { versionId, files } = await filesOf(app, version);
      const startedAt = performance.now();
      const problems = issuesOf(await findProblems(files));
      return {
        versionId,
        issues: problems.map(toLabIssue),
        detectors: detectorsOf(problems),
        filesChecked: [...files.keys()].filter(isModule).length,
        executionTimeMs: performance.now() - startedAt,
      };
    },

    /**
     * Who asks for it pays for it: an owner's limits are for what they do themselves. `stop` ends it, and the model's answer.
     *
     * Throws `repair-without-issues`, `version-not-found`, and what says that the model cannot be asked at all.
     */
    async repair(
      app: App,
      version: string,
      { iterations, model: name }: RepairVersion,
      accountId: string,
      stop: AbortSignal,
    ): Promise<RepairResult> {
      const startedAt = performance.now();
      const { versionId, files } = await filesOf(app, version);
      if (issuesOf(await findProblems(files)).length === 0) throw new AppError('repair-without-issues');
      const model = await modelFor(name);
      const id = newId();
      const payer = { kind: 'lab' as const, appId: app.ownerId === accountId ? app.id : null, accountId, runId: id };
      const usage = { promptTokens: 0, completionTokens: 0 };
      let answers: RepairResult['answers'] = null;
      const ask = async (prompt: string) => {
        const askedAt = performance.now();
        const answer = await askModel(
          { current: () => Promise.resolve(model!) },
          { system: repairInstructions, prompt },
          { timeoutMs: limits.labAnswerTimeoutMs, payer, stop },
        );
        usage.promptTokens += answer.usage.promptTokens;
        usage.completionTokens += answer.usage.completionTokens;
        answers = {
          totalMs: (answers?.totalMs ?? 0) + performance.now() - askedAt,
          firstWordMs: answers?.firstWordMs ?? answer.firstWordMs,
        };
        return answer;
      };
      const done = await repairFiles(files, {
        iterations,
        find: findProblems,
        ask: model && ask,
        modelName: model?.model ?? null,
      });
      const repairOnlyTimeMs = performance.now() - startedAt;
      const changes = changesBetween(files, done.files);
      await keepRepair(db, { id, appId: app.id, baseVersionId: versionId, changes }, clock.now());
      const applyingActionsMs = performance.now() - startedAt - repairOnlyTimeMs;
      return {
        initialIssues: done.initial.map(toLabIssue),
        unresolvedIssues: done.unresolved.map(toLabIssue),
        repairProcessDetails: done.details,
        repairedFiles: done.details
          .filter(({ initialIssueCount, finalIssueCount }) => finalIssueCount < initialIssueCount)
          .map(({ fileId, initialIssueCount, finalIssueCount }) => ({
            fileId,
            issuesFixed: initialIssueCount - finalIssueCount,
          })),
        iterationsPerformed: done.iterationsPerformed,
        previousVersionId: versionId,
        timingBreakdown: { repairOnlyTimeMs, applyingActionsMs },
        executionTimeMs: performance.now() - startedAt,
        appBundle: { id, files: changes.map(({ file, ...texts }) => ({ fileId: file, ...texts })) },
        inputHash: hashOf(files),
        model: model?.model ?? null,
        modelFailure: done.modelFailure?.code ?? null,
        usage,
        answers,
        cost: model && (await costOfRun(id)),
      };
    },

    /** Throws `repair-gone`, `repair-superseded`, `turn-running`. */
    async apply(app: App, repairId: string): Promise<{ versionId: VersionId }> {
      const repair = await findRepair(db, app.id, repairId, clock.now());
      if (!repair) throw new AppError('repair-gone');
      if (app.latestVersionId !== repair.baseVersionId) throw new AppError('repair-superseded');
      const count = repair.changes.length;
      const text = `Applied a repair to ${count} ${count === 1 ? 'file' : 'files'}.`;
      const applied = await changeFiles(app, repair.changes, text).catch((error: unknown) => {
        const isChanged = error instanceof AppError && error.code === 'file-changed';
        throw isChanged ? new AppError('repair-superseded', { cause: error }) : error;
      });
      await forgetRepair(db, repairId);
      return { versionId: applied.versionId };
    },
  };
}

/** The same for equal files under equal names. */
const hashOf = (files: Files): string =>
  createHash('sha256')
    .update(JSON.stringify([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 12);

function changesBetween(before: Files, after: Files): FileChange[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .map((file) => ({ file, before: before.get(file) ?? null, after: after.get(file) ?? null }))
    .filter((change) => change.before !== change.after);
}
