import type { TurnDebugLog } from '@whittle/contract/debug-log';
import { Check, Copy } from 'lucide-react';
import { sentenceOf } from '../../lib/api-error.ts';
import { money } from '../../lib/money.ts';
import { duration, exactTime } from '../../lib/times.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { useDebugLog, useLogTemplate } from './debug-log.requests.ts';
import { debugLogTexts as texts } from './debug-log.texts.ts';
import { describeEntry } from './describe-entry.ts';

type DebugLogPanelProps = { appId: string; messageId: string; onClose: () => void };

/** What happened in the turn of a reply, step by step (VER-17). */
export function DebugLogPanel({ appId, messageId, onClose }: DebugLogPanelProps) {
  const log = useDebugLog(appId, messageId);
  return (
    <Dialog
      isOpen
      isTall
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title}
      description={texts.about}
      footer={
        log.data && (
          <>
            {log.data.versionId && <LogTemplate appId={appId} messageId={messageId} />}
            <CopyJson log={log.data} />
          </>
        )
      }
    >
      {log.isError ? (
        <RetryNotice label={texts.tryAgain} onRetry={log.refetch}>
          {texts.failed}
        </RetryNotice>
      ) : log.data === undefined ? (
        <Loading />
      ) : log.data === null ? (
        <p className="text-ink-2">{texts.empty}</p>
      ) : (
        <div className="flex flex-col gap-6">
          <Facts log={log.data} />
          <Timeline log={log.data} />
        </div>
      )}
    </Dialog>
  );
}

const Loading = () => (
  <AfterAMoment>
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-3">
      <Skeleton className="h-20" />
      <Skeleton className="h-64" />
    </div>
  </AfterAMoment>
);

function Facts({ log }: { log: TurnDebugLog }) {
  const { usage } = log;
  const facts: [string, string][] = [
    [texts.outcome, `${texts.outcomes[log.outcome]}, ${exactTime(log.startedAt)}`],
    [texts.model, log.model?.label ?? texts.none],
    [texts.tokens, usage ? texts.tokensOf(usage.promptTokens, usage.completionTokens) : texts.none],
    [texts.cost, usage?.cost ? money(usage.cost.amount, usage.cost.currency) : texts.none],
    [texts.took, duration(log.durationMs)],
    [texts.message, log.messageId],
    [texts.version, log.versionId ?? texts.none],
    ...(log.template
      ? [[texts.template, texts.templateOf(log.template.templateId, log.template.files.length)] as [string, string]]
      : []),
  ];
  return (
    <dl aria-label={texts.facts} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="tabular min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Timeline({ log: { entries, dropped } }: { log: TurnDebugLog }) {
  return (
    <section aria-label={texts.timeline}>
      <ol className="flex flex-col divide-y divide-line border-y border-line">
        {entries.map((entry, index) => {
          const { title, lines, isBad } = describeEntry(entry);
          return (
            <li key={index} className="flex flex-col gap-x-4 py-2 sm:flex-row">
              <span className="type-code tabular w-20 shrink-0 text-ink-3 sm:text-right">{duration(entry.atMs)}</span>
              <div className="min-w-0 flex-1">
                <p className={isBad ? 'font-medium text-warning' : 'font-medium'}>{title}</p>
                {lines.map((line, at) => (
                  <p key={at} className="break-words text-ink-2">
                    {line}
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {dropped > 0 && <p className="mt-2 text-ink-2">{texts.dropped(dropped)}</p>}
    </section>
  );
}

/** Writes the files of the reply's version into this log, where Copy takes them along. */
function LogTemplate({ appId, messageId }: { appId: string; messageId: string }) {
  const save = useLogTemplate(appId, messageId);
  return (
    <>
      {save.isError && (
        <span role="alert" className="text-danger">
          {texts.logTemplateFailed} {sentenceOf(save.error)}
        </span>
      )}
      <Button isBusy={save.isPending} onClick={() => !save.isPending && save.mutate()}>
        {texts.logTemplate}
      </Button>
    </>
  );
}

function CopyJson({ log }: { log: TurnDebugLog }) {
  const { isCopied, hasFailed, copy } = useCopy();
  return (
    <>
      <span role="status" className="text-ink-2">
        {hasFailed && uiTexts.copyFailed}
        {isCopied && <span className="sr-only">{uiTexts.copied}</span>}
      </span>
      <Button
        icon={isCopied ? <Check aria-hidden size={16} /> : <Copy aria-hidden size={16} />}
        onClick={() => void copy(JSON.stringify(log, null, 2))}
      >
        {isCopied ? uiTexts.copied : texts.copy}
      </Button>
    </>
  );
}
