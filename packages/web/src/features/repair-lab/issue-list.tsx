import type { LabIssue } from '@whittle/contract/repair-lab/repair-lab';
import { cx } from '../../lib/cx.ts';
import { repairLabTexts as texts } from './repair-lab.texts.ts';

const order = { error: 0, warning: 1, hint: 2 };

/** Issues by severity, each with its place and the detector that found it. */
export function IssueList({ issues, label }: { issues: readonly LabIssue[]; label: string }) {
  const sorted = issues.toSorted((a, b) => order[a.severity] - order[b.severity]);
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line border-y border-line">
      {sorted.map((issue, index) => (
        <li key={index} className="flex flex-col gap-x-4 gap-y-1 py-2 sm:flex-row sm:items-baseline">
          <span
            className={cx('w-20 shrink-0 font-medium', issue.severity === 'error' ? 'text-danger' : 'text-warning')}
          >
            {texts.severities[issue.severity]}
          </span>
          <span className="min-w-0 flex-1 break-words">
            {issue.message}
            <span className="type-code block text-ink-3">
              {issue.fileId}
              {issue.line !== null && `, ${texts.line(issue.line)}`}
            </span>
          </span>
          <span className="type-code shrink-0 text-ink-3">{issue.detectorId}</span>
        </li>
      ))}
    </ul>
  );
}
