import type { BatchReport } from '@whittle/contract/repair-lab/batches';
import { byteOrderMark, csvLine } from '@whittle/domain/entities/csv/write-csv';
import { amountOf } from '@whittle/domain/models/money';

const columns = ['detector', 'apps', 'found', 'repairer', 'given', 'fixed', 'questions', 'seconds', 'cost', 'currency'];

/** A line for each detector and repairer, then one for all detectors together, which has questions, time and cost. */
export function batchCsv({ detectors, scores, currency, apps, rulesMs }: BatchReport): string {
  const total = { found: 0, fixed: 0 };
  for (const { found, fixedByRules } of detectors) {
    total.found += found;
    total.fixed += fixedByRules;
  }
  const lines = [
    ...detectors.flatMap(({ detectorId, apps: inApps, found, fixedByRules, models }) => [
      [detectorId, inApps, found, 'rules', found, fixedByRules],
      ...models.map(({ model, given, fixed }) => [detectorId, inApps, found, model, given, fixed]),
    ]),
    ['all', apps.done, total.found, 'rules', total.found, total.fixed, 0, seconds(rulesMs), '0.000000', currency],
    ...scores.map(({ model, apps: inApps, given, fixed, questions, ms, costMicros }) => [
      ...['all', inApps, total.found, model, given, fixed, questions, seconds(ms)],
      ...[costMicros === null ? '' : amountOf(costMicros).toFixed(6), currency],
    ]),
  ];
  const filled = lines.map((line) => [...line, ...Array<string>(columns.length - line.length).fill('')]);
  return byteOrderMark + [columns, ...filled].map(csvLine).join('');
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
