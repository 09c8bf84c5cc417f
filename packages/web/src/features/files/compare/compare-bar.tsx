import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { keyNames } from '../../../core/commands/key-combination.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { AfterAMoment } from '../../../ui/skeleton.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import type { Comparison } from './use-comparison.ts';
import { VersionChoice } from './version-choice.tsx';

type CompareBarProps = { comparison: Comparison; onStep: (step: 1 | -1) => void; onClose: () => void };

/** Above a file that is compared: with what, how much differs, and the way from place to place. */
export function CompareBar({ comparison, onStep, onClose }: CompareBarProps) {
  const { compared, changes, hasFailed, hasNoVersions, retry } = comparison;
  if (hasFailed)
    return (
      <div className="p-2">
        <RetryNotice label={texts.retry} onRetry={retry}>
          {texts.compareFailed}
        </RetryNotice>
      </div>
    );
  const hasChanges = compared !== null && changes > 0;
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface px-4 py-1">
      {hasNoVersions ? (
        <p className="text-ink-2">{texts.noVersions}</p>
      ) : (
        <>
          <span className="text-ink-2 max-sm:sr-only">{texts.comparedWith}</span>
          <VersionChoice comparison={comparison} />
        </>
      )}
      <p role="status" className="type-meta tabular text-ink-2">
        {compared ? summaryOf(comparison) : !hasNoVersions && <AfterAMoment>{texts.compareLoading}</AfterAMoment>}
      </p>
      <div className="ms-auto flex">
        <IconButton
          label={texts.previousChange}
          keys={keyNames('shift+F7').join(' ')}
          icon={<ArrowUp aria-hidden size={16} />}
          aria-disabled={!hasChanges || undefined}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={texts.nextChange}
          keys="F7"
          icon={<ArrowDown aria-hidden size={16} />}
          aria-disabled={!hasChanges || undefined}
          onClick={() => onStep(1)}
        />
        <IconButton
          label={texts.closeCompare}
          keys={keyNames('escape').join(' ')}
          icon={<X aria-hidden size={16} />}
          onClick={onClose}
        />
      </div>
    </div>
  );
}

function summaryOf({ changes, isThere }: Comparison): string {
  if (!isThere) return texts.notInVersion;
  return changes === 0 ? texts.noChanges : texts.changesSince(changes);
}
