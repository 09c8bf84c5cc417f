import { setTimeout as sleep } from 'node:timers/promises';
import type { AppId } from '@whittle/contract/ids';
import { type ToolDocument, usualToolModel } from '@whittle/contract/tools/tool-document';
import type { GivenPassage } from '@whittle/domain/knowledge/source-prompt';
import { previewPrompt } from '@whittle/domain/tools/build-prompt';
import { fileNameOf } from '@whittle/domain/tools/value-references';
import { type Inputs, inputText } from '@whittle/domain/tools/visible-fields';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { LanguageModel, ModelUsage } from '../../../adapters/language-model/language-model.ts';
import { EgressError } from '../../../adapters/egress/egress.ts';
import { ModelError } from '../../../adapters/language-model/model-error.ts';
import { AppError } from '../../../http/app-error.ts';
import type { LiveRun, LiveRuns } from './live-runs.ts';
import { checkResult } from './check-result.ts';
import { type RunOptions, type RunSources, runTool } from './run-tool.ts';
import type { BlockTools } from './make-blocks.ts';
import type { DrawPicture } from './draw-picture.ts';
import { endingOf, type Ending, problemOf } from './run-ending.ts';
import type { Runner } from './runner.ts';
import { keepProgress, type StoredRun } from './runs.store.ts';
import type { ToolFiles } from './tool-files.service.ts';

type RecordQuery = { filter: Record<string, unknown>; max: number };

export type RunWorkDeps = Pick<Adapters, 'db' | 'clock' | 'models' | 'log' | 'egress'> & {
  toolFiles: Pick<ToolFiles, 'read'>;
  drawPicture: DrawPicture;
  /** Records of an entity as the runner may see them. Throws what the record API throws. */
  listRecords(runner: Runner, entity: string, query: RecordQuery): Promise<Record<string, unknown>[]>;
  /** Passages of data sources that fit a question and that the runner may find (TOOL-08). */
  findPassages(
    runner: Runner,
    contextItems: readonly string[],
    question: string,
    how: { isAlone: boolean },
  ): Promise<GivenPassage[]>;
  /** Counts what a run used of a model. */
  countUse(appId: AppId, model: string, usage: Pick<ModelUsage, 'promptTokens' | 'completionTokens'>): Promise<void>;
};

type Ended = { live: LiveRuns; end(stored: StoredRun, ending: Ending): Promise<StoredRun | null> };

type Job = {
  one: LiveRun;
  runner: Runner;
  tool: ToolDocument;
  /** Texts of what was chosen from earlier results, by field. */
  items: Readonly<Record<string, string>>;
  /** The model, where somebody asked for it already. */
  model?: Promise<LanguageModel>;
};

/**
 * How often a run that goes on is stored, which is its sign of life too: each second, and less often where this process
 * works on many, since each time the whole of it is written.
 */
const keepEveryMs = (runs: number): number => Math.min(10_000, Math.max(1_000, runs * 20));
/** A link is followed to see that somebody answers, not to read the page. */
const linkMaxBytes = 2_000_000;
const linkTimeoutMs = 5_000;

/** What is looked for in the data sources: what the person filled in, else what the tool asks. */
function questionOf({ fields, stages, settings }: ToolDocument, shown: Inputs): string {
  if (settings.aiQueryMethod === 'prompt') return previewPrompt(stages[0]!, shown);
  const filled = fields.map(({ id }) => inputText(shown[id])).filter((text) => text.trim() !== '');
  return filled.length > 0 ? filled.join('\n') : stages.map(({ prompt }) => prompt).join('\n');
}

