import { type BatchSummary, batchAppStates } from '@whittle/contract/repair-lab/batches';
import { amountOf } from '@whittle/domain/models/money';
import { Link } from 'react-router';
import { sentenceOf } from '../../../lib/api-error.ts';
import { money } from '../../../lib/money.ts';
import { exactTime } from '../../../lib/times.ts';
import { paths } from '../../../paths.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { BatchForm } from './batch-form.tsx';
import { useBatches } from './batch.requests.ts';
import { batchTexts as texts } from './batch.texts.ts';

const link = 'text-accent-text underline coarse:inline-flex coarse:min-h-11 coarse:items-center';

/** A new run, and those that there were. */
export function BatchOverview() {
  const { data, isPending, isError, error, refetch } = useBatches();
  if (isPending) return <RowsToCome rows={6} />;
  const running = data?.items.find(({ state }) => state === 'running');
  return (
    <div className="flex flex-col gap-8">
      {isError && (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed} {sentenceOf(error)}
        </RetryNotice>
      )}
      {data && (
        <section aria-labelledby="new-run" className="flex flex-col gap-3">
          <h2 id="new-run" className="type-heading">
            {texts.startHeading}
          </h2>
          {running ? (
            <p>
              {texts.runningNow}{' '}
              <Link to={paths.adminBatches.to(running.id)} className={link}>
                {texts.show}
              </Link>
            </p>
          ) : (
            <BatchForm {...data} />
          )}
        </section>
      )}
      {data && (
        <section aria-labelledby="runs" className="flex flex-col gap-3">
          <h2 id="runs" className="type-heading">
            {texts.runsHeading}
          </h2>
          {data.items.length === 0 ? (
            <p className="text-ink-2">{texts.noRuns}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {data.items.map((one) => (
                <Run key={one.id} run={one} />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

function Run({ run: { id, state, createdAt, models, apps, spentMicros, currency } }: { run: BatchSummary }) {
  const all = batchAppStates.reduce((sum, one) => sum + apps[one], 0);
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
      <Link to={paths.adminBatches.to(id)} className={link}>
        {exactTime(createdAt)}
      </Link>
      <span>{texts.states[state]}</span>
      <span className="min-w-0 flex-1 text-ink-2 wrap-anywhere">
        {models.length === 0 ? texts.rulesAlone : models.join(', ')}
      </span>
      <span className="tabular text-ink-2">{texts.progress(apps.done, all)}</span>
      {models.length > 0 && <span className="tabular">{money(amountOf(spentMicros), currency)}</span>}
    </li>
  );
}
