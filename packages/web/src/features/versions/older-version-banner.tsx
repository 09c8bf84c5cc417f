import { History } from 'lucide-react';
import { clockTime, dayName, exactTime } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { timeOfVersion } from './version-time.ts';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

type OlderVersionBannerProps = {
  versionId: string;
  /** What became of the latest version meanwhile: it is being changed, or there is a newer one than before. */
  news: LatestNews;
  onLatest: () => void;
  onRevert: (() => void) | null;
};
export type LatestNews = { kind: 'working' } | { kind: 'ready'; versionId: string } | null;

/** While the stage shows an older version: which one, the way back, and what happens to the latest one (VER-04, VER-22). */
export function OlderVersionBanner({ versionId, news, onLatest, onRevert }: OlderVersionBannerProps) {
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
        {news ? (
          <span className="ms-2">{newsSentence(news)}</span>
        ) : (
          <span className="ms-2 text-ink-2 max-sm:hidden">{texts.readOnly}</span>
        )}
      </p>
      {onRevert && (
        <Button size="small" onClick={onRevert}>
          {texts.restore}
        </Button>
      )}
      <Button size="small" variant={news?.kind === 'ready' ? 'filled' : 'outlined'} onClick={onLatest}>
        {texts.toLatest}
      </Button>
    </div>
  );
}

function newsSentence(news: NonNullable<LatestNews>): string {
  if (news.kind === 'working') return texts.latestInWork;
  return texts.latestReady(clockTime(timeOfVersion(news.versionId)));
}