/** Works until a run is over, whoever reads along. Never throws. */
export function createRunWork(deps: RunWorkDeps, { live, end }: Ended) {
  const { db, clock, models, log, egress, toolFiles, drawPicture, listRecords, findPassages, countUse } = deps;

  const toolsFor = ({ runner, tool, one }: Job): BlockTools => ({
    draw: (description, signal) => drawPicture({ runner, toolId: tool.id, runId: one.stored.id }, description, signal),
    listRecords: (entity, filter, max) => listRecords(runner, entity, { filter, max }),
    isTextTrusted: true,
    isThere: (address, signal) =>
      egress.fetch(address, { maxBytes: linkMaxBytes, timeoutMs: linkTimeoutMs }).then(
        ({ status }) => status < 400,
        (error: unknown) => {
          signal.throwIfAborted();
          // A page that is too long to be read is there.
          return error instanceof EgressError && error.code === 'address-answer-too-large';
        },
      ),
  });

  /** The model that an admin chose for the tool (ADMIN-01), else the one that is connected. */
  const modelOf = async (appId: AppId, { settings: { aiModel } }: ToolDocument): Promise<LanguageModel> =>
    (aiModel === usualToolModel ? null : await models.named(aiModel)) ??
    models.current('build', { kind: 'tool', appId });

  const sourcesOf = async (
    { appId, inputs }: StoredRun,
    { runner, tool, items }: Job,
    model: Pick<LanguageModel, 'isBuiltIn'>,
  ): Promise<RunSources> => {
    const { texts, pictures } = await toolFiles.read(appId, tool, inputs);
    const shown = Object.fromEntries(
      Object.entries(inputs).map(([id, value]) => [id, id in texts ? fileNameOf(inputText(value)) : value]),
    );
    const question = questionOf(tool, { ...shown, ...items });
    const how = { isAlone: model.isBuiltIn === true };
    const passages =
      tool.contextItems.length === 0 ? null : await findPassages(runner, tool.contextItems, question, how);
    return { shown: { ...shown, ...items }, asked: { ...inputs, ...texts, ...items }, pictures, passages, question };
  };

  const keepStored = async ({ stored, progress, abort, ended }: LiveRun): Promise<void> => {
    while (!ended.signal.aborted) {
      await sleep(keepEveryMs(live.all().length), undefined, { ref: false, signal: ended.signal }).catch(
        () => undefined,
      );
      if (ended.signal.aborted) return;
      const goesOn = await keepProgress(db, stored, progress, clock.now()).catch(() => true);
      if (!goesOn) abort.abort(new Error('the run was ended elsewhere'));
    }
  };

  const work = async (job: Job): Promise<void> => {
    const { one, tool } = job;
    const { stored, progress, abort, ended } = one;
    const before = { prompt: progress.promptTokens, completion: progress.completionTokens };
    const keeping = keepStored(one);
    let hasPictures = false;
    try {
      const model = await (job.model ?? modelOf(stored.appId, tool));
      const sources = await sourcesOf(stored, job, model);
      hasPictures = Object.keys(sources.pictures).length > 0;
      if (hasPictures && model.seesPictures === false && !model.isBuiltIn) throw new AppError('model-cannot-see');
      const run: RunOptions = {
        ...{ tool, sources, model, progress, signal: abort.signal, tools: toolsFor(job) },
        today: clock.now().toISOString().slice(0, 10),
        payer: {
          ...{ kind: 'tool' as const, appId: stored.appId, accountId: job.runner.caller.app.ownerId },
          ...{ toolId: tool.id, runId: stored.id },
        },
        onBlock: (block) => live.tell(one, block),
      };
      if (one.again?.kind === 'validate') await checkResult(run, one.again.before);
      else await runTool({ ...run, ...(one.again && { only: one.again.before[0]! }) });
      ended.abort();
      await end(stored, endingOf(one, { kind: 'done' }));
    } catch (error) {
      ended.abort();
      if (abort.signal.aborted) return;
      const problem = problemOf(expected(error, hasPictures));
      if (problem.code === 'internal') log.error({ err: error, appId: stored.appId, runId: stored.id }, 'a run failed');
      await end(stored, endingOf(one, { kind: 'failed', problem })).catch((err: unknown) =>
        log.error({ err, appId: stored.appId, runId: stored.id }, 'the end of a run was not stored'),
      );
    } finally {
      await keeping;
      if (progress.model !== null) {
        await countUse(stored.appId, progress.model, {
          promptTokens: progress.promptTokens - before.prompt,
          completionTokens: progress.completionTokens - before.completion,
        });
      }
    }
  };

  return {
    work,
    /** The model of a tool, for who wants it before the work begins. One that cannot be had fails the work, not its asking. */
    modelOf: (appId: AppId, tool: ToolDocument): Promise<LanguageModel> => {
      const model = modelOf(appId, tool);
      model.catch(() => undefined);
      return model;
    },
  };
}

/** What a person hears of a failure; anything unexpected is `internal`. */
function expected(error: unknown, hasPictures: boolean): AppError {
  if (error instanceof AppError) return error;
  if (!(error instanceof ModelError)) return new AppError('internal');
  // Providers refuse what their model cannot take like any other request that is wrong.
  return new AppError(error.code === 'model-refused' && hasPictures ? 'model-cannot-see' : error.code);
}
