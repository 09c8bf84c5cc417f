import type { SpendDimension, SpendKind, SpendReport, SpendRow } from '@whittle/contract/spend/spend';
import { amountOf } from '@whittle/domain/models/money';
import { money } from '../../lib/money.ts';
import { count, short } from '../../lib/numbers.ts';
import { spendTexts as texts } from './spend.texts.ts';

/** The lines of the bill and their sum. On a phone the tokens are left to the CSV. */
export function SpendTable({ report, by }: { report: SpendReport; by: SpendDimension }) {
  const { rows, total, currency } = report;
  return (
    <div className="flex flex-col gap-2">
      <table className="w-full">
        <thead>
          <tr className="type-meta border-b border-line text-ink-2">
            <th scope="col" className="py-1.5 pe-3 text-start font-medium">
              {texts.dimensions[by]}
            </th>
            <Head>{texts.columns.calls}</Head>
            <Head isWide>{texts.columns.input}</Head>
            <Head isWide>{texts.columns.cached}</Head>
            <Head isWide>{texts.columns.output}</Head>
            <Head>{texts.columns.cost}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Line key={row.key} row={row} name={nameOf(row, by)} currency={currency} />
          ))}
        </tbody>
        <tfoot className="border-t border-edge font-medium">
          <Line row={total} name={texts.total} currency={currency} />
        </tfoot>
      </table>
      {report.isCut && <p className="type-meta text-ink-3">{texts.cut}</p>}
      {total.unpriced > 0 && <p className="type-meta text-ink-3">{texts.unpriced(total.unpriced)}</p>}
    </div>
  );
}

function Line({ row, name, currency }: { row: SpendRow; name: string; currency: string }) {
  const isUnknown = row.unpriced === row.calls && row.calls > 0;
  return (
    <tr className="tabular">
      <th scope="row" className="py-2 pe-3 text-start [font-weight:inherit] break-words [overflow-wrap:anywhere]">
        {name}
      </th>
      <Cell title={count(row.calls)}>{short(row.calls)}</Cell>
      <Cell isWide title={count(row.inputTokens)}>
        {short(row.inputTokens)}
      </Cell>
      <Cell isWide title={count(row.cacheReadTokens + row.cacheWriteTokens)}>
        {short(row.cacheReadTokens + row.cacheWriteTokens)}
      </Cell>
      <Cell isWide title={count(row.outputTokens)}>
        {short(row.outputTokens)}
      </Cell>
      <Cell>{isUnknown ? texts.unknown : money(amountOf(row.costMicros), currency)}</Cell>
    </tr>
  );
}

const wide = (isWide?: boolean) => (isWide ? 'max-sm:hidden' : '');

const Head = ({ isWide, children }: { isWide?: boolean; children: string }) => (
  <th scope="col" className={`px-2 text-end font-medium last:pe-0 ${wide(isWide)}`}>
    {children}
  </th>
);

const Cell = ({ isWide, title, children }: { isWide?: boolean; title?: string; children: string }) => (
  <td title={title} className={`px-2 text-end whitespace-nowrap last:pe-0 ${wide(isWide)}`}>
    {children}
  </td>
);

function nameOf({ key, label }: SpendRow, by: SpendDimension): string {
  if (by === 'kind') return texts.kinds[key as SpendKind] ?? key;
  if (by === 'key') return key === 'own' ? texts.keys.own : texts.keys.installation;
  if (key === '' && by in texts.none) return texts.none[by as keyof typeof texts.none];
  return label;
}
