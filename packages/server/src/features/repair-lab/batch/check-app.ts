import type { Problem } from '@whittle/domain/repairs/problem';
import { isModule } from '@whittle/domain/files/file-kinds';
import type { BatchAppResult } from '../../../adapters/database/schema.ts';
import { AppError } from '../../../http/app-error.ts';
import { type AskForRepair, isOfConnection, repairFiles } from '../repair-files.ts';

type Files = ReadonlyMap<string, string>;

/** `ask` is null where the model is not asked any more, and `problem` says why. */
export type BatchModel = { name: string; ask: AskForRepair; problem: string | null };

/** What ends the run, or the look at an app, in the middle of it; no answer of a model is to blame. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly by: 'withdrawn' | 'ended' | { cap: string };
  constructor(by: Interrupted['by']) {
    super('the look at this app was interrupted');
    this.by = by;
  }
}

type Checking = { iterations: number; find(files: Files): Promise<Problem[]>; models: readonly BatchModel[] };

/**
 * What is found in an app, what rules repair of it, and what each model repairs of the rest: every model begins with the
 * same files. What there is when a limit of money is reached is in `result`, with the limit in `cap`.
 */
export async function checkApp(
  files: Files,
  { iterations, find, models }: Checking,
): Promise<{ result: BatchAppResult; cap: string | null }> {
  const startedAt = performance.now();
  const byRules = await repairFiles(files, { iterations, find, ask: null, modelName: null });
  const left = countKinds(byRules.unresolved);
  const result: BatchAppResult = {
    filesChecked: [...files.keys()].filter(isModule).length,
    ms: performance.now() - startedAt,
    ...{ found: countKinds(byRules.initial), left, models: [] },
    filesLeft: new Set(byRules.unresolved.map(({ file }) => file)).size,
  };
  if (byRules.unresolved.length === 0) return { result, cap: null };
  for (const model of models) {
    const askedAt = performance.now();
    const entry = { model: model.name, problem: model.problem, left };
    try {
      if (model.problem === null) {
        const { name: modelName, ask } = model;
        const { unresolved } = await repairFiles(byRules.files, { iterations, find, ask, modelName });
        entry.left = countKinds(unresolved);
      }
    } catch (error) {
      if (error instanceof Interrupted && typeof error.by === 'object') return { result, cap: error.by.cap };
      if (!(error instanceof AppError) || !isOfConnection(error)) throw error;
      entry.problem = error.code;
    }
    result.models.push({ ...entry, ms: performance.now() - askedAt });
  }
  return { result, cap: null };
}

function countKinds(problems: readonly Problem[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of problems) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
