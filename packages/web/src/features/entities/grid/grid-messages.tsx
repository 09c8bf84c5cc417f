import { gridTexts as texts } from '../entities.texts.ts';
import { maxGridRows } from './grid-layout.ts';
import type { PendingRow } from './pending-rows.ts';

type GridMessagesProps = { pending: readonly PendingRow[]; said: string | null; total: number };

/** Below the rows: why new ones are not saved, what was done last, and that there are more than the grid shows. */
export function GridMessages({ pending, said, total }: GridMessagesProps) {
  return (
    <>
      {pending.map(({ key, message }) =>
        message ? (
          <p key={key} role="alert" className="border-t border-line px-4 py-2 text-danger">
            {texts.newRow}: {message}
          </p>
        ) : null,
      )}
      <div role="status" className={said ? 'border-t border-line px-4 py-2 text-ink-2' : undefined}>
        {said}
        {total > maxGridRows && texts.tooMany(maxGridRows)}
      </div>
    </>
  );
}
