import type { RepairResult } from '@whittle/contract/repair-lab/repair-lab';
import { count } from '../../lib/numbers.ts';
import { money } from '../../lib/money.ts';
import { duration } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CompareChanges } from './compare-changes.tsx';
import { costOf } from './cost-of.ts';
import { repairLabTexts as texts } from './repair-lab.texts.ts';
import { type LabRun, whoRepaired } from './use-repair-lab.ts';

type CompareDialogProps = { usual: LabRun; custom: LabRun; onOpen: (run: LabRun) => void; onClose: () => void };

const fixedBy = (one: RepairResult) => one.initialIssues.length - one.unresolvedIssues.length;

const rows: [label: string, value: (result: RepairResult) => string][] = [
  [texts.input, ({ inputHash }) => inputHash],
  [texts.fixed, (one) => count(fixedBy(one))],
  [texts.left, (one) => count(one.unresolvedIssues.length)],
  [texts.filesChanged, (one) => count(one.appBundle.files.length)],
  [texts.iterations, (one) => count(one.iterationsPerformed)],
  [texts.took, (one) => duration(one.executionTimeMs)],
  [texts.firstWord, ({ answers }) => (answers ? duration(answers.firstWordMs) : texts.none)],
  [texts.speed, ({ answers, usage }) => (answers ? texts.perSecond(speedOf(answers, usage)) : texts.none)],
  [texts.tokens, ({ usage }) => texts.tokensOf(usage.promptTokens, usage.completionTokens)],
  [texts.cost, costOf],
  [
    texts.costPerFix,
    (one) => (one.cost && fixedBy(one) > 0 ? money(one.cost.amount / fixedBy(one), one.cost.currency) : texts.none),
  ],
];

const speedOf = ({ totalMs }: NonNullable<RepairResult['answers']>, { completionTokens }: RepairResult['usage']) =>
  Math.round(completionTokens / Math.max(0.001, totalMs / 1_000));

/** 'Model Comparison Results': two models on the same version, side by side (VALID-02). */
export function CompareDialog({ usual, custom, onOpen, onClose }: CompareDialogProps) {
  const sides = [usual, custom];
  const [mine, other] = [usual.result, custom.result];
  return (
    <Dialog isOpen width="wide" onOpenChange={onClose} title={texts.compareTitle}>
      {mine && other && mine.inputHash !== other.inputHash && <Notice kind="warning">{texts.inputDiffers}</Notice>}
      <table className="w-full table-fixed text-start">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="w-28 text-start font-normal text-ink-3">
              {texts.model}
            </th>
            {sides.map((side, at) => (
              <th key={at} scope="col" className="py-2 pe-3 text-start font-medium break-words">
                {whoRepaired(side)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 pe-3 text-start font-normal text-ink-3">
                {label}
              </th>
              {sides.map(({ result }, at) => (
                <td key={at} className="tabular py-2 pe-3">
                  {result ? value(result) : texts.failed}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-3 pe-3 text-start align-top font-normal text-ink-3">
              {texts.results}
            </th>
            {sides.map((run, at) => (
              <td key={at} className="py-3 pe-3 align-top">
                {run.result ? (
                  <Button onClick={() => onOpen(run)}>{texts.results}</Button>
                ) : (
                  <p className="text-danger">{run.problem}</p>
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <CompareChanges sides={sides} />
    </Dialog>
  );
}
