import { limits } from '@whittle/contract/limits';
import { capScopes } from '@whittle/contract/spend/spend';
import type { FileRepair, RepairEntry } from '@whittle/contract/repair-lab/repair-lab';
import { parseReply, replyActions } from '@whittle/domain/chat/action-stream';
import { applyActions } from '@whittle/domain/chat/apply-actions';
import { type Problem, problemKey } from '@whittle/domain/repairs/problem';
import { repairByRules } from '@whittle/domain/repairs/repair-by-rules';
import { AppError } from '../../http/app-error.ts';
import { issuesOf } from './lab-issues.ts';
import { repairPrompt } from './repair-request.ts';

type Files = ReadonlyMap<string, string>;

/** What a model answers to a prompt, and which one did. Throws `AppError`. */
export type AskForRepair = (prompt: string) => Promise<{ text: string; model: string }>;

type Repairing = {
  iterations: number;
  find(files: Files): Promise<Problem[]>;
  /** Null where no model is connected: rules alone repair then. */
  ask: AskForRepair | null;
  /** Who was to answer; another one may have. */
  modelName: string | null;
};

export type RepairedFiles = {
  files: Files;
  initial: Problem[];
  unresolved: Problem[];
  details: FileRepair[];
  iterationsPerformed: number;
  /** Why the model was not asked any more. */
  modelFailure: AppError | null;
};

/** What makes no sense to try with the next file. */
const ofConnection = new Set<string>([
  ...['model-unknown', 'model-key-wrong', 'model-unreachable', 'model-missing', 'model-silent'],
  ...capScopes.map((scope) => `${scope}-cap-reached`),
]);
export const isOfConnection = ({ code }: AppError): boolean => ofConnection.has(code);

/**
 * Repairs files in rounds: rules first, then the model, one question per file. What a model changed is kept when fewer
 * issues are left than before; a round that changes nothing is the last. The files given stay as they are.
 *
 * A model that cannot be asked at all ends it with what is repaired until then. Throws its `AppError` where that is nothing.
 */
export async function repairFiles(
  given: Files,
  { iterations, find, ask, modelName }: Repairing,
): Promise<RepairedFiles> {
  const all = await find(given);
  const initial = issuesOf(all);
  const details = new Map<string, Detail>();
  const detailOf = (file: string): Detail => {
    const known = details.get(file) ?? { ms: 0, rules: [], model: [] };
    details.set(file, known);
    return known;
  };
  let state = { files: given, problems: all };
  let iterationsPerformed = 0;
  let modelFailure: AppError | null = null;

  const byRules = async () => {
    const startedAt = performance.now();
    const next = await repairByRules(state, { find, mayFix: ({ severity }) => severity !== 'hint' });
    const each = (performance.now() - startedAt) / Math.max(1, next.repairs.length);
    for (const { kind, file, message } of next.repairs) {
      const detail = detailOf(file);
      detail.ms += each;
      detail.rules.push({
        ...{ detectorId: kind, issueMessage: message, success: true, errorMessage: null },
        ...{ modelUsed: null, prompt: null, processingTimeMs: each },
        originalContent: state.files.get(file) ?? '',
        outputContent: next.files.get(file) ?? null,
      });
    }
    state = { files: next.files, problems: next.problems };
  };

  const byModel = async (file: string, issues: readonly Problem[], askModel: AskForRepair) => {
    const startedAt = performance.now();
    const prompt = repairPrompt(state.files, file, issues);
    const tried = await tryAnswer(state, prompt, askModel, find);
    const elapsed = performance.now() - startedAt;
    const left = new Set(tried.next?.problems.map(problemKey));
    const detail = detailOf(file);
    detail.ms += elapsed;
    for (const issue of issues) {
      const isFixed = tried.next !== null && !left.has(problemKey(issue));
      detail.model.push({
        ...{ detectorId: issue.kind, issueMessage: issue.message, success: isFixed },
        errorMessage: isFixed ? null : (tried.problem ?? 'The issue is still there after the change.'),
        ...{ modelUsed: tried.model ?? modelName, prompt, processingTimeMs: elapsed / issues.length },
        originalContent: state.files.get(file) ?? '',
        outputContent: tried.output?.get(file) ?? null,
      });
    }
    if (tried.next) state = tried.next;
  };

  while (iterationsPerformed < iterations && issuesOf(state.problems).length > 0) {
    const before = state.files;
    iterationsPerformed += 1;
    await byRules();
    if (ask) {
      try {
        for (const file of filesToAskAbout(state.problems)) {
          const issues = issuesOf(state.problems).filter((problem) => problem.file === file);
          if (issues.length > 0) await byModel(file, issues, ask);
        }
      } catch (error) {
        if (!(error instanceof AppError) || isSame(given, state.files)) throw error;
        modelFailure = error;
        break;
      }
    }
    if (isSame(before, state.files)) break;
  }

  const unresolved = issuesOf(state.problems);
  return {
    ...{ files: state.files, initial, unresolved, iterationsPerformed, modelFailure },
    details: [...details].map(([fileId, detail]) => toFileRepair(fileId, detail, initial, unresolved)),
  };
}

type State = { files: Files; problems: Problem[] };
type Tried = { next: State | null; output: Files | null; problem: string | null; model: string | null };

/** Asks, applies the answer to a copy and looks at the whole app again. */
async function tryAnswer(
  { files, problems }: State,
  prompt: string,
  ask: AskForRepair,
  find: (files: Files) => Promise<Problem[]>,
): Promise<Tried> {
  let text: string;
  let model: string;
  try {
    ({ text, model } = await ask(prompt));
  } catch (error) {
    if (!(error instanceof AppError) || isOfConnection(error)) throw error;
    return { next: null, output: null, problem: error.message, model: null };
  }
  const applied = applyActions(files, replyActions(parseReply(text, { ended: true })));
  if (applied.changed.length + applied.removed.length === 0) {
    const refused = applied.outcomes.find(({ ok }) => !ok)?.message;
    return { next: null, output: null, problem: refused ?? 'The answer changes no file.', model };
  }
  const left = await find(applied.files);
  if (!isBetter(problems, left))
    return {
      next: null,
      output: applied.files,
      problem: 'The change did not leave fewer issues, so it was taken back.',
      model,
    };
  return { next: { files: applied.files, problems: left }, output: applied.files, problem: null, model };
}

function isBetter(before: readonly Problem[], after: readonly Problem[]): boolean {
  const errors = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity === 'error').length;
  return issuesOf(after).length < issuesOf(before).length && errors(after) <= errors(before);
}

function filesToAskAbout(problems: readonly Problem[]): string[] {
  const counts = new Map<string, number>();
  for (const { file } of issuesOf(problems)) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limits.labFilesPerIteration)
    .map(([file]) => file);
}

const isSame = (before: Files, after: Files): boolean =>
  before.size === after.size && [...after].every(([path, content]) => before.get(path) === content);

type Detail = { ms: number; rules: RepairEntry[]; model: RepairEntry[] };

function toFileRepair(
  fileId: string,
  { ms, rules, model }: Detail,
  initial: readonly Problem[],
  unresolved: readonly Problem[],
): FileRepair {
  const countIn = (problems: readonly Problem[]) => problems.filter(({ file }) => file === fileId).length;
  const finalIssueCount = countIn(unresolved);
  return {
    ...{ fileId, initialIssueCount: countIn(initial), finalIssueCount, repairSuccess: finalIssueCount === 0 },
    ...{ totalProcessingTimeMs: ms, ruleBasedRepairs: rules, aiRepairs: model },
  };
}
