import { useState } from 'react';
import { useSettled } from '../../../lib/use-settled.ts';
import { Field, Input } from '../../../ui/field.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { PlanAccountRow } from './plan-account-row.tsx';
import { usePlanAccounts } from './plan-admin.requests.ts';
import { planAdminTexts as texts } from './plan-admin.texts.ts';

/** Who has which plan, the newest account first. */
export function PlanAccounts() {
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = usePlanAccounts(useSettled(search).trim());
  return (
    <div className="flex flex-col gap-4">
      <div role="search" className="max-w-form">
        <Field label={texts.search}>
          <Input
            type="search"
            value={search}
            placeholder={texts.searchPlaceholder}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Field>
      </div>
      {isError && (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed}
        </RetryNotice>
      )}
      {!data && !isError && <RowsToCome rows={5} />}
      {data?.items.length === 0 && <p className="text-ink-2">{texts.noAccounts}</p>}
      {data && data.items.length > 0 && (
        <ul className="border-t border-line">
          {data.items.map((account) => (
            <PlanAccountRow key={account.accountId} account={account} />
          ))}
        </ul>
      )}
      {data?.hasMore && <p className="text-ink-2">{texts.hasMore}</p>}
    </div>
  );
}
