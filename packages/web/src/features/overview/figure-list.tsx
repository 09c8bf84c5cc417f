import type { OverviewList } from '@whittle/contract/overview/overview';
import { Link } from 'react-router';
import { sentenceOf, sentenceOfCode } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { textSize } from '../../lib/numbers.ts';
import { clockTime, dayName, exactTime } from '../../lib/times.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useOverviewItems } from './overview.requests.ts';
import { overviewTexts as texts } from './overview.texts.ts';

/** Lists whose details are states, which have words of their own; all others name things. */
const withStates: readonly OverviewList[] = ['accounts', 'turnsRunning', 'turnsFailed', 'messagesQueued'];
const wordFor = (list: OverviewList, detail: string): string =>
  withStates.includes(list) && detail in texts.details ? texts.details[detail as keyof typeof texts.details] : detail;

/** What a number counts, newest first. */
export function FigureList({ list, onClose }: { list: OverviewList; onClose: () => void }) {
  const { data, isPending, isError, error, refetch } = useOverviewItems(list);
  const now = new Date();
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.figures[list]} width="wide">
      {isPending && <RowsToCome rows={5} />}
      {isError && (
        <RetryNotice label={texts.retry} onRetry={refetch}>
          {texts.loadFailed} {sentenceOf(error)}
        </RetryNotice>
      )}
      {list === 'databaseBytes' && <p className="type-meta mb-2 text-ink-3">{texts.recordSizes}</p>}
      {list === 'diskFreeBytes' && <p className="type-meta mb-2 text-ink-3">{texts.storedSizes}</p>}
      {data?.items.length === 0 && <p className="text-ink-2">{texts.listEmpty}</p>}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {data.items.map(({ id, title, detail, at, bytes, problem }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2">
              <span
                className={cx(
                  'min-w-0 [overflow-wrap:anywhere]',
                  list === 'slowStatements' ? 'basis-full type-code' : 'flex-1 font-medium',
                )}
              >
                {list === 'apps' ? (
                  <Link to={paths.adminLab.to(id)} className="text-accent-text underline" title={texts.openLab}>
                    {title || id}
                  </Link>
                ) : (
                  title || id
                )}
              </span>
              <span className="text-ink-2 [overflow-wrap:anywhere]">{wordFor(list, detail)}</span>
              {bytes !== undefined && <span className="tabular">{textSize(bytes)}</span>}
              <time dateTime={at} title={exactTime(at)} className="type-meta tabular text-ink-3">
                {dayName(at, now)}, {clockTime(at)}
              </time>
              {problem && (
                <span className="type-meta basis-full text-danger">{sentenceOfCode(problem.code, problem.values)}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      {data?.isCut && <p className="type-meta mt-2 text-ink-3">{texts.cut}</p>}
    </Dialog>
  );
}
