import type { ActionOutcome } from '@whittle/contract/chat';
import { chatTexts as texts } from '../chat.texts.ts';

/** Which rows of an import are not in, and why; closed until somebody asks. */
export function LeftOutRows({
  records: { imported, total, rejected },
}: {
  records: NonNullable<ActionOutcome['records']>;
}) {
  if (rejected.length === 0) return null;
  const more = total - imported - rejected.length;
  return (
    <details className="px-3 pb-2 ps-9">
      <summary className="focus-inset w-fit cursor-pointer rounded-chip text-ink-2 coarse:py-2.5">
        {texts.leftOutReasons}
      </summary>
      <ol
        className="mt-1 max-h-48 overflow-y-auto rounded-tile border border-line"
        tabIndex={0}
        aria-label={texts.leftOutReasons}
      >
        {rejected.map(({ row, reason }) => (
          <li key={row} className="flex gap-2 border-b border-line px-2 py-1 last:border-b-0">
            <span className="tabular shrink-0 text-ink-3">{texts.row(row)}</span>
            <span className="min-w-0 break-words">{reason}</span>
          </li>
        ))}
        {more > 0 && <li className="px-2 py-1 text-ink-2">{texts.moreRows(more)}</li>}
      </ol>
    </details>
  );
}
