import type { OverviewList } from '@whittle/contract/overview/overview';
import { Link } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { textSize } from '../../lib/numbers.ts';
import { clockTime, dayName, exactTime } from '../../lib/times.ts';
import { paths } from '../../paths.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { RowsToCome } from '../../ui/skeleton.tsx';
import { useOverviewItems } from './overview.requests.ts';
import { overviewTexts as texts } from './overview.texts.ts';

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
          {data.items.map(({ id, title, detail, at, bytes }) => (
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
              <span className="text-ink-2 [overflow-wrap:anywhere]">{detail}</span>
              {bytes !== undefined && <span className="tabular">{textSize(bytes)}</span>}
              <time dateTime={at} title={exactTime(at)} className="type-meta tabular text-ink-3">
                {dayName(at, now)}, {clockTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {data?.isCut && <p className="type-meta mt-2 text-ink-3">{texts.cut}</p>}
    </Dialog>
  );
}
