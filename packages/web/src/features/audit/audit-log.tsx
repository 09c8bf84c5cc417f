import { useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { auditFilter } from './audit-filter.ts';
import { AuditFilters, type AuditForm, noFilter } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { useAuditLog } from './audit.requests.ts';
import { auditTexts as texts } from './audit.texts.ts';

/** The log with its filters, newest first. */
export function AuditLog() {
  const [form, setForm] = useState<AuditForm>(noFilter);
  const filter = auditFilter(useSettled(form));
  const { data, isPending, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useAuditLog(filter);
  const entries = data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  const now = new Date();

  return (
    <div className="flex flex-col gap-4">
      <AuditFilters form={form} onChange={setForm} />
      {isError && (
        <Notice
          kind="danger"
          action={
            <Button size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        >
          {texts.loadFailed}
        </Notice>
      )}
      {isPending && (
        <AfterAMoment>
          <div aria-busy className="flex flex-col gap-2">
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} className="h-14" />
            ))}
          </div>
        </AfterAMoment>
      )}
      {data && entries.length === 0 && (
        <div className="flex flex-wrap items-center gap-3 text-ink-2">
          {isFiltered ? texts.noMatches : texts.empty}
          {isFiltered && (
            <Button size="small" onClick={() => setForm(noFilter)}>
              {texts.clearFilters}
            </Button>
          )}
        </div>
      )}
      {entries.length > 0 && (
        <ul className="-mx-2 border-t border-line">
          {entries.map((entry) => (
            <AuditRow key={entry.seq} entry={entry} now={now} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button className="self-start" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.older}
        </Button>
      )}
    </div>
  );
}
