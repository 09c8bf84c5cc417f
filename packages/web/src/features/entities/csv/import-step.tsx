import { CircleCheck, Download, RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { problemsInShownLanguage } from '../../../lib/sentences.ts';
import { csvTexts as texts } from './csv.texts.ts';
import type { FailedBatch, ImportState } from './import-run.ts';
import { storedText } from './stored-text.ts';

type ImportStepProps = {
  state: ImportState;
  onRetry: () => void;
  onDownload: () => void;
  onDownloadAltered: () => void;
};

const shownBatches = 10;

/** CSV-06: how far it is, what came in, and what did not and why. */
export function ImportStepView({ state, onRetry, onDownload, onDownloadAltered }: ImportStepProps) {
  const { status, total, imported, failed, failedBatches, rejected, firstRejected, waitsFor, problem } = state;
  const done = Math.min(imported + failed, total);
  const isOver = status === 'done';
  const isBusy = status === 'running' || status === 'stopping';
  return (
    <div className="flex min-h-40 flex-col gap-4">
      <div className="flex flex-col gap-2">
        <ProgressBar label={texts.progressLabel} value={done} max={total} valueText={texts.progress(done, total)} />
        <p className="tabular text-ink-2">{texts.progress(done, total)}</p>
      </div>
      <div role="status" className="flex flex-col gap-1">
        {waitsFor && isBusy && (
          <p className="text-ink-2">{waitsFor === 'connection' ? texts.waiting : texts.serverFailed}</p>
        )}
        {status === 'stopped' && <p className="type-heading">{texts.stopped}</p>}
        {isOver && (
          <p className="type-heading flex items-center gap-2">
            {failed > 0 ? (
              <TriangleAlert aria-hidden size={16} className="text-warning" />
            ) : (
              <CircleCheck aria-hidden size={16} className="text-success" />
            )}
            {texts.complete}
          </p>
        )}
        {!isBusy && <p className="tabular text-ink-2">{texts.imported(imported)}</p>}
      </div>
      {status === 'broken' && (
        <Notice kind="danger">
          {texts.importFailed} {problem}
        </Notice>
      )}
      {!isBusy && failed > 0 && (
        <section className="flex flex-col gap-3 border-t border-line pt-4">
          <h4 className="font-medium">{texts.failed(failed)}</h4>
          {firstRejected.length > 0 && (
            <ul className="flex flex-col gap-1 text-ink-2">
              {firstRejected.map(({ line, reason }) => (
                <li key={line}>{texts.refused(line, problemsInShownLanguage(reason))}</li>
              ))}
              {rejected > firstRejected.length && <li>{texts.moreRefused(rejected - firstRejected.length)}</li>}
            </ul>
          )}
          <FailedBatches batches={failedBatches} />
          <div className="flex flex-wrap gap-2">
            {failedBatches.length > 0 && isOver && (
              <Button icon={<RotateCw aria-hidden size={16} />} onClick={onRetry}>
                {texts.retry}
              </Button>
            )}
            <Button icon={<Download aria-hidden size={16} />} onClick={onDownload}>
              {texts.download}
            </Button>
          </div>
        </section>
      )}
      {!isBusy && state.altered > 0 && <AlteredValues state={state} onDownload={onDownloadAltered} />}
    </div>
  );
}

/** CSV-26, ENT-41: the values that are not in as they were written, or not as their fields say. */
function AlteredValues({ state, onDownload }: { state: ImportState; onDownload: () => void }) {
  const { altered, firstAltered } = state;
  const areMarked = firstAltered.some(({ unlike }) => unlike !== undefined);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-4">
      <h4 className="font-medium">{areMarked ? texts.markedValues(altered) : texts.alteredValues(altered)}</h4>
      <ul className="flex flex-col gap-1 text-ink-2">
        {firstAltered.map(({ line, field, text, stored, unlike }) => (
          <li key={`${line}-${field}`} dir="auto" className="break-words">
            {unlike === undefined
              ? texts.alteredValue(line, field, text, storedText(stored))
              : texts.unlikeValue(line, field, text, problemsInShownLanguage(unlike))}
          </li>
        ))}
        {altered > firstAltered.length && <li>{texts.moreRefused(altered - firstAltered.length)}</li>}
      </ul>
      <div>
        <Button icon={<Download aria-hidden size={16} />} onClick={onDownload}>
          {areMarked ? texts.downloadMarked : texts.downloadAltered}
        </Button>
      </div>
    </section>
  );
}

/** The rows that kept batches out, as far as the server named them. */
function FailedBatches({ batches }: { batches: readonly FailedBatch[] }) {
  const refused = batches.flatMap(({ rows, refusal }) => (refusal ? [{ ...refusal, others: rows.length - 1 }] : []));
  if (refused.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-ink-2">
      {refused.slice(0, shownBatches).map(({ line, reason, others }) => (
        <li key={`${line}-${reason}`}>
          {line === null ? reason : texts.refused(line, problemsInShownLanguage(reason))}{' '}
          {line !== null && others > 0 && texts.refusedOthers(others)}
        </li>
      ))}
      {refused.length > shownBatches && <li>{texts.moreRefused(refused.length - shownBatches)}</li>}
    </ul>
  );
}
