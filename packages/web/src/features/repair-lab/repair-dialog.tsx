import type { FileRepair, RepairEntry, RepairResult } from '@whittle/contract/repair-lab/repair-lab';
import { count } from '../../lib/numbers.ts';
import { inShownLanguage } from '../../lib/sentences.ts';
import { costOf } from './cost-of.ts';
import { duration } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DiffView } from '../../ui/diff-view.tsx';
import { Notice } from '../../ui/notice.tsx';
import { IssueList } from './issue-list.tsx';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

type RepairDialogProps = {
  result: RepairResult;
  onApply: () => void;
  /** Only the newest version can be changed. */
  isNewest: boolean;
  isApplying: boolean;
  problem: string | null;
  onClose: () => void;
};

/** 'Repair Results & Process Details' (VALID-02, VALID-09 to VALID-11), with the button that applies the copy. */
export function RepairDialog({ result, onApply, isNewest, isApplying, problem, onClose }: RepairDialogProps) {
  const { initialIssues, unresolvedIssues, repairProcessDetails, appBundle } = result;
  const fixed = initialIssues.length - unresolvedIssues.length;
  return (
    <Dialog
      isOpen
      isTall
      width="wide"
      onOpenChange={onClose}
      title={texts.repairTitle}
      description={`${texts.fixedOf(fixed, initialIssues.length)}, ${texts.rounds(result.iterationsPerformed)}`}
      footer={
        appBundle.files.length === 0 ? (
          <p className="text-ink-2">{texts.nothingToApply}</p>
        ) : !isNewest ? (
          <p className="text-ink-2">{texts.olderVersion}</p>
        ) : (
          <Button variant="filled" isBusy={isApplying} onClick={onApply}>
            {texts.apply}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {problem && <Notice kind="danger">{problem}</Notice>}
        {result.model === null && <Notice kind="info">{texts.noModel}</Notice>}
        <Facts result={result} />
        {repairProcessDetails.map((detail) => (
          <FileDetails key={detail.fileId} detail={detail} result={result} />
        ))}
        {unresolvedIssues.length > 0 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-medium">{texts.unresolved}</h3>
            <IssueList issues={unresolvedIssues} label={texts.unresolved} />
          </section>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ result }: { result: RepairResult }) {
  const { model, usage, timingBreakdown, executionTimeMs } = result;
  const facts: [string, string][] = [
    [texts.model, model ?? texts.none],
    [texts.took, duration(executionTimeMs)],
    [texts.repairing, duration(timingBreakdown.repairOnlyTimeMs)],
    [texts.applying, duration(timingBreakdown.applyingActionsMs)],
    [texts.tokens, texts.tokensOf(usage.promptTokens, usage.completionTokens)],
    [texts.cost, costOf(result)],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="tabular min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FileDetails({ detail, result }: { detail: FileRepair; result: RepairResult }) {
  const { fileId, initialIssueCount, finalIssueCount, totalProcessingTimeMs, ruleBasedRepairs, aiRepairs } = detail;
  const change = result.appBundle.files.find((file) => file.fileId === fileId);
  return (
    <section aria-label={fileId} className="flex flex-col gap-2 border-t border-line pt-4">
      <header className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="type-code min-w-0 font-medium break-words">{fileId}</h3>
        <span className="tabular ms-auto text-ink-2">
          {texts.issuesOf(initialIssueCount, finalIssueCount)} · {duration(totalProcessingTimeMs)}
        </span>
      </header>
      <ul className="flex flex-col gap-2">
        {[...ruleBasedRepairs, ...aiRepairs].map((entry, index) => (
          <Entry key={index} entry={entry} />
        ))}
      </ul>
      {change && (
        <details>
          <summary className="cursor-pointer py-1 text-accent-text">{texts.changes}</summary>
          <div className="max-h-80 overflow-hidden rounded-control border border-line">
            <DiffView oldCode={change.before ?? ''} newCode={change.after ?? ''} label={fileId} />
          </div>
        </details>
      )}
    </section>
  );
}

function Entry({ entry }: { entry: RepairEntry }) {
  return (
    <li className="break-words">
      <p>{entry.issueMessage}</p>
      <p className="type-meta tabular text-ink-3">
        <span className={entry.success ? 'text-success' : 'text-danger'}>
          {entry.success ? texts.success : texts.failure}
        </span>
        {` · ${entry.modelUsed ?? texts.byRule} · ${entry.detectorId} · ${duration(entry.processingTimeMs)}`}
      </p>
      {entry.errorMessage && <p className="text-ink-2">{inShownLanguage(entry.errorMessage)}</p>}
      {entry.prompt && (
        <details>
          <summary className="type-meta cursor-pointer py-1 text-accent-text">
            {texts.prompt} ({count(entry.prompt.length)})
          </summary>
          <pre className="type-code max-h-60 overflow-auto rounded-control bg-sunken p-3 whitespace-pre-wrap">
            {entry.prompt}
          </pre>
        </details>
      )}
    </li>
  );
}
