import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

type WorkingVersionBannerProps = { onNewest: () => void; onRevert: (() => void) | null };

/** Above the stage while it runs an earlier version, because the newest one is broken. Rule: REPAIR-14. */
export function WorkingVersionBanner({ onNewest, onRevert }: WorkingVersionBannerProps) {
  return (
    <div
      role="status"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-warning-soft px-4 py-1.5 max-sm:px-3"
    >
      <TriangleAlert aria-hidden size={16} className="shrink-0 text-warning" />
      <p className="min-w-0 flex-1 max-sm:basis-4/5">{texts.lastWorking}</p>
      <Button size="small" onClick={onNewest}>
        {texts.showNewest}
      </Button>
      {onRevert && (
        <Button size="small" onClick={onRevert}>
          {texts.backToWorking}
        </Button>
      )}
    </div>
  );
}
