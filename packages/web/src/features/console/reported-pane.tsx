import { placeOfDetails } from '@whittle/domain/preview/error-place';
import { exactTime, lastChange } from '../../lib/times.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { consoleTexts as texts } from './console.texts.ts';
import { EmptyPane } from './empty-pane.tsx';
import { type OpenPlace, PlaceLink } from './place-link.tsx';
import { useReportedErrors } from './reported-errors.requests.ts';

/** What visitors of the published app met, and the previews before: newest first, with its place in the code (RUN-07). */
export function ReportedPane({ appId, onOpen }: { appId: string; onOpen: OpenPlace }) {
  const reports = useReportedErrors(appId);
  if (reports.isError) {
    return (
      <div className="p-3">
        <RetryNotice label={texts.retry} onRetry={() => reports.refetch()}>
          {texts.reportsFailed}
        </RetryNotice>
      </div>
    );
  }
  if (!reports.data) {
    return (
      <div aria-busy className="flex flex-col gap-2 p-4">
        <Skeleton className="h-5 w-64" />
        <Skeleton className="h-5 w-56" />
      </div>
    );
  }
  if (reports.data.items.length === 0) return <EmptyPane title={texts.noReports} text={texts.noReportsText} />;
  const now = new Date();
  return (
    <ul aria-label={texts.tabs.reported}>
      {reports.data.items.map(({ id, title, details, componentName, createdAt }) => {
        const place = placeOfDetails(details);
        return (
          <li key={id} className="flex flex-wrap items-start gap-x-3 border-b border-line px-4 py-1.5">
            <span className="min-w-0 flex-1 basis-60 break-words">
              {title}
              {componentName && <span className="type-meta ms-2 text-ink-2">{texts.component(componentName)}</span>}
            </span>
            {place && <PlaceLink place={place} onOpen={onOpen} isWhole />}
            <time dateTime={createdAt} title={exactTime(createdAt)} className="type-meta tabular py-0.5 text-ink-2">
              {lastChange(createdAt, now)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}
