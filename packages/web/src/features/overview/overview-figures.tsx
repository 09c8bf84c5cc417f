import {
  type Overview,
  type OverviewFigure,
  type OverviewList,
  overviewLists,
  overviewPages,
  overviewSizes,
} from '@whittle/contract/overview/overview';
import { amountOf } from '@whittle/domain/models/money';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { roundMoney } from '../../lib/money.ts';
import { count, textSize } from '../../lib/numbers.ts';
import { paths } from '../../paths.ts';
import { overviewTexts as texts } from './overview.texts.ts';

const pages = {
  mailsWaiting: () => paths.adminMail.to(),
  mailsFailed: () => paths.adminMail.to(),
  batchesRunning: () => paths.adminBatches.to(),
  // Limits and this number count by months of UTC.
  spentThisMonth: () => paths.spending.to('everybody', `${new Date().toISOString().slice(0, 7)}-01`),
  spendDifferences: () => paths.spending.to('everybody'),
} satisfies Record<(typeof overviewPages)[number], () => string>;
const failures: readonly OverviewFigure[] = ['turnsFailed', 'runsFailed', 'sourcesFailed', 'mailsFailed'];
/** A disk with less is as good as full. */
const scarceBytes = 1_000_000_000;
const isWrong = (key: OverviewFigure, value: number) =>
  failures.includes(key) ? value > 0 : key === 'diskFreeBytes' && value < scarceBytes;

type FiguresProps = { figures: Overview['figures']; currency: string; onOpen: (list: OverviewList) => void };

/** Each number leads to what it counts. */
export function OverviewFigures({ figures, currency, onOpen }: FiguresProps) {
  const tile = 'quick flex h-full min-h-11 w-full flex-col gap-0.5 rounded-tile border border-line p-3 text-start';
  const face = (key: OverviewFigure, text: string) => (
    <>
      <span className={cx('type-heading tabular', isWrong(key, figures[key]) && 'text-danger')}>{text}</span>
      <span className="type-meta text-ink-2">{texts.figures[key]}</span>
    </>
  );
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {overviewLists.map((key) => (
        <li key={key}>
          <button type="button" className={cx(tile, 'hover:bg-hover')} onClick={() => onOpen(key)}>
            {face(key, count(figures[key]))}
          </button>
        </li>
      ))}
      {overviewPages.map((key) => (
        <li key={key}>
          <Link to={pages[key]()} className={cx(tile, 'hover:bg-hover')}>
            {face(key, key === 'spentThisMonth' ? roundMoney(amountOf(figures[key]), currency) : count(figures[key]))}
          </Link>
        </li>
      ))}
      {overviewSizes.map((key) => (
        <li key={key}>
          <button type="button" className={cx(tile, 'hover:bg-hover')} onClick={() => onOpen(key)}>
            {face(key, textSize(figures[key]))}
          </button>
        </li>
      ))}
    </ul>
  );
}
