import { useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { ListState } from '../../ui/list-state.tsx';
import { auditFilter } from './audit-filter.ts';
import { AuditFilters, type AuditForm, noFilter } from './audit-filters.tsx';
import { AuditRow } from './audit-row.tsx';
import { useAuditLog } from './audit.requests.ts';
import { auditTexts as texts } from './audit.texts.ts';

/** The log with its filters, newest first. */
export function AuditLog() {
  const [form, setForm] = useState<AuditForm>(noFilter);
  const filter = auditFilter(useSettled(form));
  const log = useAuditLog(filter);
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = Object.keys(filter).length > 0;
  const now = new Date();

  return (
    <div className="flex flex-col gap-4">
      <AuditFilters form={form} onChange={setForm} />
      <ListState
        query={log}
        isEmpty={entries.length === 0}
        empty={
          <>
            {isFiltered ? texts.noMatches : texts.empty}
            {isFiltered && (
              <Button size="small" onClick={() => setForm(noFilter)}>
                {texts.clearFilters}
              </Button>
            )}
          </>
        }
        texts={texts}
      >
        <ul className="-mx-2 border-t border-line">
          {entries.map((entry) => (
            <AuditRow key={entry.seq} entry={entry} now={now} />
          ))}
        </ul>
      </ListState>
    </div>
  );
}
