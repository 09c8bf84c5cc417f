import type { Validation } from '@whittle/contract/repair-lab/repair-lab';
import { duration } from '../../lib/times.ts';
import { count } from '../../lib/numbers.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IssueList } from './issue-list.tsx';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

/** 'Validation Results' (VALID-02, VALID-08). */
export function ValidationDialog({ validation, onClose }: { validation: Validation; onClose: () => void }) {
  const { issues, detectors, filesChecked, executionTimeMs } = validation;
  return (
    <Dialog
      isOpen
      isTall
      width="wide"
      onOpenChange={onClose}
      title={texts.validationTitle}
      description={texts.found(issues.length, filesChecked, duration(executionTimeMs))}
    >
      <div className="flex flex-col gap-6">
        <IssueList issues={issues} label={texts.issues(issues.length)} />
        <section className="flex flex-col gap-2">
          <h3 className="font-medium">{texts.detectors}</h3>
          <ul className="type-code grid grid-cols-1 gap-x-6 text-ink-2 sm:grid-cols-2">
            {detectors.map(({ detectorId, issueCount }) => (
              <li key={detectorId} className="flex justify-between border-b border-line py-1">
                <span>{detectorId}</span>
                <span className="tabular">{count(issueCount)}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
