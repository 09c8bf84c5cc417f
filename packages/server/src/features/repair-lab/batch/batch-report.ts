import { type BatchReport, type BatchSummary, batchAppStates } from '@whittle/contract/repair-lab/batches';
import { limits } from '@whittle/contract/limits';
import { problemKinds } from '@whittle/domain/repairs/problem';
import type { BatchAppResult } from '../../../adapters/database/schema.ts';
import type { BatchSummaryRow, ListedApp, listQuestions } from './batches.store.ts';

type Counts = Readonly<Record<string, number>>;
type Questions = Awaited<ReturnType<typeof listQuestions>>;

export function toSummary({ batch, startedBy, apps, spentMicros }: BatchSummaryRow): BatchSummary {
  const { id, state, problem, createdAt, finishedAt, models, iterations, capMicros, currency } = batch;
  const inState = batchAppStates.map((one) => [one, Number(apps[one] ?? 0)]);
  return {
    ...{ id, state, problem, startedBy, models, iterations, capMicros, spentMicros, currency },
    ...{ createdAt: createdAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null },
    apps: Object.fromEntries(inState) as BatchSummary['apps'],
  };
}

/** The score of a run: sums over the apps that are done. */
export function toReport(row: BatchSummaryRow, apps: readonly ListedApp[], asked: Questions): BatchReport {
  const { models } = row.batch;
  const results = apps.flatMap(({ state, result }) => (state === 'done' && result ? [result] : []));
  const listed = apps.toSorted((a, b) => rank(a) - rank(b) || foundIn(b) - foundIn(a) || a.n - b.n);
  return {
    ...toSummary(row),
    filesChecked: sum(results, ({ filesChecked }) => filesChecked),
    rulesMs: sum(results, ({ ms }) => ms),
    detectors: problemKinds.flatMap((kind) => lineOf(kind, results, models)),
    scores: models.map((model) => {
      const entries = results.flatMap((one) => one.models.filter((entry) => entry.model === model));
      const question = asked.find((one) => one.model === model);
      return {
        ...sumOf(problemKinds, results, model),
        apps: entries.filter(({ problem }) => problem === null).length,
        failedApps: entries.filter(({ problem }) => problem !== null).length,
        ms: sum(entries, ({ ms }) => ms),
        ...{ questions: question?.questions ?? 0, costMicros: question?.costMicros ?? null },
      };
    }),
    appItems: listed.slice(0, limits.batchAppsShown).map((app) => ({
      ...{ n: app.n, name: app.name, state: app.state, problem: problemOf(app), found: foundIn(app) },
      fixedByRules: app.result ? sum(Object.keys(app.result.found), (kind) => fixedByRules(app.result!, kind)) : 0,
    })),
    isCut: listed.length > limits.batchAppsShown,
  };
}

function lineOf(kind: string, results: readonly BatchAppResult[], models: readonly string[]): BatchReport['detectors'] {
  const seen = results.filter(({ found, left }) => of(found, kind) + of(left, kind) > 0);
  if (seen.length === 0) return [];
  return [
    {
      ...{ detectorId: kind, apps: seen.length, found: sum(seen, ({ found }) => of(found, kind)) },
      fixedByRules: sum(seen, (one) => fixedByRules(one, kind)),
      models: models.map((model) => sumOf([kind], seen, model)),
    },
  ];
}

/** What a model was given of some kinds and what it repaired; apps in which its connection failed count for nothing. */
function sumOf(kinds: readonly string[], results: readonly BatchAppResult[], model: string) {
  let given = 0;
  let fixed = 0;
  for (const { left, models } of results) {
    const entry = models.find((one) => one.model === model && one.problem === null);
    if (!entry) continue;
    for (const kind of kinds) {
      given += of(left, kind);
      fixed += Math.max(0, of(left, kind) - of(entry.left, kind));
    }
  }
  return { model, given, fixed };
}

const of = (counts: Counts, kind: string): number => counts[kind] ?? 0;
const fixedByRules = ({ found, left }: BatchAppResult, kind: string) => Math.max(0, of(found, kind) - of(left, kind));
const foundIn = ({ result }: ListedApp): number => (result ? sum(Object.values(result.found), (n) => n) : 0);
/** Of an app that was looked at, the connection that failed. */
const problemOf = ({ problem, result }: ListedApp): string | null =>
  problem ?? result?.models.find((one) => one.problem !== null)?.problem ?? null;
const rank = (app: ListedApp): number => {
  if (app.state === 'running') return 0;
  return problemOf(app) === null ? 2 : 1;
};
const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((all, item) => all + value(item), 0);
