import type { ContextItem, LeftOutReason } from '@whittle/contract/knowledge/context-item';
import { scanMinutes } from '@whittle/domain/knowledge/scan-minutes';
import { errorSentence } from '../../lib/api-error.ts';
import { count } from '../../lib/numbers.ts';
import { clockTime, dayName } from '../../lib/times.ts';
import { contextItemTexts } from '../../core/knowledge/context-items.texts.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { knowledgeTexts as texts } from './knowledge.texts.ts';

/** What became of a data source: its status, how far it is, what was read, and why something is missing. */
export function SourceState({ item }: { item: ContextItem }) {
  const { status, problem, progress, report, numOfChunks, lastSyncedAt } = item;
  const isFailed = status === 'error' || status === 'usage_limit_reached';
  return (
    <div className="type-meta flex flex-col text-ink-2">
      <p className="flex flex-wrap items-center gap-x-2">
        {status === 'running' && <Spinner />}
        <span className={isFailed ? 'text-danger' : undefined}>
          {status === 'synced' && lastSyncedAt ? texts.syncedAt(whenOf(lastSyncedAt)) : contextItemTexts.status[status]}
        </span>
        {progress && progress.total !== null && progress.done > 0 && (
          <span className="tabular">{texts.progress(progress.done, progress.total)}</span>
        )}
        {status === 'synced' && <span className="tabular">{factsOf(item)}</span>}
      </p>
      {problem && (
        <p className={isFailed ? 'text-danger' : undefined}>
          {errorSentence(problem.code, problem.message, problem.values)}
        </p>
      )}
      {status === 'synced' && report && numOfChunks > 0 && <LeftOut leftOut={report.leftOut} />}
    </div>
  );
}

const whenOf = (iso: string) => {
  const now = new Date();
  return now.toDateString() === new Date(iso).toDateString() ? clockTime(iso) : dayName(iso, now);
};

function factsOf({ report, numOfChunks, syncEvery, nextSyncAt, openTo }: ContextItem): string {
  const facts: string[] = [];
  if (report?.unit) {
    const all = report.read + sumOf(report.leftOut);
    const read = all === report.read ? count(all) : texts.progress(report.read, all);
    facts.push(texts.read[report.unit](read, all));
    if (report.unchanged) facts.push(texts.unchanged(report.unchanged));
  }
  facts.push(texts.passages(numOfChunks));
  if (syncEvery && nextSyncAt) facts.push(`${texts.every[syncEvery]}, ${texts.next(whenOf(nextSyncAt))}`);
  if (openTo) facts.push(texts.isOpen[openTo]);
  return facts.join(' · ');
}

const sumOf = (leftOut: Partial<Record<LeftOutReason, number>>): number =>
  Object.values(leftOut).reduce((sum, n) => sum + n, 0);

function LeftOut({ leftOut }: { leftOut: Partial<Record<LeftOutReason, number>> }) {
  const reasons = Object.entries(leftOut) as [LeftOutReason, number][];
  if (reasons.length === 0) return null;
  const named = reasons.map(([reason, n]) => texts.leftOutFor(n, texts.reasons[reason]));
  return (
    <p>
      {texts.leftOut(sumOf(leftOut), named.join(', '))}
      {leftOut.scan !== undefined && `. ${texts.scanTakes(scanMinutes(leftOut.scan))}`}
    </p>
  );
}
