import { type SpendDimension, spendDimensions } from '@whittle/contract/spend/spend';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { CapStates } from './cap-states.tsx';
import { InstallationCapsForm, OwnCapsForm } from './caps-form.tsx';
import { csvAddress, type SpendFilter, useSpendReport } from './spend.requests.ts';
import { SpendDifferences } from './spend-differences.tsx';
import { SpendTable } from './spend-table.tsx';
import { spendTexts as texts } from './spend.texts.ts';

type Whose = 'mine' | 'everybody';
const whose = [
  { value: 'mine', label: texts.mine },
  { value: 'everybody', label: texts.everybody },
] as const;

/** What an address says may be anything. */
const dayIn = (written: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(written ?? '') ? written! : '');

/** The bill with its filters and limits: one's own, and for platform admins everybody's. */
export function Spending({ isAdmin }: { isAdmin: boolean }) {
  const [query] = useSearchParams();
  const [view, setView] = useState<Whose>(query.get('of') === 'everybody' ? 'everybody' : 'mine');
  const [filter, setFilter] = useState<SpendFilter>({ by: 'day', from: dayIn(query.get('from')), to: '' });
  const isOfAll = isAdmin && view === 'everybody';
  const report = useSpendReport(isOfAll, filter);
  const set = (change: Partial<SpendFilter>) => setFilter((before) => ({ ...before, ...change }));
  const dimensions = spendDimensions.filter((one) => isOfAll || one !== 'account');
  const { data } = report;
  return (
    <div className="flex flex-col gap-8">
      {isAdmin && (
        <div className="self-start">
          <Segmented<Whose>
            label={texts.whose}
            value={view}
            onChange={(next) => {
              setView(next);
              if (next === 'mine' && filter.by === 'account') set({ by: 'day' });
            }}
            options={whose}
          />
        </div>
      )}
      {data && <CapStates states={data.month} currency={data.currency} />}
      <section aria-label={texts.title} className="flex flex-col gap-4">
        <div role="search" aria-label={texts.by} className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4">
          <Field label={texts.by}>
            <Select value={filter.by} onChange={({ target }) => set({ by: target.value as SpendDimension })}>
              {dimensions.map((one) => (
                <option key={one} value={one}>
                  {texts.dimensions[one]}
                </option>
              ))}
            </Select>
          </Field>
          <Button
            icon={<Download aria-hidden size={16} />}
            className="justify-self-start sm:order-last"
            onClick={() => downloadFile(csvAddress(isOfAll, filter), '')}
          >
            {texts.download}
          </Button>
          <Field label={texts.from}>
            <Input
              type="date"
              value={filter.from || (data?.from ?? '')}
              max={filter.to || undefined}
              onChange={({ target }) => set({ from: target.value })}
            />
          </Field>
          <Field label={texts.until}>
            <Input
              type="date"
              value={filter.to || (data?.to ?? '')}
              min={filter.from || undefined}
              onChange={({ target }) => set({ to: target.value })}
            />
          </Field>
        </div>
        {report.isPending && <RowsToCome rows={5} />}
        {report.isError && (
          <RetryNotice label={texts.retry} onRetry={report.refetch}>
            {texts.loadFailed} {sentenceOf(report.error)}
          </RetryNotice>
        )}
        {data && !report.isError && data.rows.length === 0 && <p className="text-ink-2">{texts.empty}</p>}
        {data && !report.isError && data.rows.length > 0 && <SpendTable report={data} by={filter.by} />}
        {data && !report.isError && <SpendDifferences differences={data.differences} currency={data.currency} />}
      </section>
      {isOfAll ? data && <InstallationCapsForm currency={data.currency} /> : <OwnCapsForm />}
    </div>
  );
}
