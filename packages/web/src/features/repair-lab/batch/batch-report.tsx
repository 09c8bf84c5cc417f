import { type BatchReport as Report, batchAppStates } from '@whittle/contract/repair-lab/batches';
import { amountOf } from '@whittle/domain/models/money';
import { ArrowLeft, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf, sentenceOfCode } from '../../../lib/api-error.ts';
import { downloadFile } from '../../../lib/download-file.ts';
import { money } from '../../../lib/money.ts';
import { count } from '../../../lib/numbers.ts';
import { exactTime } from '../../../lib/times.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/confirm.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { RowsToCome } from '../../../ui/skeleton.tsx';
import { csvAddress, useBatch, useCancelBatch } from './batch.requests.ts';
import { batchTexts as texts } from './batch.texts.ts';
import { AppTable, DetectorTable, ScoreTable } from './score-tables.tsx';

/** How far a run is, what it cost, and its score. */
export function BatchReport({ batchId }: { batchId: string }) {
  const { data, isPending, isError, error, refetch } = useBatch(batchId);
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={paths.adminBatches.to()}
        className="inline-flex items-center gap-1.5 self-start text-accent-text underline coarse:min-h-11"
      >
        <ArrowLeft size={16} aria-hidden className="rtl:rotate-180" />
        {texts.back}
      </Link>
      {isPending && <RowsToCome rows={8} />}
      {isError && (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.runLoadFailed} {sentenceOf(error)}
        </RetryNotice>
      )}
      {data && <Run report={data} />}
    </div>
  );
}

function Run({ report }: { report: Report }) {
  const { id, state, problem, createdAt, apps, detectors } = report;
  const all = batchAppStates.reduce((sum, one) => sum + apps[one], 0);
  const over = all - apps.waiting - apps.running;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="type-heading">{texts.runOf(exactTime(createdAt))}</h2>
        <span role="status" className="text-ink-2">
          {texts.states[state]}
        </span>
        <span className="flex-1" />
        {state === 'running' ? (
          <CancelButton batchId={id} />
        ) : (
          <Button icon={<Download aria-hidden size={16} />} onClick={() => downloadFile(csvAddress(id), '')}>
            {texts.download}
          </Button>
        )}
      </div>
      {problem && <Notice kind="warning">{sentenceOfCode(problem)}</Notice>}
      {state === 'running' && (
        <div className="flex max-w-form flex-col gap-1.5">
          <ProgressBar label={texts.states.running} value={over} max={all} valueText={texts.progress(over, all)} />
          <p className="tabular text-ink-2">{texts.progress(over, all)}</p>
        </div>
      )}
      <Facts report={report} />
      <Part id="scores" title={texts.scoresHeading} about={texts.scoresAbout}>
        <ScoreTable report={report} />
      </Part>
      <Part id="detectors" title={texts.detectorsHeading}>
        {detectors.length === 0 ? (
          <p className="text-ink-2">{texts.nothingFound}</p>
        ) : (
          <DetectorTable report={report} />
        )}
      </Part>
      <Part id="apps" title={texts.appsHeading}>
        <AppTable report={report} />
        {report.isCut && <p className="type-meta text-ink-3">{texts.cut}</p>}
      </Part>
    </>
  );
}

function Facts({ report }: { report: Report }) {
  const { apps, filesChecked, iterations, spentMicros, capMicros, currency, models, startedBy } = report;
  const spent = money(amountOf(spentMicros), currency);
  const facts: readonly (readonly [name: string, value: string])[] = [
    [texts.facts.apps, count(apps.done)],
    ...(['withdrawn', 'failed', 'waiting'] as const)
      .filter((one) => apps[one] > 0)
      .map((one) => [texts.facts[one], count(apps[one])] as const),
    [texts.facts.files, count(filesChecked)],
    [texts.facts.iterations, count(iterations)],
    ...(models.length > 0 && capMicros !== null
      ? [[texts.facts.cost, texts.facts.costOf(spent, money(amountOf(capMicros), currency))] as const]
      : []),
    ...(startedBy === null ? [] : [[texts.facts.startedBy, startedBy] as const]),
  ];
  return (
    <dl className="max-w-form divide-y divide-line border-y border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-2">
          <dt className="text-ink-2">{name}</dt>
          <dd className="tabular min-w-0 text-end wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function CancelButton({ batchId }: { batchId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelBatch(batchId);
  return (
    <>
      <Button variant="plain-danger" onClick={() => setIsAsking(true)}>
        {texts.cancel}
      </Button>
      {isAsking && (
        <Confirm
          title={texts.cancelTitle}
          confirmLabel={texts.cancel}
          cancelLabel={texts.keepRunning}
          onConfirm={async () => {
            await cancel.mutateAsync();
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.cancelAbout}</p>
        </Confirm>
      )}
    </>
  );
}

function Part({ id, title, about, children }: { id: string; title: string; about?: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <div>
        <h3 id={id} className="type-heading">
          {title}
        </h3>
        {about && <p className="mt-1 text-ink-2">{about}</p>}
      </div>
      {children}
    </section>
  );
}
