import { History } from 'lucide-react';
import { clockTime, dayName, exactTime } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { timeOfVersion } from './version-time.ts';
import { versionTexts as texts } from './versions.texts.ts';

type OlderVersionBannerProps = { versionId: string; onLatest: () => void; onRevert: (() => void) | null };

/** Above the stage while it shows an older version: which one, and the way back. */
export function OlderVersionBanner({ versionId, onLatest, onRevert }: OlderVersionBannerProps) {
  const madeAt = timeOfVersion(versionId);
  return (
    <div
      role="status"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 bg-warning-soft px-4 py-1.5 max-sm:px-3"
    >
      <History aria-hidden size={16} className="text-warning" />
      <p className="min-w-0 flex-1">
        <time dateTime={madeAt} title={exactTime(madeAt)} className="tabular font-semibold">
          {texts.versionOf(`${dayName(madeAt, new Date())}, ${clockTime(madeAt)}`)}
        </time>
        <span className="ms-2 text-ink-2 max-sm:hidden">{texts.readOnly}</span>
      </p>
      {onRevert && (
        <Button size="small" onClick={onRevert}>
          {texts.restore}
        </Button>
      )}
      <Button size="small" onClick={onLatest}>
        {texts.toLatest}
      </Button>
    </div>
  );
}
